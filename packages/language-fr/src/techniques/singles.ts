import type { Messages } from "@wings/language-en";

const kinds = { row: "une ligne", column: "une colonne", box: "un bloc" };

export const singles: Messages = {
  "full-house": {
    long: "{cell} est la dernière case vide dans {house}, où sont déjà {others}. Il ne manque que le {digit} : {outcome}.",
    short: "dernière case vide dans {house} : {outcome}",
    vague: "Il y a {kind} avec une seule case vide.",
    parts: kinds,
  },
  "naked-single": {
    long: "{cell} ne peut valoir que {digit} : {others}. Donc {outcome}.",
    short: "seul candidat de {cell} : {outcome}",
    vague: "Il y a une case avec un seul candidat dans {box}.",
    parts: {
      seen: "{house} a déjà {digits}",
      removed: "{digits} a été exclu avant",
      removedSeveral: "{digits} ont été exclus avant",
      more: "{first} ; {rest}",
    },
  },
  "hidden-single": {
    long: "Dans {house}, seule {cell} peut valoir {digit} : {why}. Donc {outcome}.",
    short: "seule place pour le {digit} dans {house} : {outcome}",
    vague: "Il y a {kind} avec une seule place pour le {digit}.",
    parts: {
      ...kinds,
      one: "le {digit} dans {houses} bloque le reste",
      several: "les {digit} dans {houses} bloquent le reste",
      before: "ailleurs, il a été exclu avant",
      also: "{blocked}, ou il a été exclu avant",
    },
  },
};
