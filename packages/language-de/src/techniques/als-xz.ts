import type { Messages } from "@wings/language-en";
import { conclusions } from "../shared/conclusions.js";
import { SET_PARTS } from "../shared/set-parts.js";

export const alsXz: Messages = {
  "als-xz": {
    long: "Menge A ({setA}) und Menge B ({setB}) haben je eine Ziffer mehr als Zellen. {why}: {outcome}.",
    short: "A {a}, B {b} über {x}: {outcome}",
    vague: "Es gibt ein ALS-XZ mit {digits}.",
    parts: {
      ...SET_PARTS,
      ...conclusions,
      single:
        "Ihre eingeschränkte gemeinsame Ziffer ist {x}: jede {x} von A sieht jede {x} von B, also kann nur eine der Mengen {x} enthalten. " +
        "Die andere muss alle ihre anderen Ziffern enthalten, also auch {z}. In jedem Fall {conclusion}",
      double:
        "Ihre eingeschränkten gemeinsamen Ziffern sind {x} und {y}: jede {x} von A sieht jede {x} von B, und für {y} gilt dasselbe. " +
        "Jeder Menge fehlt nur eine ihrer Ziffern, also fehlt der einen {x} und der anderen {y}. Jede enthält alle ihre anderen " +
        "Ziffern, und diese fallen in den Zellen weg, die alle ihre Plätze sehen",
    },
  },
};
