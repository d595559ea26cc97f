import type { Messages } from "@wings/language-en";

const parts = {
  one: "Diese Zelle liegt",
  two: "Beide liegen",
  three: "Alle drei liegen",
  row: "Zeile",
  column: "Spalte",
};

export const lockedCandidates: Messages = {
  pointing: {
    long:
      "In {box} kann die {digit} nur in {cells} stehen. {all} in {line}, also kann die {digit} sonst nirgends in " +
      "dieser {kind} stehen: {outcome}.",
    short: "in {box} steht {digit} nur in {line}: {outcome}",
    vague: "Es gibt einen Block, in dem die {digit} nur in einer {kind} stehen kann.",
    parts,
  },
  claiming: {
    long:
      "In {line} kann die {digit} nur in {cells} stehen. {all} in {box}, also kann die {digit} sonst nirgends in " +
      "diesem Block stehen: {outcome}.",
    short: "in {line} steht {digit} nur in {box}: {outcome}",
    vague: "Es gibt eine {kind}, in der die {digit} nur in einem Block stehen kann.",
    parts,
  },
};
