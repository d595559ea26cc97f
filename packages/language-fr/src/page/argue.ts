import { type PageWords, todo } from "@wings/language-en";
import { plural } from "./plural.js";

export const argue: PageWords["argue"] = {
  argueIntro: todo("Show that a step is right. Choose a cell and a digit, say what you know, and what follows."),
  because: todo("Because"),
  itFollows: todo("It follows"),
  chooseFacts: todo("Choose facts"),
  whatFollows: todo("What follows?"),
  chooseCell: todo("Choose an open cell on the board."),
  chooseDigit: todo("Choose a digit for more."),
  digitsOfCell: todo((cell: string): string => `Digits of ${cell}`),
  factCell: todo((cell: string, digits: string): string => `${cell} is ${digits}`),
  factHouse: todo((digit: number, house: string, cells: string): string => `${digit} in ${house}: ${cells}`),
  offerHouse: todo(
    (digit: number, house: string, count: number): string =>
      `${digit} in ${house}: ${plural(count, "place", "places")}`,
  ),
  isNot: todo((cell: string, digit: number): string => `${cell} isn’t ${digit}`),
  is: todo((cell: string, digit: number): string => `${cell} is ${digit}`),
  or: todo(" or "),
  judge: todo("Is it proved?"),
  clearArgument: todo("Clear"),
  takeOut: todo((what: string): string => `Remove: ${what}`),
  judging: todo("Checking …"),
  spareFacts: todo((facts: string): string => `Not needed: ${facts}.`),
  claimFirst: todo("Say what follows first: choose a candidate, then “isn’t” or “is”."),
  nowCheck: todo("Now press “Check” to answer."),
  refutedInPractice: todo("This board no longer counts, as after a wrong answer."),
  verdicts: {
    proved: todo((facts: number): string =>
      facts === 0
        ? "Proved: it follows from the board alone."
        : `Proved by ${facts === 1 ? "this fact" : `these ${facts} facts`}.`,
    ),
    fewest: todo(
      (facts: number, isSmallest: boolean): string =>
        `${plural(facts, "fact proves", "facts prove")} it${isSmallest ? "; no fewer do" : ""}.`,
    ),
    shownBy: todo((names: string): string => `The technique: ${names}.`),
    provedBy: todo((names: string): string => `Proved, but not by facts alone: ${names}.`),
    open: todo("True, but these facts don’t show it. They leave this case open:"),
    noFacts: todo("True. But you have chosen no fact yet."),
    openNothing: todo("True, but these facts don’t show it: they allow all of the board as it is."),
    facts: todo("True, but these are too many facts for one step. Remove some."),
    nodes: todo("True, but no proof is found in the time that a step may take."),
    nodesCorrected: todo("No proof of it is found in the time that a step may take."),
    refuted: todo("False:"),
    refutedInOne: todo("False. In one of the solutions"),
    corrected: todo("What you said is false, and this is true."),
    none: todo("This board has no solution, so anything would follow."),
    many: todo("This board has several solutions."),
    closed: todo("This candidate is no longer on the board."),
  },
  sayWhy: todo("Say why"),
  besideProved: todo(
    (name: string, by: string): string => `True, and proved: ${by}. But no ${name} shows it. Look on.`,
  ),
  byFacts: todo((facts: number): string => plural(facts, "fact shows it", "facts show it")),
  byTechnique: todo((names: string): string => `${names} shows it`),
};
