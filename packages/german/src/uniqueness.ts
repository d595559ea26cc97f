import type { Message } from "@wings/core";
import { type Messages, forEachName } from "./messages.js";
import { SET_PARTS } from "./set-parts.js";

const DEADLY_RECTANGLE =
  "Die Ecken {corners} liegen in zwei Zeilen, zwei Spalten und zwei Blöcken. " +
  "Enthielten sie nur {digits}, so könnte man beide Ziffern vertauschen, und das Rätsel hätte zwei Lösungen. ";
const NOT_GIVEN = "Keine davon war vorgegeben. ";

const oneCorner = (name: string, remark = ""): Message => ({
  long: `${DEADLY_RECTANGLE}${remark}Nur {roof} hat andere Kandidaten, also ist sie {extra}: {outcome}.`,
  short: "{corners} ({digits}), andere Kandidaten in {roof}: {outcome}",
  vague: `Es gibt ein ${name} mit {digits}.`,
});

const sameExtra = (name: string, remark = ""): Message => ({
  long:
    `${DEADLY_RECTANGLE}${remark}Nur {roof} haben einen weiteren Kandidaten, {extra}, also ist eine von ihnen {extra}. ` +
    "Eine Zelle, die alle sieht, kann nicht {extra} sein: {outcome}.",
  short: "{corners} ({digits}), andere Kandidaten in {roof}: {outcome}",
  vague: `Es gibt ein ${name} mit {digits}.`,
});

const byCases = (name: string): Message => ({
  long: `${DEADLY_RECTANGLE}{cases} Also {outcome}.`,
  short: "{corners} ({digits}): {outcome}",
  vague: `Es gibt ein ${name} mit {digits}.`,
  parts: {
    case: "Wäre {target} die {digit}, so {steps}.{end}",
    full: " Die Ecken enthielten nichts anderes.",
    inCell: "wäre {cell} die {digit} (der einzige Kandidat, der bleibt)",
    inHouse: "wäre {cell} die {digit} (der einzige Platz, der in {house} bleibt)",
    noCell: "hätte {cell} keinen Kandidaten mehr",
    noHouse: "hätte {house} keinen Platz mehr für die {digit}",
  },
});

/** The other candidates of the roof, together with cells beside it, are a naked subset. */
const subset = {
  ...SET_PARTS,
  set:
    "Nur {roof} haben andere Kandidaten, also ist eine von ihnen {extras}. Zähle sie als eine Zelle: mit {set} sind das {count} Zellen " +
    "für die {count} Ziffern {all}, also können andere Zellen von {houses} sie nicht haben.",
  rest: "Die eine ist {extras}, also steht {rest} in {set} und nicht in {roof}.",
};

const loopParts = {
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

const EVEN =
  "hätte jede Ziffer in jeder Zeile, jeder Spalte und jedem Block zwei Plätze oder keinen. " +
  "Ein solches Rätsel hat keine Lösung oder mehrere. ";

export const uniqueness: Messages = {
  ...forEachName(["Unique Rectangle 1"], (name) => oneCorner(name)),
  ...forEachName(["Avoidable Rectangle 1"], (name) => oneCorner(name, NOT_GIVEN)),
  ...forEachName(["Unique Rectangle 2", "Unique Rectangle 5"], (name) => sameExtra(name)),
  ...forEachName(["Avoidable Rectangle 2"], (name) => sameExtra(name, NOT_GIVEN)),
  ...forEachName(["Unique Rectangle 4", "Unique Rectangle 6", "Hidden Rectangle"], byCases),
  "unique-rectangle-3": {
    long: `${DEADLY_RECTANGLE}{rules} Also {outcome}.`,
    short: "{corners} ({digits}), Teilmenge von {all} in {roof} und {set}: {outcome}",
    vague: "Es gibt ein Unique Rectangle 3 mit {digits}.",
    parts: subset,
  },
  "unique-loop": {
    long:
      "Die Zellen {cells} bilden eine Schleife: jede Zeile, jede Spalte und jeder Block hat zwei von ihnen oder keine. " +
      "Enthielten sie nur {digits}, so könnte man beide Ziffern vertauschen, und das Rätsel hätte zwei Lösungen. " +
      "{rule} {outcome}.",
    short: "Schleife {cells} ({digits}), andere Kandidaten in {roof}: {outcome}",
    vague: "Es gibt einen Unique Loop mit {digits}.",
    parts: loopParts,
  },
  "extended-rectangle": {
    long:
      "Die Zellen {cells} liegen dort, wo sich {lines} mit {crossings} kreuzen. Enthielten sie nur {digits}, so könnten " +
      "{lines} dort ihre Ziffern tauschen, und das Rätsel hätte zwei Lösungen. {rule} {outcome}.",
    short: "{cells} ({digits}), andere Kandidaten in {roof}: {outcome}",
    vague: "Es gibt ein Extended Rectangle mit {digits}.",
    parts: loopParts,
  },
  "deadly-polygon": {
    long:
      "Enthielten die Zellen {cells} nur {digits}, so ließen sie sich auch anders füllen, mit denselben Ziffern in jeder Zeile, jeder Spalte und jedem " +
      "Block, und das Rätsel hätte zwei Lösungen. {rule} {outcome}.",
    short: "Polygon {cells} ({digits}), andere Kandidaten in {roof}: {outcome}",
    vague: "Es gibt ein Deadly Polygon mit {digits}.",
    parts: loopParts,
  },
  "bug-plus-one": {
    long:
      "Jede offene Zelle außer {cell} hat zwei Kandidaten. " +
      `Ohne {digit} in {cell} ${EVEN}Also ist {cell} die {digit}: {outcome}.`,
    short: "{cell}={digit}, sonst haben alle offenen Zellen zwei Kandidaten: {outcome}",
    vague: "Es gibt einen BUG+1: alle offenen Zellen bis auf eine haben zwei Kandidaten.",
  },
  "bug-plus-n": {
    long: `Ohne {extras} hätte jede offene Zelle zwei Kandidaten, und dann ${EVEN}Also {rule} {outcome}.`,
    short: "{either}, sonst haben alle offenen Zellen zwei Kandidaten: {outcome}",
    vague: "Es gibt einen BUG+n: fast alle offenen Zellen haben zwei Kandidaten.",
    parts: {
      digitsIn: "{digits} in {cell}",
      equals: "{cell}={digits}",
      inCell: "steht {digits} in {cell}:",
      oneDigit:
        "steht die {digit} in einer der Zellen {cells}, und eine Zelle, die alle sieht, kann nicht {digit} sein:",
      mixed: "stimmt eines von {extras}. {cases} Also",
      either:
        "Steht {own} in {cell}, so steht die {digit} nicht dort. Steht die {digit} in {places}, so sieht {cell} sie und ist auch nicht {digit}.",
    },
  },
};
