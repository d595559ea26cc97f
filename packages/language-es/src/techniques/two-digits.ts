import type { Messages } from "@wings/language-en";

/** Two digits together. */
export const twoDigits: Messages = {
  "two-digit-placement": {
    long: "Mira {places}. {why}: {outcome}.",
    short: "{digit} y {other} juntos: {outcome}",
    vague: "Mira el {digit} y el {other} juntos.",
    parts: {
      in: "el {digit} en {houses}",
      both: "{own}, y {others}",
      room: "Vaya donde vaya el {other}, el {digit} en {cells} no deja sitio para los demás {digit}",
      none: "Con el {digit} en {cells}, no queda sitio para el {other}",
    },
  },
  "two-digit-uniqueness": {
    long:
      "Si {cell} es {digit}, entonces, vayan donde vayan los demás {one} y {other}, los dos dígitos se pueden intercambiar en {parts}. " +
      "Ninguno de ahí es inicial, así que el sudoku tendría dos soluciones: {outcome}.",
    short: "{digits} intercambiados en {parts}: {outcome}",
    vague: "Los lugares de {digits} no deben poder intercambiarse.",
    parts: { cells: "{cells}", more: "{cells}; o en {rest}", many: "uno de {count} conjuntos de celdas" },
  },
};
