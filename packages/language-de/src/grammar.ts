import type { Language } from "@wings/core";

/** How German names houses and regions, joins lists, and says what changes. */
export const grammar = {
  code: "de",
  r: "Zeile {n}",
  c: "Spalte {n}",
  b: "Block {n}",
  and: " und ",
  or: " oder ",
  candidate: "{digits} in {cells}",
  set: "{cells} mit {digits}",
  eliminate: "streiche {digits} aus {cells}",
  place: "setze {digit} in {cell}",
  // With the preposition, because the article depends on it.
  regions: {
    top: "in der oberen Hälfte",
    bottom: "in der unteren Hälfte",
    left: "in der linken Hälfte",
    right: "in der rechten Hälfte",
    all: "im ganzen Gitter",
  },
} satisfies Partial<Language>;
