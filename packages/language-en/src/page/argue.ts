import { plural } from "./plural.js";

export const argue = {
  argueIntro: "Show that a step is right. Choose a cell and a digit, say what you know, and what follows.",
  because: "Because",
  itFollows: "It follows",
  chooseFacts: "Choose facts",
  whatFollows: "What follows?",
  chooseCell: "Choose an open cell on the board.",
  chooseDigit: "Choose a digit for more.",
  digitsOfCell: (cell: string): string => `Digits of ${cell}`,
  factCell: (cell: string, digits: string): string => `${cell} is ${digits}`,
  factHouse: (digit: number, house: string, cells: string): string => `${digit} in ${house}: ${cells}`,
  offerHouse: (digit: number, house: string, count: number): string =>
    `${digit} in ${house}: ${plural(count, "place", "places")}`,
  isNot: (cell: string, digit: number): string => `${cell} isn’t ${digit}`,
  is: (cell: string, digit: number): string => `${cell} is ${digit}`,
  or: " or ",
  judge: "Is it proved?",
  clearArgument: "Clear",
  takeOut: (what: string): string => `Remove: ${what}`,
  judging: "Checking …",
  spareFacts: (facts: string): string => `Not needed: ${facts}.`,
  claimFirst: "Say what follows first: choose a candidate, then “isn’t” or “is”.",
  nowCheck: "Now press “Check” to answer.",
  refutedInPractice: "This board no longer counts, as after a wrong answer.",
  verdicts: {
    proved: (facts: number): string =>
      facts === 0
        ? "Proved: it follows from the board alone."
        : `Proved by ${facts === 1 ? "this fact" : `these ${facts} facts`}.`,
    fewest: (facts: number, isSmallest: boolean): string =>
      `${plural(facts, "fact proves", "facts prove")} it${isSmallest ? "; no fewer do" : ""}.`,
    shownBy: (names: string): string => `The technique: ${names}.`,
    provedBy: (names: string): string => `Proved, but not by facts alone: ${names}.`,
    open: "True, but these facts don’t show it. They leave this case open:",
    noFacts: "True. But you have chosen no fact yet.",
    openNothing: "True, but these facts don’t show it: they allow all of the board as it is.",
    facts: "True, but these are too many facts for one step. Remove some.",
    nodes: "True, but no proof is found in the time that a step may take.",
    nodesCorrected: "No proof of it is found in the time that a step may take.",
    refuted: "False:",
    refutedInOne: "False. In one of the solutions",
    corrected: "What you said is false, and this is true.",
    none: "This board has no solution, so anything would follow.",
    many: "This board has several solutions.",
    closed: "This candidate is no longer on the board.",
  },
  sayWhy: "Say why",
  besideProved: (name: string, by: string): string => `True, and proved: ${by}. But no ${name} shows it. Look on.`,
  byFacts: (facts: number): string => plural(facts, "fact shows it", "facts show it"),
  byTechnique: (names: string): string => `${names} shows it`,
};
