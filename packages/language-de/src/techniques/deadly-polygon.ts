import type { Messages } from "@wings/language-en";
import { deadlyParts } from "../shared/deadly.js";

export const deadlyPolygon: Messages = {
  "deadly-polygon": {
    long:
      "Enthielten die Zellen {cells} nur {digits}, so ließen sie sich auch anders füllen, mit denselben Ziffern in jeder Zeile, jeder Spalte und jedem " +
      "Block, und das Rätsel hätte zwei Lösungen. {rule} {outcome}.",
    short: "Polygon {cells} ({digits}), andere Kandidaten in {roof}: {outcome}",
    vague: "Es gibt ein Deadly Polygon mit {digits}.",
    parts: deadlyParts,
  },
};
