import type { Messages } from "@wings/language-en";

const claims = {
  one: "Also stimmt {guardians}",
  several: "Also stimmt {guardians}, und was neben keinem davon stehen kann, fällt weg",
};

const chainParts = {
  one: "Also stimmt {guardians}.",
  several: "Also stimmt eines davon: {guardians}.",
  aloneDirect: "Daneben kann {goes} nicht {goesDigit} sein.",
  alone: "{steps} Also kann {goes} nicht {goesDigit} sein.",
  direct: "Ist {cell} die {digit}, kann {goes} nicht {goesDigit} sein.",
  branch: "Angenommen, {cell} ist die {digit}. {steps} Also kann {goes} nicht {goesDigit} sein.",
  cellStep: "Dann kann {from} nicht {fromDigit} sein, also ist sie {toDigit}.",
  houseStep: "Dann kann die {fromDigit} nicht in {from} stehen, also steht sie in {to} ({house}).",
  directNotation: "({digit}){cell}-({goesDigit}){goes}",
  branchNotation: "({digit}){cell}{steps}-({goesDigit}){goes}",
  cellNotation: "-({fromDigit}={toDigit}){from}",
  houseNotation: "-({fromDigit}){from}=({fromDigit}){to}",
  inOneCase: "Daraus folgt",
  inEachCase: "In jedem Fall",
};

/** Patterns with guardians. */
export const guardians: Messages = {
  "broken-wing": {
    long:
      "Die Zellen {cells} können {digit} enthalten und bilden eine Schleife: Jede liegt mit der nächsten in einem Haus ({houses}). Hätte {digit} in " +
      "diesen Häusern keine anderen Plätze, stünde sie in jeder zweiten Zelle, aber die Zahl der Zellen ist ungerade. {claim}: {outcome}.",
    short: "Broken Wing {digit} {cells}, Wächter {guardians}: {outcome}",
    vague: "Eine ungerade Schleife von Plätzen der {digit} kann nicht alles sein.",
    parts: {
      one: "Also steht {digit} in {guardians}",
      several: "Also steht {digit} in {guardians} und fällt in den Zellen weg, die alle diese sehen",
    },
  },
  "bivalue-oddagon": {
    long:
      "Jede der Zellen {cells} sieht die nächste, und die letzte sieht die erste. Enthielten sie nur {digits}, so wechselten die beiden Ziffern sich ab, aber " +
      "die Zahl der Zellen ist ungerade. {claim}: {outcome}.",
    short: "Oddagon {digits} {cells}, Wächter {guardians}: {outcome}",
    vague: "Eine ungerade Schleife von Zellen kann nicht nur {digits} enthalten.",
    parts: claims,
  },
  tridagon: {
    long:
      "Die Zellen {cells} sind drei in jedem von vier Blöcken, in verschiedenen Zeilen und Spalten. Enthielten sie nur {digits}, so drehten die Blöcke die " +
      "Ziffern einmal zu oft. {claim}: {outcome}.",
    short: "Tridagon {digits}, Wächter {guardians}: {outcome}",
    vague: "Zwölf Zellen können nicht nur {digits} enthalten.",
    parts: claims,
  },
  "oddagon-chain": {
    long:
      "Jede der Zellen {cells} sieht die nächste, und die letzte sieht die erste. Enthielten sie nur {digits}, so wechselten die beiden Ziffern sich ab, aber " +
      "die Zahl der Zellen ist ungerade. {claim} {branches} {conclusion}: {outcome}.",
    short: "Oddagon {digits} {cells}: {chains}: {outcome}",
    vague:
      "Eine ungerade Schleife von Zellen kann nicht nur {digits} enthalten. Sieh, was aus jedem anderen Kandidaten dort folgt.",
    parts: chainParts,
  },
  "tridagon-chain": {
    long:
      "Die Zellen {cells} sind drei in jedem von vier Blöcken, in verschiedenen Zeilen und Spalten. Enthielten sie nur {digits}, so drehten die Blöcke die " +
      "Ziffern einmal zu oft. {claim} {branches} {conclusion}: {outcome}.",
    short: "Tridagon {digits}: {chains}: {outcome}",
    vague: "Zwölf Zellen können nicht nur {digits} enthalten. Sieh, was aus jedem anderen Kandidaten dort folgt.",
    parts: chainParts,
  },
};
