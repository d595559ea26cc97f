/** A board on which the Bivalue Net with the least to read removes 2 from r7c4, in 37 sentences. */
export const LONG_NET = "w11jEsjM4l2j9j4B3D3j5jEsj6jM4j7l5j9j3jD1jM4B3M4j7dMkB3Mkl85k4j7jMojEcj6l3jD3B39j8jMoj2jEcl1";
