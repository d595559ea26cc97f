import type { Messages } from "@wings/language-en";

const EVEN =
  "hätte jede Ziffer in jeder Zeile, jeder Spalte und jedem Block zwei Plätze oder keinen. " +
  "Ein solches Rätsel hat keine Lösung oder mehrere. ";

export const bug: Messages = {
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
