import type { Messages } from "@wings/language-en";

/** Givens that a turn or a mirror carries to givens. */
export const symmetry: Messages = {
  "symmetrical-placement": {
    long: "Nach {map}, mit {digits}, sind die Vorgaben dieselben. Das Rätsel hat eine Lösung, also ist auch sie dieselbe. {cases} Also {outcome}.",
    short: "Nach {map}, mit {digits}: {outcome}",
    vague: "Sieh dir die Vorgaben als Ganzes an.",
    parts: {
      quarter: "einer Vierteldrehung",
      half: "einer halben Drehung",
      falling: "einer Spiegelung an der Diagonale von links oben nach rechts unten",
      rising: "einer Spiegelung an der Diagonale von rechts oben nach links unten",
      moved: "einer Verschiebung von {lines}",
      line: "{from} nach {to}",
      exchanged: "vertauschten Ziffern ({pairs})",
      pair: "{digit}↔{other}",
      replaced: "ersetzten Ziffern ({pairs})",
      by: "{digit}→{other}",
      same: "allen Ziffern, wie sie sind",
      case: "Ist {cell} die {digit}, so {images}, und das geht nicht.",
      image: "ist {cell} die {digit}",
    },
  },
};
