import type { Messages } from "@wings/language-en";
import { conclusions } from "../shared/conclusions.js";
import { SET_PARTS } from "../shared/set-parts.js";

export const alsXyWing: Messages = {
  "als-xy-wing": {
    long:
      "{stemHolds} Si la tige contient {x}, l’ensemble A ({setA}) perd {x} et doit contenir {z}. " +
      "Si la tige contient {y}, l’ensemble B ({setB}) perd {y} et doit contenir {z}. Dans les deux cas, {conclusion} : {outcome}.",
    short: "tige {stem}, A {a} par {x}, B {b} par {y} : {outcome}",
    vague: "Il y a un ALS XY-Wing avec {digits}.",
    parts: {
      ...SET_PARTS,
      ...conclusions,
      stemCell: "La tige {stem} contient {x} ou {y}.",
      stemCells: "La tige, {set}, a un chiffre de plus que de cases. Donc elle contient au moins {x} ou {y}.",
    },
  },
};
