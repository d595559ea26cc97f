import type { Messages } from "@wings/language-en";
import { SET_PARTS } from "../shared/set-parts.js";

export const deathBlossom: Messages = {
  "death-blossom": {
    long:
      "La tige est {stemSet}. Pour {each}, il y a un pétale, un ensemble avec un chiffre de plus que de cases. Dans un pétale, " +
      "toutes les places de son chiffre voient la tige. {steps} Donc le {z} est dans {where}, et une case qui y voit tous les {z} " +
      "ne peut pas valoir {z} : {outcome}.",
    short: "tige {stem}, pétales {petals} : {outcome}",
    vague: "Il y a une Death Blossom avec {z}, à {count} pétales.",
    parts: {
      ...SET_PARTS,
      step: "Si la tige vaut {digits}, le pétale {letter} ({set}) perd ce chiffre et doit contenir {z}.",
      each: "chacun de ses chiffres",
      eachButZ: "chacun de ses chiffres sauf {z}",
      petals: "l’un des pétales",
      petalsOrStem: "l’un des pétales ou dans la tige",
      petal: "{cells} par {digits}",
    },
  },
  "als-blossom": {
    long:
      "Dans la tige, {stemSet}, il manque {spare} de ces chiffres. Chaque pétale est un ensemble avec un chiffre de plus que de cases. " +
      "{steps} Sans {z} dans {where}, il manquerait {missing} chiffres à la tige. Une case qui y voit tous les {z} " +
      "ne peut pas valoir {z} : {outcome}.",
    short: "tige {stem}, pétales {petals} : {outcome}",
    vague: "Il y a une ALS Blossom avec {z}.",
    parts: {
      ...SET_PARTS,
      step: "Sans {z}, le pétale {letter} ({set}) doit contenir {digits}, donc la tige ne le peut pas.",
      petals: "les pétales",
      petalsOrStem: "les pétales ou dans la tige",
      petal: "{cells} par {digits}",
    },
  },
};
