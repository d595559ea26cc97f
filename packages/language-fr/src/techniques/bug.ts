import type { Messages } from "@wings/language-en";

const EVEN =
  "chaque chiffre aurait deux places ou aucune dans chaque ligne, colonne et bloc. " +
  "Un tel sudoku n’a pas de solution, ou en a plusieurs. ";

export const bug: Messages = {
  "bug-plus-one": {
    long:
      "Chaque case vide sauf {cell} a deux candidats. " +
      `Sans {digit} dans {cell}, ${EVEN}Donc {cell} vaut {digit} : {outcome}.`,
    short: "{cell}={digit}, sinon toutes les cases vides ont deux candidats : {outcome}",
    vague: "Il y a un BUG+1 : toutes les cases vides sauf une ont deux candidats.",
  },
  "bug-plus-n": {
    long: `Sans {extras}, chaque case vide aurait deux candidats, et ${EVEN}Donc {rule} {outcome}.`,
    short: "{either}, sinon toutes les cases vides ont deux candidats : {outcome}",
    vague: "Il y a un BUG+n : presque toutes les cases vides ont deux candidats.",
    parts: {
      digitsIn: "{digits} dans {cell}",
      equals: "{cell}={digits}",
      inCell: "{cell} vaut {digits} :",
      oneDigit: "l’une des cases {cells} vaut {digit}, et une case qui les voit toutes ne peut pas valoir {digit} :",
      mixed: "l’un de ces candidats est vrai : {extras}. {cases} Donc",
      either:
        "Si {cell} vaut {own}, elle ne vaut pas {digit}. Si {places} vaut {digit}, {cell} la voit et ne vaut pas {digit} non plus.",
    },
  },
};
