import { SET_PARTS } from "./set-parts.js";

/** The other candidates of the roof, together with cells beside it, are a naked subset. */
export const subset = {
  ...SET_PARTS,
  set:
    "Nur {roof} haben andere Kandidaten, also ist eine von ihnen {extras}. Zähle sie als eine Zelle: mit {set} sind das {count} Zellen " +
    "für die {count} Ziffern {all}, also können andere Zellen von {houses} sie nicht haben.",
  rest: "Die eine ist {extras}, also steht {rest} in {set} und nicht in {roof}.",
};

/** The rules of a deadly pattern, of any shape. */
export const deadlyParts = {
  ...subset,
  so: "Also",
  one: "Nur {roof} hat andere Kandidaten, also ist sie {extras}:",
  alone:
    "Nur {roof} hat einen weiteren Kandidaten, also ist sie {extra}. Eine Zelle, die sie sieht, kann nicht {extra} sein:",
  same:
    "Nur {roof} haben einen weiteren Kandidaten, {extra}, also ist eine von ihnen {extra}. " +
    "Eine Zelle, die alle sieht, kann nicht {extra} sein:",
  locked: "Nur {roof} haben andere Kandidaten. {cases} Also",
  case:
    "In {house} kann die {digit} nur in {roof} stehen. Wäre eine davon {others}, so wäre die andere {digit}, " +
    "und die Zellen enthielten nur {digits}.",
};
