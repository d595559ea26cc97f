import type { Messages } from "@wings/language-en";
import { assumption } from "../shared/assumption.js";
import { SET_PARTS } from "../shared/set-parts.js";

const branches = {
  ...SET_PARTS,
  direct: "Im Fall {case} ist {cell} die {digit}, also kann {goes} nicht {goesDigit} sein.",
  branch: "Im Fall {case} ist {cell} die {digit}. {steps} Also kann {goes} nicht {goesDigit} sein.",
  cellStep: "Dann kann {from} nicht {fromDigit} sein, also ist sie {toDigit}.",
  step: "Dann kann die {fromDigit} nicht in {from} stehen, also steht die {toDigit} in {to} ({why}).",
  setStep:
    "Dann kann die {fromDigit} nicht in {from} stehen, also steht die {toDigit} in {to}, " +
    "weil {why} dann {digits} enthalten.",
  onlyStep: "Aber die {toDigit} muss in {to} stehen: {house} hat keinen anderen Platz für sie.",
  inHouse: "{house}",
  directNotation: "{case} ({digit}){cell}-({goesDigit}){goes}",
  branchNotation: "{case} ({digit}){cell}{steps}-({goesDigit}){goes}",
  stepNotation: "-({fromDigit}){from}=({toDigit}){to}",
  setNotation: "-({fromDigit}={toDigit}){set}",
};

const net = (name: string, then: string) =>
  assumption(`Es gibt ein ${name} in {box}: nimm an, dass eine Zelle dort die {digit} ist, ${then}.`);

export const forcing: Messages = {
  "forcing-chain": {
    long: "{fact} {branches} In jedem Fall: {outcome}.",
    short: "{notation}: {outcome}",
    vague: "Es gibt eine Forcing Chain {region}: probiere jeden von {count} Fällen, und sieh, was sie gemeinsam haben.",
    parts: {
      ...branches,
      cell: "{cell} ist {digits}.",
      house: "Die {digit} steht in {cells} von {house}.",
    },
  },
  "kraken-fish": {
    long:
      "In {base} muss je {aFish} stehen, und in {cover} ist nur für {room} davon Platz. Also steht die {fish} in " +
      "{cases}. {branches} In jedem Fall: {outcome}.",
    short: "{fish} steht in {base} nur in {cover} oder {cases}: {notation}: {outcome}",
    vague:
      "Es gibt einen Kraken Fish mit {fish} {region}: probiere jeden von {count} Fällen, und sieh, was sie gemeinsam haben.",
    parts: { ...branches, a: "eine {fish}", an: "eine {fish}" },
  },
  "forcing-net": net("Forcing Net", "und folge den Einern"),
  "bivalue-net": net("Bivalue Net", "folge den Einern, und probiere, was übrig bleibt"),
  "nested-net": net("Nested Net", "folge den Einern, und probiere, was übrig bleibt"),
};
