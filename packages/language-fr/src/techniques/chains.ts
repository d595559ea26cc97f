import type { Message } from "@wings/core";
import { type Messages, forEachName } from "@wings/language-en";
import { SET_PARTS } from "../shared/set-parts.js";

const NAMES = {
  "x-chain": "X-Chaîne",
  "xy-chain": "XY-Chaîne",
  aic: "AIC",
  "grouped-aic": "AIC groupée",
  "als-aic": "ALS-AIC",
};

const message = (name: string): Message => ({
  long: "{steps} {end} {outcome}.",
  short: "{notation} : {outcome}",
  vague: `Il y a {kind} (${name}) {region}.`,
  parts: {
    ...SET_PARTS,
    first: "Si le {fromDigit} n’est pas dans {from}, le {toDigit} est dans {to} ({why}).",
    next: "Alors le {fromDigit} ne peut pas être dans {from}, donc le {toDigit} est dans {to} ({why}).",
    firstSet:
      "Si le {fromDigit} n’est pas dans {from}, le {toDigit} est dans {to}, car {why} contiennent alors {digits}.",
    nextSet:
      "Alors le {fromDigit} ne peut pas être dans {from}, donc le {toDigit} est dans {to}, " +
      "car {why} contiennent alors {digits}.",
    firstCell: "Si {from} ne vaut pas {fromDigit}, elle vaut {toDigit}.",
    nextCell: "Alors {from} ne peut pas valoir {fromDigit}, donc elle vaut {toDigit}.",
    only: "Le {toDigit} doit être dans {to} : {house} n’a pas d’autre place pour lui.",
    butOnly: "Mais le {toDigit} doit être dans {to} : {house} n’a pas d’autre place pour lui.",
    open: "Donc le {fromDigit} est dans {from}, ou le {toDigit} est dans {to}. Dans les deux cas :",
    oneOf: "Donc l’une des cases {all} vaut {fromDigit}. Dans tous les cas :",
    single: "Donc le {fromDigit} doit être dans {from} :",
    alone: "Donc",
    loop: "La chaîne se referme en boucle, donc une extrémité de chaque lien faible est vraie :",
    house: "dans {house}",
    strong: "({fromDigit}){from}=({toDigit}){to}",
    strongSet: "({fromDigit}={toDigit}){set}",
    weak: "-{strong}",
    closed: "boucle {notation}-",
    ofOne: "une chaîne d’un lien fort",
    ofMany: "une chaîne de {count} liens forts",
    ofLoop: "une boucle de {count} liens forts",
  },
});

export const chains: Messages = forEachName(NAMES, message);
