import type { Messages } from "@wings/language-en";
import { SET_PARTS } from "../shared/set-parts.js";

export const sueDeCoq: Messages = {
  "sue-de-coq": {
    long:
      "Diese {count} Zellen {asMany}: {crossing}, wo sich {line} und {boxHouse} kreuzen, {inLine} in {line}, und " +
      "{inBox} in {boxHouse}. {once}. In {line} enthalten sie {ofLine}, in {boxHouse} enthalten sie {ofBox}, und keine andere " +
      "Zelle dort hat diese Ziffern: {outcome}.",
    short: "{crossingSet} mit {lineSet} und {boxSet}: {outcome}",
    vague: "Es gibt einen Sue de Coq, wo sich {line} und {boxHouse} kreuzen.",
    parts: {
      ...SET_PARTS,
      asMany: "haben zusammen ebenso viele Ziffern",
      asManyTwice: "haben zusammen ebenso viele Ziffern, wenn man {digits} doppelt zählt",
      once: "Keine Ziffer passt zweimal hinein, also steht jede in einer dieser Zellen",
      twice:
        "Zweimal kann man in diesen Zellen nur {digits} setzen: einmal in {line} außerhalb von {boxHouse}, und einmal in " +
        "{boxHouse} außerhalb von {line}. Alle anderen Ziffern passen einmal hinein. Um die {count} Zellen zu füllen, braucht " +
        "man das alles, also kann man {digits} nicht dort setzen, wo sich {line} und {boxHouse} kreuzen",
    },
  },
};
