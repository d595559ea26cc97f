import type { Messages } from "@wings/language-en";
import { deadlyParts } from "../shared/deadly.js";

export const deadlyPolygon: Messages = {
  "deadly-polygon": {
    long:
      "Si las celdas {cells} solo tuvieran {digits}, se podrían llenar de otra manera, con los mismos dígitos en cada fila, " +
      "columna y caja, y el sudoku tendría dos soluciones. {rule} {outcome}.",
    short: "polígono {cells} ({digits}), otros candidatos en {roof}: {outcome}",
    vague: "Hay un polígono mortal con {digits}.",
    parts: deadlyParts,
  },
};
