import type { Messages } from "@wings/language-en";
import { assumption } from "../shared/assumption.js";
import { SET_PARTS } from "../shared/set-parts.js";

const branches = {
  ...SET_PARTS,
  direct: "En el caso {case}, {cell} es {digit}, así que {goes} no puede ser {goesDigit}.",
  branch: "En el caso {case}, {cell} es {digit}. {steps} Así que {goes} no puede ser {goesDigit}.",
  cellStep: "Entonces {from} no puede ser {fromDigit}, así que es {toDigit}.",
  step: "Entonces el {fromDigit} no puede estar en {from}, así que el {toDigit} está en {to} ({why}).",
  setStep:
    "Entonces el {fromDigit} no puede estar en {from}, así que el {toDigit} está en {to}, " +
    "porque {why} contienen entonces {digits}.",
  onlyStep: "Pero el {toDigit} tiene que estar en {to}: {house} no tiene otro lugar para él.",
  inHouse: "por {house}",
  directNotation: "{case} ({digit}){cell}-({goesDigit}){goes}",
  branchNotation: "{case} ({digit}){cell}{steps}-({goesDigit}){goes}",
  stepNotation: "-({fromDigit}){from}=({toDigit}){to}",
  setNotation: "-({fromDigit}={toDigit}){set}",
};

const net = (name: string, then: string) =>
  assumption(`Hay una ${name} en {box}: supón que una celda de ahí es {digit}, ${then}.`);

export const forcing: Messages = {
  "forcing-chain": {
    long: "{fact} {branches} En todos los casos: {outcome}.",
    short: "{notation}: {outcome}",
    vague: "Hay una cadena forzada {region}: prueba todos los casos ({count}), y mira qué tienen en común.",
    parts: {
      ...branches,
      cell: "{cell} es {digits}.",
      house: "El {digit} está en {cells} de {house}.",
    },
  },
  "kraken-fish": {
    long:
      "Cada línea base ({base}) necesita {aFish}, y en {cover} solo hay sitio para {room}. Por lo tanto, hay un {fish} en {cases}. " +
      "{branches} En todos los casos: {outcome}.",
    short: "el {fish} de {base}, en {cover} o {cases}: {notation}: {outcome}",
    vague: "Hay un Kraken Fish con el {fish} {region}: prueba todos los casos ({count}), y mira qué tienen en común.",
    parts: { ...branches, a: "un {fish}", an: "un {fish}" },
  },
  "forcing-net": net("red forzada", "y sigue los únicos"),
  "bivalue-net": net("red de dos valores", "sigue los únicos, y prueba lo que queda"),
  "nested-net": net("red anidada", "sigue los únicos, y prueba lo que queda"),
};
