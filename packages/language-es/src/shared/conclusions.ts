/** What follows if one of two sets, A or B, has a digit. */
export const conclusions = {
  oneDigit: "una celda que vea cada {digit} de ambos conjuntos no puede ser {digit}",
  severalDigits: "una celda que vea cada {digit} de ambos conjuntos no puede ser {digit}. Lo mismo vale para {others}",
};
