import type { Messages } from "@wings/language-en";
import { deadlyParts } from "../shared/deadly.js";

export const uniqueLoop: Messages = {
  "unique-loop": {
    long:
      "Las celdas {cells} forman un bucle: cada fila, columna y caja tiene dos de ellas o ninguna. " +
      "Si solo tuvieran {digits}, se podrían intercambiar los dos dígitos, y el sudoku tendría dos soluciones. " +
      "{rule} {outcome}.",
    short: "bucle {cells} ({digits}), otros candidatos en {roof}: {outcome}",
    vague: "Hay un bucle único con {digits}.",
    parts: deadlyParts,
  },
  "extended-rectangle": {
    long:
      "Las celdas {cells} están donde {lines} se cruzan con {crossings}. Si solo tuvieran {digits}, " +
      "{lines} podrían intercambiar ahí sus dígitos, y el sudoku tendría dos soluciones. {rule} {outcome}.",
    short: "{cells} ({digits}), otros candidatos en {roof}: {outcome}",
    vague: "Hay un rectángulo extendido con {digits}.",
    parts: deadlyParts,
  },
};
