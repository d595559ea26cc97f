import type { Messages } from "@wings/language-en";
import { assumption } from "../shared/assumption.js";
import { SET_PARTS } from "../shared/set-parts.js";

const branches = {
  ...SET_PARTS,
  direct: "Dans le cas {case}, {cell} vaut {digit}, donc {goes} ne peut pas valoir {goesDigit}.",
  branch: "Dans le cas {case}, {cell} vaut {digit}. {steps} Donc {goes} ne peut pas valoir {goesDigit}.",
  cellStep: "Alors {from} ne peut pas valoir {fromDigit}, donc elle vaut {toDigit}.",
  step: "Alors le {fromDigit} ne peut pas être dans {from}, donc le {toDigit} est dans {to} ({why}).",
  setStep:
    "Alors le {fromDigit} ne peut pas être dans {from}, donc le {toDigit} est dans {to}, " +
    "car {why} contiennent alors {digits}.",
  onlyStep: "Mais le {toDigit} doit être dans {to} : {house} n’a pas d’autre place pour lui.",
  inHouse: "dans {house}",
  directNotation: "{case} ({digit}){cell}-({goesDigit}){goes}",
  branchNotation: "{case} ({digit}){cell}{steps}-({goesDigit}){goes}",
  stepNotation: "-({fromDigit}){from}=({toDigit}){to}",
  setNotation: "-({fromDigit}={toDigit}){set}",
};

const net = (name: string, then: string) =>
  assumption(`Il y a un ${name} dans {box} : suppose qu’une case y vaut {digit}, ${then}.`);

export const forcing: Messages = {
  "forcing-chain": {
    long: "{fact} {branches} Dans tous les cas : {outcome}.",
    short: "{notation} : {outcome}",
    vague: "Il y a une chaîne forcée {region} : essaie chacun des {count} cas, et regarde ce qu’ils ont en commun.",
    parts: {
      ...branches,
      cell: "{cell} vaut {digits}.",
      house: "Dans {house}, le {digit} est dans {cells}.",
    },
  },
  "kraken-fish": {
    long:
      "Dans {base}, il faut chaque fois {aFish}, et dans {cover} il n’y a de place que pour {room}. Donc le {fish} est dans " +
      "{cases}. {branches} Dans tous les cas : {outcome}.",
    short: "le {fish} dans {base} est dans {cover} ou {cases} : {notation} : {outcome}",
    vague: "Il y a un Kraken avec {fish} {region} : essaie chacun des {count} cas, et regarde ce qu’ils ont en commun.",
    parts: { ...branches, a: "un {fish}", an: "un {fish}" },
  },
  "forcing-net": net("réseau forcé", "et suis les singletons"),
  "bivalue-net": net("réseau à deux valeurs", "suis les singletons, et essaie ce qui reste"),
  "nested-net": net("réseau imbriqué", "suis les singletons, et essaie ce qui reste"),
};
