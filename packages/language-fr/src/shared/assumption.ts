import type { Message } from "@wings/core";

/** An assumption that leads to a contradiction. */
export const assumption = (vague: string): Message => ({
  long: "Suppose que {cell} vaut {digit}. {steps} Donc la supposition est fausse : {outcome}.",
  short: "avec {cell}={digit}, {nothing} ({length}) : {outcome}",
  vague,
  parts: {
    inCell: "Alors {cell} ne peut valoir que {digit}.",
    inHouse: "Alors {cell} est la seule place pour le {digit} dans {house}.",
    emptyCell: "Alors il ne reste aucun candidat pour {cell}.",
    emptyHouse: "Alors il ne reste aucune place pour le {digit} dans {house}.",
    wrong: "Essaie {candidate}. {steps} Donc c’est faux.",
    noCandidate: "plus rien pour {cell}",
    noPlace: "plus de {digit} dans {house}",
    plain: "étapes : {steps}",
    nested: "étapes : {steps}, essais : {tried}",
  },
});
