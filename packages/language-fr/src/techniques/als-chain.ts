import type { Messages } from "@wings/language-en";
import { SET_PARTS } from "../shared/set-parts.js";

export const alsChain: Messages = {
  "als-chain": {
    long:
      "Chacun des {count} ensembles a un chiffre de plus que de cases. Chacun partage avec le suivant un chiffre commun restreint : " +
      "un chiffre qu’un seul des deux peut contenir, car toutes ses places se voient. Sans {z}, {first} doit contenir {kept}. " +
      "{steps} Donc le {z} est dans {places}, et une case qui voit toutes ces places ne peut pas valoir {z} : {outcome}.",
    short: "({z}={kept}){firstCells}{notation} : {outcome}",
    vague: "Il y a une chaîne d’ALS avec {z}, de {count} ensembles.",
    parts: {
      ...SET_PARTS,
      next: "Alors {set} ne peut pas contenir {lost} et doit contenir {kept}.",
      link: "-({lost}={kept}){cells}",
    },
  },
  "als-ring": {
    long:
      "Un anneau de {count} ensembles, chacun avec un chiffre de plus que de cases : {sets}. Chacun partage avec le suivant un chiffre " +
      "commun restreint, et le dernier avec le premier : un chiffre qu’un seul des deux peut contenir. Ce sont {commons}, dans cet ordre. " +
      "Donc chaque ensemble contient tous ses chiffres sauf un de ses deux chiffres communs, qui est dans l’ensemble d’à côté. " +
      "Chacun de ces chiffres est exclu de toute case qui voit toutes ses places : {outcome}.",
    short: "anneau {notation} : {outcome}",
    vague: "Il y a un anneau de {count} ALS.",
    parts: { ...SET_PARTS, link: "({from}={to}){cells}-" },
  },
};
