/** Numbers in words, and the cells of a set, with their article: parts of many messages. */
export const SET_PARTS = {
  setOfOne: "la celda {set}",
  setOf: "las {count} celdas {set}",
  lettered: "el conjunto {letter} ({set})",
  n1: "uno",
  n2: "dos",
  n3: "tres",
  n4: "cuatro",
  n5: "cinco",
  n6: "seis",
  n7: "siete",
  n8: "ocho",
  n9: "nueve",
  n10: "diez",
};
