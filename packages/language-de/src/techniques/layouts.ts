import type { Messages } from "@wings/language-en";
import { coloring } from "./coloring.js";
import { singles } from "./singles.js";

const kinds = {
  row: "eine Zeile",
  column: "eine Spalte",
  box: "einen Block",
  region: "eine Region",
  diagonal: "eine Diagonale",
  window: "ein Fenster",
};
const related = "{from} hat {digit} und liegt {relation} {to}";

/** What techniques say on boards with other houses. */
export const layouts: Messages = {
  "layout:full-house": { ...singles["full-house"], parts: kinds },
  "layout:naked-single": { ...singles["naked-single"], parts: { ...singles["naked-single"].parts, related } },
  "layout:hidden-single": {
    ...singles["hidden-single"],
    parts: {
      ...kinds,
      one: "die {digit} in {houses} sperrt andere Zellen",
      several: "die {digit}en in {houses} sperren andere Zellen",
      related,
      before: "anderswo wurde sie schon ausgeschlossen",
      more: "{first}; {rest}",
    },
  },
  "layout:locked": {
    long:
      "In {from} kann die {digit} nur in {cells} stehen. {all} in {to}, also kann die {digit} in {to} sonst nirgends stehen: " +
      "{outcome}.",
    short: "in {from} steht {digit} nur in {to}: {outcome}",
    vague: "Es gibt {kind} mit Plätzen für die {digit}, die alle auch in einem anderen Haus liegen.",
    parts: {
      ...kinds,
      one: "Diese Zelle liegt",
      two: "Beide liegen",
      three: "Alle drei liegen",
      many: "Alle liegen",
    },
  },
  "layout:simple-colors": {
    ...coloring["simple-colors"],
    parts: {
      ...coloring["simple-colors"].parts,
      apart:
        "{from} und {to} sind beide A, und {from} liegt {relation} {to}, also können sie nicht beide {digit} sein. " +
        "Also hat keine Zelle von A die {digit}:",
    },
  },
};
