/** The parts for numbers and for the cells of a set: `SET_PARTS` of the core in German. */
export const SET_PARTS = {
  setOfOne: "die Zelle {set}",
  setOf: "die {count} Zellen {set}",
  lettered: "Menge {letter} ({set})",
  n1: "eine",
  n2: "zwei",
  n3: "drei",
  n4: "vier",
  n5: "fünf",
  n6: "sechs",
  n7: "sieben",
  n8: "acht",
  n9: "neun",
  n10: "zehn",
};
