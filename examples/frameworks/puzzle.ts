/** A puzzle that is half solved. */
export const PUZZLE = "683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64";
