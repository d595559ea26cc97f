import type { Messages } from "./messages.js";

const kinds = { row: "eine Zeile", column: "eine Spalte", box: "einen Block" };

export const singles: Messages = {
  "full-house": {
    long: "{cell} ist die letzte offene Zelle von {house}, dort stehen schon {others}. Nur die {digit} fehlt: {outcome}.",
    short: "letzte offene Zelle von {house}: {outcome}",
    vague: "Es gibt {kind} mit nur einer offenen Zelle.",
    parts: kinds,
  },
  "naked-single": {
    long: "{cell} kann nur {digit} sein: {others}. Also {outcome}.",
    short: "einziger Kandidat von {cell}: {outcome}",
    vague: "Es gibt eine Zelle mit nur einem Kandidaten in {box}.",
    parts: {
      seen: "{digits} steht in {house}",
      seenSeveral: "{digits} stehen in {house}",
      removed: "{digits} wurde schon ausgeschlossen",
      removedSeveral: "{digits} wurden schon ausgeschlossen",
      more: "{first}; {rest}",
    },
  },
  "hidden-single": {
    long: "In {house} kann die {digit} nur in {cell} stehen: {outcome}.",
    short: "einziger Platz für {digit} in {house}: {outcome}",
    vague: "Es gibt {kind} mit nur einem Platz für die {digit}.",
    parts: kinds,
  },
};
