import type { Messages } from "@wings/language-en";
import { coloring } from "./coloring.js";
import { singles } from "./singles.js";

const kinds = {
  row: "une ligne",
  column: "une colonne",
  box: "un bloc",
  region: "une région",
  diagonal: "une diagonale",
  window: "une fenêtre",
};
const related = "{from} contient le {digit} et se trouve {relation} {to}";

/** What techniques say on boards with other houses. */
export const layouts: Messages = {
  "layout:full-house": { ...singles["full-house"], parts: kinds },
  "layout:naked-single": { ...singles["naked-single"], parts: { ...singles["naked-single"].parts, related } },
  "layout:hidden-single": {
    ...singles["hidden-single"],
    parts: {
      ...kinds,
      one: "le {digit} dans {houses} bloque d’autres cases",
      several: "les {digit} dans {houses} bloquent d’autres cases",
      related,
      before: "ailleurs, il a été exclu avant",
      more: "{first} ; {rest}",
    },
  },
  "layout:locked": {
    long:
      "Dans {from}, le {digit} ne peut aller que dans {cells}. {all} dans {to}, donc le {digit} ne peut aller nulle part ailleurs " +
      "dans {to} : {outcome}.",
    short: "dans {from}, le {digit} n’est que dans {to} : {outcome}",
    vague: "Il y a {kind} où le {digit} ne peut aller que dans des cases qui partagent aussi une autre unité.",
    parts: {
      ...kinds,
      one: "Cette case est",
      two: "Toutes deux sont",
      three: "Toutes trois sont",
      many: "Toutes sont",
    },
  },
  "layout:simple-colors": {
    ...coloring["simple-colors"],
    parts: {
      ...coloring["simple-colors"].parts,
      apart:
        "{from} et {to} sont toutes deux A, et {from} se trouve {relation} {to}, donc elles ne peuvent pas valoir {digit} " +
        "toutes les deux. Donc aucune case de A ne vaut {digit} :",
    },
  },
};
