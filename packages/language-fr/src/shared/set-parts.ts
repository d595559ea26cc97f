/** Numbers in words, and the cells of a set: parts of many messages. `n1` counts digits, never cells. */
export const SET_PARTS = {
  setOfOne: "la case {set}",
  setOf: "les {count} cases {set}",
  lettered: "l’ensemble {letter} ({set})",
  n1: "un",
  n2: "deux",
  n3: "trois",
  n4: "quatre",
  n5: "cinq",
  n6: "six",
  n7: "sept",
  n8: "huit",
  n9: "neuf",
  n10: "dix",
};
