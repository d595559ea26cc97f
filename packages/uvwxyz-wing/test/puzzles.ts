/** Puzzles of the definition. */
export const XYZ = "8.9..3..4.24...61..7...6.297.2.4.......3.2.......5.1.225.1...4..47...83.1..7..2.5";
export const WXYZ = "..3..4...1.86539...5.7...83..6.37.9.7..4....54.....72.....9.51...9..6...8..3..26.";
/** The pivot r1c8 of its XYZ-Wing sees a bivalue cell that is no wing. */
export const EXTRA_PAIR = ".6......9.7..6....8...5...6.4.....525....19.7..1..3....87..........34.6....9.85..";
export const XY = ".1..7.69.4.6.9..1.5.9.2...87....9....9..3..8....8....41...6.8.9.8..4.7.5.67.8..4.";
export const NO_BENT_TRIPLE = "8....5..7.7.1.8.6...6.9.8..64.9.7.3...3...7...9.8.2.46..9.8.4...1.5.4.2.4..3....1";

/** Boards with one wing of order 5 and one of order 6, as they hardly ever come up: made around it. */
export const VWXYZ =
  "w1IgAgCeD0A8L1A4EgEbB0A5AcA4A2F4gIsMiA2E4E0I4C0EiA1fAoC8D0AbF0L1EcAgA1B1A1E9G5DhD4A2A8I0C0AoIgLoAoClG0M1A2B6C0B0CgA1IcM9AmKcE5hAjK0C1AgC8fAmA1A4A8B9bEpNgI0K0Al";
export const UVWXYZ =
  "w1M2D9AcA2BoGgA4A9C0G2AkE2CoC4aBgiAmC0J1BgEkFoI0EgA8CiA1E0iC3AjA4B8AqB4A8AjA4AoE0J0I0C1A5AgC0B1A1I1A8A3E1L7A4IgC3B4BqGgC0A2E4J0A8C0E0A1AaAiA6O0C6EmE0iEkC0A1fAr";
