import type { Messages } from "@wings/language-en";

/** What two lines could exchange. */
export const twoLines: Messages = {
  "two-line-uniqueness": {
    long:
      "Si {cell} fuera {digit}, {lines} solo se podrían llenar de modo que se pudiera dar la vuelta a {which}: ahí las dos líneas tendrían " +
      "los mismos dígitos, y ninguno de ellos es inicial. Entonces el sudoku tendría dos soluciones: {outcome}.",
    short: "{lines} con {columns}: {outcome}",
    vague: "No debe ser posible intercambiar una parte de {lines}.",
    parts: { all: "{columns}", some: "algunas columnas (de entre {columns})" },
  },
};
