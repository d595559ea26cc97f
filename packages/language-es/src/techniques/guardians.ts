import type { Messages } from "@wings/language-en";

const claims = {
  one: "Por lo tanto, {guardians} es verdadero",
  several: "Por lo tanto, {guardians} es verdadero, y se elimina lo que no puede estar junto a ninguno de ellos",
};

const chainParts = {
  one: "Por lo tanto, {guardians} es verdadero.",
  several: "Por lo tanto, uno de estos es verdadero: {guardians}.",
  aloneDirect: "Junto a él, {goes} no puede ser {goesDigit}.",
  alone: "{steps} Así que {goes} no puede ser {goesDigit}.",
  direct: "Si {cell} es {digit}, {goes} no puede ser {goesDigit}.",
  branch: "Supón que {cell} es {digit}. {steps} Así que {goes} no puede ser {goesDigit}.",
  cellStep: "Entonces {from} no puede ser {fromDigit}, así que es {toDigit}.",
  houseStep: "Entonces el {fromDigit} no puede estar en {from}, así que está en {to} (por {house}).",
  directNotation: "({digit}){cell}-({goesDigit}){goes}",
  branchNotation: "({digit}){cell}{steps}-({goesDigit}){goes}",
  cellNotation: "-({fromDigit}={toDigit}){from}",
  houseNotation: "-({fromDigit}){from}=({fromDigit}){to}",
  inOneCase: "Por lo tanto",
  inEachCase: "En todos los casos",
};

const ODDAGON =
  "Cada una de las celdas {cells} ve la siguiente, y la última ve la primera. Si solo tuvieran {digits}, los dos dígitos se alternarían, " +
  "pero el número de celdas es impar.";
const TRIDAGON =
  "Las celdas {cells} son tres en cada una de cuatro cajas, en filas y columnas distintas. Si solo tuvieran {digits}, " +
  "las cajas girarían los dígitos una vez de más.";

/** Patterns with guardians. */
export const guardians: Messages = {
  "broken-wing": {
    long:
      "Las celdas {cells} pueden ser {digit} y forman un bucle: cada una comparte una unidad con la siguiente ({houses}). Si el {digit} no tuviera " +
      "otros lugares en esas unidades, estaría en una celda sí y otra no, pero el número de celdas es impar. {claim}: {outcome}.",
    short: "Broken Wing {digit} {cells}, guardianes {guardians}: {outcome}",
    vague: "Un bucle impar de lugares del {digit} no puede ser todo lo que hay.",
    parts: {
      one: "Por lo tanto, el {digit} está en {guardians}",
      several: "Por lo tanto, el {digit} está en {guardians}, y no puede estar en una celda que vea cada una de estas",
    },
  },
  "bivalue-oddagon": {
    long: `${ODDAGON} {claim}: {outcome}.`,
    short: "oddagon {digits} {cells}, guardianes {guardians}: {outcome}",
    vague: "Un bucle impar de celdas no puede contener solo {digits}.",
    parts: claims,
  },
  tridagon: {
    long: `${TRIDAGON} {claim}: {outcome}.`,
    short: "tridagon {digits}, guardianes {guardians}: {outcome}",
    vague: "Doce celdas no pueden contener solo {digits}.",
    parts: claims,
  },
  "oddagon-chain": {
    long: `${ODDAGON} {claim} {branches} {conclusion}: {outcome}.`,
    short: "oddagon {digits} {cells}: {chains}: {outcome}",
    vague:
      "Un bucle impar de celdas no puede contener solo {digits}. Mira qué se deduce de cada otro candidato de ahí.",
    parts: chainParts,
  },
  "tridagon-chain": {
    long: `${TRIDAGON} {claim} {branches} {conclusion}: {outcome}.`,
    short: "tridagon {digits}: {chains}: {outcome}",
    vague: "Doce celdas no pueden contener solo {digits}. Mira qué se deduce de cada otro candidato de ahí.",
    parts: chainParts,
  },
};
