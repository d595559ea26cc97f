import type { Language } from "@wings/core";
import { spaced } from "./spaces.js";

/** How French names houses and regions, joins lists, and says what changes. */
export const grammar = {
  code: "fr",
  r: "la ligne {n}",
  c: "la colonne {n}",
  b: "le bloc {n}",
  and: " et ",
  or: " ou ",
  candidate: "{digits} dans {cells}",
  set: "{cells} avec {digits}",
  eliminate: "retire {digits} de {cells}",
  place: "place {digit} dans {cell}",
  // With the preposition, because it depends on the words.
  regions: {
    top: "dans la moitié haute",
    bottom: "dans la moitié basse",
    left: "dans la moitié gauche",
    right: "dans la moitié droite",
    all: "dans toute la grille",
  },
  finish: (text) =>
    spaced(
      text
        // Between changes, the core writes a semicolon without a space before it.
        .replace(/(?<! );/g, " ;")
        .replace(/\bde le bloc\b/g, "du bloc")
        // No \b here: for it, à is no letter.
        .replace(/(?<!\p{L})à le bloc\b/gu, "au bloc")
        .replace(/(?<=^|\. )(?:la ligne|la colonne|le bloc)\b/g, (house) => `L${house.slice(1)}`),
    ),
} satisfies Partial<Language>;
