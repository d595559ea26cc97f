import type { Message } from "@wings/core";
import { type Messages, forEachName } from "@wings/language-en";
import { subset } from "../shared/deadly.js";

const DEADLY_RECTANGLE =
  "Les coins {corners} sont dans deux lignes, deux colonnes et deux blocs. " +
  "S’ils ne contenaient que {digits}, on pourrait échanger les deux chiffres, et le sudoku aurait deux solutions. ";
const NOT_GIVEN = "Aucun d’eux n’était donné. ";

const oneCorner = (name: string, remark = ""): Message => ({
  long: `${DEADLY_RECTANGLE}${remark}Seule {roof} a d’autres candidats, donc elle vaut {extra} : {outcome}.`,
  short: "{corners} ({digits}), autres candidats dans {roof} : {outcome}",
  vague: `Il y a un ${name} avec {digits}.`,
});

const sameExtra = (name: string, remark = ""): Message => ({
  long:
    `${DEADLY_RECTANGLE}${remark}Seules {roof} ont un autre candidat, le {extra}, donc l’une d’elles vaut {extra}. ` +
    "Une case qui les voit toutes ne peut pas valoir {extra} : {outcome}.",
  short: "{corners} ({digits}), autres candidats dans {roof} : {outcome}",
  vague: `Il y a un ${name} avec {digits}.`,
});

const byCases = (name: string): Message => ({
  long: `${DEADLY_RECTANGLE}{cases} Donc {outcome}.`,
  short: "{corners} ({digits}) : {outcome}",
  vague: `Il y a un ${name} avec {digits}.`,
  parts: {
    case: "Si {target} valait {digit}, alors {steps}.{end}",
    full: " Les coins ne contiendraient rien d’autre.",
    inCell: "{cell} vaudrait {digit} (son dernier candidat)",
    inHouse: "{cell} vaudrait {digit} (la dernière place dans {house})",
    noCell: "{cell} n’aurait plus de candidat",
    noHouse: "{house} n’aurait plus de place pour le {digit}",
  },
});

export const uniqueRectangle: Messages = {
  "unique-rectangle-1": oneCorner("rectangle unique 1"),
  "avoidable-rectangle-1": oneCorner("rectangle évitable 1", NOT_GIVEN),
  "unique-rectangle-2": sameExtra("rectangle unique 2"),
  "unique-rectangle-5": sameExtra("rectangle unique 5"),
  "avoidable-rectangle-2": sameExtra("rectangle évitable 2", NOT_GIVEN),
  ...forEachName(
    {
      "unique-rectangle-4": "rectangle unique 4",
      "unique-rectangle-6": "rectangle unique 6",
      "hidden-rectangle": "rectangle caché",
    },
    byCases,
  ),
  "unique-rectangle-3": {
    long: `${DEADLY_RECTANGLE}{rules} Donc {outcome}.`,
    short: "{corners} ({digits}), sous-ensemble de {all} dans {roof} et {set} : {outcome}",
    vague: "Il y a un rectangle unique 3 avec {digits}.",
    parts: subset,
  },
};
