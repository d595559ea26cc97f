import type { Messages } from "@wings/language-en";

/** Givens that a turn or a mirror carries to givens. */
export const symmetry: Messages = {
  "symmetrical-placement": {
    long: "Après {map}, avec {digits}, les chiffres donnés sont les mêmes. Le sudoku a une seule solution, donc elle aussi reste la même. {cases} Donc {outcome}.",
    short: "{map}, {digits} : {outcome}",
    vague: "Regarde l’ensemble des chiffres donnés.",
    parts: {
      quarter: "un quart de tour",
      half: "un demi-tour",
      falling: "une réflexion sur la diagonale d’en haut à gauche à en bas à droite",
      rising: "une réflexion sur la diagonale d’en haut à droite à en bas à gauche",
      moved: "un déplacement de {lines}",
      line: "{from} vers {to}",
      exchanged: "les chiffres échangés ({pairs})",
      pair: "{digit}↔{other}",
      replaced: "les chiffres remplacés ({pairs})",
      by: "{digit}→{other}",
      same: "tous les chiffres inchangés",
      case: "Si {cell} vaut {digit}, alors {images}, ce qui est impossible.",
      image: "{cell} vaut {digit}",
    },
  },
};
