import type { Messages } from "@wings/language-en";
import { deadlyParts } from "../shared/deadly.js";

export const deadlyPolygon: Messages = {
  "deadly-polygon": {
    long:
      "Si les cases {cells} ne contenaient que {digits}, on pourrait les remplir d’une autre façon, avec les mêmes chiffres dans chaque ligne, " +
      "colonne et bloc, et le sudoku aurait deux solutions. {rule} {outcome}.",
    short: "polygone {cells} ({digits}), autres candidats dans {roof} : {outcome}",
    vague: "Il y a un polygone mortel avec {digits}.",
    parts: deadlyParts,
  },
};
