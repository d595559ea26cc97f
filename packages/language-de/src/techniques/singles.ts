import type { Messages } from "@wings/language-en";

const kinds = { row: "eine Zeile", column: "eine Spalte", box: "einen Block" };

export const singles: Messages = {
  "full-house": {
    long: "{cell} ist die letzte offene Zelle von {house}, dort stehen schon {others}. Nur die {digit} fehlt: {outcome}.",
    short: "letzte offene Zelle von {house}: {outcome}",
    vague: "Es gibt {kind} mit nur einer offenen Zelle.",
    parts: kinds,
  },
  "naked-single": {
    long: "{cell} muss {digit} sein: {others}. Also {outcome}.",
    short: "einziger Kandidat von {cell}: {outcome}",
    vague: "Es gibt eine Zelle mit nur einem Kandidaten in {box}.",
    parts: {
      seen: "{house} hat {digits}",
      removed: "{digits} wurde schon ausgeschlossen",
      removedSeveral: "{digits} wurden schon ausgeschlossen",
      more: "{first}; {rest}",
    },
  },
  "hidden-single": {
    long: "In {house} kann die {digit} nur in {cell} stehen: {why}. Also {outcome}.",
    short: "einziger Platz für {digit} in {house}: {outcome}",
    vague: "Es gibt {kind} mit nur einem Platz für die {digit}.",
    parts: {
      ...kinds,
      one: "die {digit} in {houses} sperrt den Rest",
      several: "die {digit}en in {houses} sperren den Rest",
      before: "anderswo ist sie ausgeschlossen",
      also: "{blocked}, oder sie wurde schon ausgeschlossen",
    },
  },
};
