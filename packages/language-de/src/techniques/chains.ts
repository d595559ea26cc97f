import type { Message } from "@wings/core";
import { type Messages, forEachName } from "@wings/language-en";
import { SET_PARTS } from "../shared/set-parts.js";

const message = (name: string): Message => ({
  long: "{steps} {end} {outcome}.",
  short: "{notation}: {outcome}",
  vague: `Es gibt {kind} (${name}) {region}.`,
  parts: {
    ...SET_PARTS,
    first: "Steht die {fromDigit} nicht in {from}, so steht die {toDigit} in {to} ({why}).",
    next: "Dann kann die {fromDigit} nicht in {from} stehen, also steht die {toDigit} in {to} ({why}).",
    firstSet:
      "Steht die {fromDigit} nicht in {from}, so steht die {toDigit} in {to}, weil {why} dann {digits} enthalten.",
    nextSet:
      "Dann kann die {fromDigit} nicht in {from} stehen, also steht die {toDigit} in {to}, " +
      "weil {why} dann {digits} enthalten.",
    firstCell: "Ist {from} nicht {fromDigit}, so ist sie {toDigit}.",
    nextCell: "Dann kann {from} nicht {fromDigit} sein, also ist sie {toDigit}.",
    only: "Die {toDigit} muss in {to} stehen: {house} hat keinen anderen Platz für sie.",
    butOnly: "Aber die {toDigit} muss in {to} stehen: {house} hat keinen anderen Platz für sie.",
    open: "Also steht die {fromDigit} in {from}, oder die {toDigit} steht in {to}. In jedem Fall:",
    oneOf: "Also ist eine der Zellen {all} die {fromDigit}. In jedem Fall:",
    single: "Also muss die {fromDigit} in {from} stehen:",
    alone: "Also",
    loop: "Die Kette schließt sich zum Ring, also stimmt ein Ende jeder schwachen Verbindung:",
    house: "{house}",
    strong: "({fromDigit}){from}=({toDigit}){to}",
    strongSet: "({fromDigit}={toDigit}){set}",
    weak: "-{strong}",
    closed: "Ring {notation}-",
    ofOne: "eine Kette aus einer starken Verbindung",
    ofMany: "eine Kette aus {count} starken Verbindungen",
    ofLoop: "einen Ring aus {count} starken Verbindungen",
  },
});

export const chains: Messages = forEachName(["X-Chain", "XY-Chain", "AIC", "Grouped AIC", "ALS-AIC"], message);
