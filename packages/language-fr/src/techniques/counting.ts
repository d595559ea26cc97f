import type { Messages } from "@wings/language-en";
import { SET_PARTS } from "../shared/set-parts.js";

const EXACTLY =
  "tout juste {n} chiffres. Donc chaque chiffre y est exactement ce nombre de fois, et il ne peut pas être dans une case " +
  "qui lui laisserait trop peu de places : {outcome}.";

/** Counting arguments. */
export const counting: Messages = {
  "domino-loop": {
    long:
      "Deux lignes et deux colonnes, {lines}, se croisent dans quatre blocs. Dans ces blocs, leurs autres cases vides sont {cells} : deux dominos dans " +
      "chaque bloc, huit en cercle. Chacun partage un bloc, une ligne ou une colonne avec le suivant, donc un chiffre ne peut pas être dans les deux. " +
      `Ensemble, les {n} cases peuvent contenir {counts} : ${EXACTLY}`,
    short: "boucle de dominos {lines} : {outcome}",
    vague:
      "Deux lignes et deux colonnes se croisent, et les cases à côté des croisements ne peuvent contenir que tout juste assez de chiffres.",
    parts: { ...SET_PARTS, once: "{digits} une fois", twice: "{digits} deux fois", times: "{digits} {count} fois" },
  },
  msls: {
    long:
      "Il y a {n} cases vides aux croisements de {rows} avec {columns} : {cells}. Aucune ligne ni colonne ne contient un chiffre deux fois, donc ensemble " +
      `ces cases peuvent contenir {counts} : ${EXACTLY}`,
    short: "ensemble verrouillé de {n} cases dans {rows} × {columns} : {outcome}",
    vague:
      "Quelques lignes et colonnes se croisent dans des cases qui ne peuvent contenir que tout juste assez de chiffres.",
    parts: {
      ...SET_PARTS,
      once: "{digits} une fois (dans {lines})",
      twice: "{digits} deux fois (dans {lines})",
      times: "{digits} {count} fois (dans {lines})",
    },
  },
  "set-logic": {
    long: "Avec {candidate}, {why} : {outcome}.",
    short: "il en faut {n}, place pour {room} : {outcome}",
    vague: "Quelques cases et chiffres ont besoin de plus de places qu’il n’y en a.",
    parts: {
      inHouse: "le {digit} dans {house}",
      inHouseTimes: "le {digit} dans {house} ({weight} fois)",
      cell: "{cell}",
      cellTimes: "{cell} ({weight} fois)",
      noSet: "il ne reste aucune place pour {facts}",
      oneSet:
        "il faut encore {n} places, une pour chacun : {facts}. Tous leurs candidats sont dans {sets}, où un seul est possible",
      sets:
        "il faut encore {n} places, une pour chacun : {facts}. Tous leurs candidats sont dans des ensembles qui en contiennent un chacun, {room} en tout : " +
        "{sets}. C’est trop peu",
      weighted:
        "il faut {n} places, certaines comptées plusieurs fois : {facts}. Les ensembles avec leurs candidats ont de la place pour {room} : {sets}. Chaque candidat " +
        "compte au moins aussi souvent dans les ensembles que dans ce qui a besoin de lui, donc la place manque",
      tooMany:
        "il faut {n} places pour {facts} cases et chiffres. Les {sets} ensembles avec leurs candidats ont de la place pour {room}. Chaque candidat compte au " +
        "moins aussi souvent dans les ensembles que dans ce qui a besoin de lui, donc la place manque. La preuve a la liste entière",
    },
  },
};
