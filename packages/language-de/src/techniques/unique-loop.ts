import type { Messages } from "@wings/language-en";
import { deadlyParts } from "../shared/deadly.js";

export const uniqueLoop: Messages = {
  "unique-loop": {
    long:
      "Die Zellen {cells} bilden eine Schleife: jede Zeile, jede Spalte und jeder Block hat zwei von ihnen oder keine. " +
      "Enthielten sie nur {digits}, so könnte man beide Ziffern vertauschen, und das Rätsel hätte zwei Lösungen. " +
      "{rule} {outcome}.",
    short: "Schleife {cells} ({digits}), andere Kandidaten in {roof}: {outcome}",
    vague: "Es gibt einen Unique Loop mit {digits}.",
    parts: deadlyParts,
  },
  "extended-rectangle": {
    long:
      "Die Zellen {cells} liegen dort, wo sich {lines} mit {crossings} kreuzen. Enthielten sie nur {digits}, so könnten " +
      "{lines} dort ihre Ziffern tauschen, und das Rätsel hätte zwei Lösungen. {rule} {outcome}.",
    short: "{cells} ({digits}), andere Kandidaten in {roof}: {outcome}",
    vague: "Es gibt ein Extended Rectangle mit {digits}.",
    parts: deadlyParts,
  },
};
