import type { Messages } from "@wings/language-en";

const claims = {
  one: "Donc {guardians} est vrai",
  several: "Donc {guardians} est vrai, et tout candidat impossible avec chacun d’eux est exclu",
};

const chainParts = {
  one: "Donc {guardians} est vrai.",
  several: "Donc l’un de ceux-ci est vrai : {guardians}.",
  aloneDirect: "Avec lui, {goes} ne peut pas valoir {goesDigit}.",
  alone: "{steps} Donc {goes} ne peut pas valoir {goesDigit}.",
  direct: "Si {cell} vaut {digit}, {goes} ne peut pas valoir {goesDigit}.",
  branch: "Suppose que {cell} vaut {digit}. {steps} Donc {goes} ne peut pas valoir {goesDigit}.",
  cellStep: "Alors {from} ne peut pas valoir {fromDigit}, donc elle vaut {toDigit}.",
  houseStep: "Alors le {fromDigit} ne peut pas être dans {from}, donc il est dans {to} (dans {house}).",
  directNotation: "({digit}){cell}-({goesDigit}){goes}",
  branchNotation: "({digit}){cell}{steps}-({goesDigit}){goes}",
  cellNotation: "-({fromDigit}={toDigit}){from}",
  houseNotation: "-({fromDigit}){from}=({fromDigit}){to}",
  inOneCase: "Par conséquent",
  inEachCase: "Dans tous les cas",
};

const ODDAGON =
  "Chacune des cases {cells} voit la suivante, et la dernière voit la première. Si elles ne contenaient que {digits}, les deux chiffres alterneraient, " +
  "mais le nombre de cases est impair. {claim}";
const TRIDAGON =
  "Les cases {cells} sont réparties par trois dans quatre blocs, dans des lignes et des colonnes différentes. Si elles ne contenaient que {digits}, les blocs " +
  "feraient tourner les chiffres une fois de trop. {claim}";

/** Patterns with guardians. */
export const guardians: Messages = {
  "broken-wing": {
    long:
      "Les cases {cells} peuvent valoir {digit} et forment une boucle : chacune partage une zone avec la suivante ({houses}). Si le {digit} n’avait pas d’autre " +
      "place dans ces zones, il serait dans une case sur deux, mais le nombre de cases est impair. {claim} : {outcome}.",
    short: "aile brisée {digit} {cells}, gardée par {guardians} : {outcome}",
    vague: "Une boucle impaire de places pour le {digit} ne peut pas suffire.",
    parts: {
      one: "Donc le {digit} est dans {guardians}",
      several: "Donc le {digit} est dans {guardians}, et ne peut pas être dans une case qui les voit toutes",
    },
  },
  "bivalue-oddagon": {
    long: `${ODDAGON} : {outcome}.`,
    short: "oddagon {digits} {cells}, gardé par {guardians} : {outcome}",
    vague: "Une boucle impaire de cases ne peut pas contenir seulement {digits}.",
    parts: claims,
  },
  tridagon: {
    long: `${TRIDAGON} : {outcome}.`,
    short: "tridagon {digits}, gardé par {guardians} : {outcome}",
    vague: "Douze cases ne peuvent pas contenir seulement {digits}.",
    parts: claims,
  },
  "oddagon-chain": {
    long: `${ODDAGON} {branches} {conclusion} : {outcome}.`,
    short: "oddagon {digits} {cells} : {chains} : {outcome}",
    vague:
      "Une boucle impaire de cases ne peut pas contenir seulement {digits}. Regarde ce qui découle de chaque autre candidat de ces cases.",
    parts: chainParts,
  },
  "tridagon-chain": {
    long: `${TRIDAGON} {branches} {conclusion} : {outcome}.`,
    short: "tridagon {digits} : {chains} : {outcome}",
    vague:
      "Douze cases ne peuvent pas contenir seulement {digits}. Regarde ce qui découle de chaque autre candidat de ces cases.",
    parts: chainParts,
  },
};
