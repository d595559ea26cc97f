import type { Message } from "@wings/core";
import { type Messages, forEachName } from "@wings/language-en";
import { SET_PARTS } from "../shared/set-parts.js";

const WINGS = {
  "inverted-w-wing": "W-Wing inversé",
  "m-wing": "M-Wing",
  "s-wing": "S-Wing",
  "l-wing": "L-Wing",
  "h1-wing": "H1-Wing",
  "h2-wing": "H2-Wing",
  "h3-wing": "H3-Wing",
};
const GROUPED = Object.fromEntries(Object.entries(WINGS).map(([id, name]) => [`grouped-${id}`, `${name} groupé`]));
const WITH_SETS = {
  "als-m-wing": "M-Wing à ALS",
  "als-s-wing": "S-Wing à ALS",
  "als-h2-wing": "H2-Wing à ALS",
  "als-h3-wing": "H3-Wing à ALS",
};
const RINGS = { "m-ring": "M-Ring", "l-ring": "L-Ring", "h1-ring": "H1-Ring" };

const message = (name: string, notation = "{notation}"): Message => ({
  long: "{steps} {end} : {outcome}.",
  short: `${notation} : {outcome}`,
  vague: `Il y a un ${name} avec {digits}.`,
  parts: {
    ...SET_PARTS,
    firstCell: "Si {from} ne vaut pas {x}, elle vaut {y}.",
    firstHouse: "Si le {x} n’est pas dans {from}, il est dans {to}, car {house} n’a pas d’autre place pour lui.",
    firstSet: "Sans {x}, {set} n’a pas de chiffre en trop et doit contenir {y}.",
    nextCell: "Alors {from} ne peut pas valoir {x}, donc elle vaut {y}.",
    nextHouse: "Alors le {x} ne peut pas être dans {from}, donc dans {house} il est dans {to}.",
    nextSet: "Alors {set} perd {x}, n’a pas de chiffre en trop et doit contenir {y}.",
    same: "Donc le {x} est dans {first} ou dans {last}, et une case qui voit toutes ces places ne peut pas valoir {x}",
    oneOf: "Donc l’une des cases {all} vaut {x}, et une case qui voit toutes ces places ne peut pas valoir {x}",
    different: "Donc {firstIs}, ou {lastIs}. Dans les deux cas, {gone}",
    is: "{cells} vaut {digit}",
    in: "le {digit} est dans {cells}",
    isNot: "{cell} ne vaut pas {digit}",
    oneCell: "Donc {first} vaut {x} ou {y}, et aucun autre chiffre",
    ring:
      "Le {y} dans {last} exclurait le {x} dans {first} : la chaîne forme un anneau. " +
      "Donc une extrémité de chaque lien faible est vraie",
    ringOfSet: "{ring}, et l’ensemble contient tous ses autres chiffres",
    strong: "({x}={y}){cell}",
    strongHouse: "({x}){from}=({x}){to}",
    link: "-{strong}",
  },
});

export const chainWings: Messages = {
  ...forEachName({ ...WINGS, ...GROUPED, ...WITH_SETS }, (name) => message(name)),
  ...forEachName(RINGS, (name) => message(name, "anneau {notation}-")),
};
