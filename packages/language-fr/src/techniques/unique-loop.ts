import type { Messages } from "@wings/language-en";
import { deadlyParts } from "../shared/deadly.js";

export const uniqueLoop: Messages = {
  "unique-loop": {
    long:
      "Les cases {cells} forment une boucle : chaque ligne, colonne et bloc en a deux ou aucune. " +
      "Si elles ne contenaient que {digits}, on pourrait échanger les deux chiffres, et le sudoku aurait deux solutions. " +
      "{rule} {outcome}.",
    short: "boucle {cells} ({digits}), autres candidats dans {roof} : {outcome}",
    vague: "Il y a une boucle unique avec {digits}.",
    parts: deadlyParts,
  },
  "extended-rectangle": {
    long:
      "Les cases {cells} sont aux croisements de {lines} avec {crossings}. Si elles ne contenaient que {digits}, {lines} pourraient " +
      "y échanger leurs chiffres, et le sudoku aurait deux solutions. {rule} {outcome}.",
    short: "{cells} ({digits}), autres candidats dans {roof} : {outcome}",
    vague: "Il y a un rectangle étendu avec {digits}.",
    parts: deadlyParts,
  },
};
