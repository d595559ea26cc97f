import type { Messages } from "@wings/language-en";
import { conclusions } from "../shared/conclusions.js";
import { SET_PARTS } from "../shared/set-parts.js";

export const alsXyWing: Messages = {
  "als-xy-wing": {
    long:
      "{stemHolds} Si el tallo contiene el {x}, el conjunto A ({setA}) pierde el {x} y tiene que contener {z}. " +
      "Si el tallo contiene el {y}, el conjunto B ({setB}) pierde el {y} y tiene que contener {z}. " +
      "En ambos casos {conclusion}: {outcome}.",
    short: "tallo {stem}, A {a} por {x}, B {b} por {y}: {outcome}",
    vague: "Hay un ALS XY-Wing con {digits}.",
    parts: {
      ...SET_PARTS,
      stemCell: "El tallo {stem} es {x} o {y}.",
      stemCells:
        "El tallo consta de {set}: un dígito más que celdas. Así que al menos uno de los dígitos {x} y {y} está en él.",
      ...conclusions,
    },
  },
};
