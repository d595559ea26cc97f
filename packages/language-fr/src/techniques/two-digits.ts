import type { Messages } from "@wings/language-en";

/** Two digits together. */
export const twoDigits: Messages = {
  "two-digit-placement": {
    long: "Regarde {places}. {why} : {outcome}.",
    short: "{digit} et {other} ensemble : {outcome}",
    vague: "Regarde {digit} et {other} ensemble.",
    parts: {
      in: "le {digit} dans {houses}",
      both: "{own}, et {others}",
      room: "Où qu’aille le {other}, {digit} dans {cells} ne laisse pas de place aux autres {digit}",
      none: "Avec {digit} dans {cells}, il ne reste pas de place pour le {other}",
    },
  },
  "two-digit-uniqueness": {
    long:
      "Si {cell} vaut {digit}, alors, où qu’aillent les autres {one} et {other}, on peut échanger les deux chiffres dans {parts}. Aucun n’y est donné, " +
      "donc le sudoku aurait deux solutions : {outcome}.",
    short: "{digits} échangés dans {parts} : {outcome}",
    vague: "On ne doit pas pouvoir échanger les places de {digits}.",
    parts: { cells: "{cells}", more: "{cells} ; ou dans {rest}", many: "l’un de {count} ensembles de cases" },
  },
};
