import type { Messages } from "@wings/language-en";

const EVEN =
  "cada dígito tendría dos lugares o ninguno en cada fila, columna y caja. " +
  "Un sudoku así no tiene solución, o tiene varias. ";

export const bug: Messages = {
  "bug-plus-one": {
    long:
      "Todas las celdas vacías menos {cell} tienen dos candidatos. " +
      `Sin el {digit} en {cell}, ${EVEN}Por lo tanto, {cell} es {digit}: {outcome}.`,
    short: "{cell}={digit}, si no, todas las celdas vacías tienen dos candidatos: {outcome}",
    vague: "Hay un BUG+1: todas las celdas vacías menos una tienen dos candidatos.",
  },
  "bug-plus-n": {
    long: `Sin {extras}, todas las celdas vacías tendrían dos candidatos, y ${EVEN}Por lo tanto, {rule} {outcome}.`,
    short: "{either}, si no, todas las celdas vacías tienen dos candidatos: {outcome}",
    vague: "Hay un BUG+n: casi todas las celdas vacías tienen dos candidatos.",
    parts: {
      digitsIn: "{digits} en {cell}",
      equals: "{cell}={digits}",
      inCell: "{cell} es {digits}:",
      oneDigit: "una de las celdas {cells} es {digit}, y una celda que las vea todas no puede ser {digit}:",
      mixed: "uno de estos candidatos es verdadero: {extras}. {cases} Así que",
      either: "Si {cell} es {own}, no es {digit}. Si el {digit} está en {places}, {cell} lo ve y tampoco es {digit}.",
    },
  },
};
