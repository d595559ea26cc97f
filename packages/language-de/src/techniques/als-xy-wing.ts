import type { Messages } from "@wings/language-en";
import { conclusions } from "../shared/conclusions.js";
import { SET_PARTS } from "../shared/set-parts.js";

export const alsXyWing: Messages = {
  "als-xy-wing": {
    long:
      "{stemHolds} Enthält der Stamm {x}, so verliert Menge A ({setA}) die {x} und muss {z} enthalten. " +
      "Enthält der Stamm {y}, so verliert Menge B ({setB}) die {y} und muss {z} enthalten. In jedem Fall {conclusion}: {outcome}.",
    short: "Stamm {stem}, A {a} über {x}, B {b} über {y}: {outcome}",
    vague: "Es gibt einen ALS XY-Wing mit {digits}.",
    parts: {
      ...SET_PARTS,
      ...conclusions,
      stemCell: "Der Stamm {stem} ist {x} oder {y}.",
      stemCells:
        "Der Stamm ({set}) hat eine Ziffer mehr als Zellen. Also enthält er mindestens eine der Ziffern {x} und {y}.",
    },
  },
};
