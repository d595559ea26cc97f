import type { Messages } from "@wings/language-en";
import { SET_PARTS } from "../shared/set-parts.js";

export const sueDeCoq: Messages = {
  "sue-de-coq": {
    long:
      "Les {count} cases suivantes {asMany} : {crossing} au croisement entre {line} et {boxHouse}, {inLine} dans {line}, et {inBox} dans {boxHouse}. " +
      "{once}. Dans {line} elles contiennent {ofLine}, dans {boxHouse} elles contiennent {ofBox}, et aucune autre case n’y contient " +
      "ces chiffres : {outcome}.",
    short: "{crossingSet} avec {lineSet} et {boxSet} : {outcome}",
    vague: "Il y a un Sue de Coq au croisement entre {line} et {boxHouse}.",
    parts: {
      ...SET_PARTS,
      asMany: "ont autant de chiffres que de cases",
      asManyTwice: "ont autant de chiffres que de cases, si l’on compte {digits} deux fois",
      once: "Aucun chiffre n’y va deux fois, donc chacun est dans l’une de ces cases",
      twice:
        "Ces cases n’ont de place deux fois que pour {digits} : une fois dans {line} hors du bloc, et une fois dans {boxHouse} hors de {line}. " +
        "Tous les autres n’y vont qu’une fois. Pour remplir les {count} cases, il faut tout cela, donc le croisement entre {line} et {boxHouse} " +
        "n’a pas de place pour {digits}",
    },
  },
};
