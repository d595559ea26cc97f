import { type PageWords, todo } from "@wings/language-en";

export const practice: PageWords["practice"] = {
  lesson: todo("Lesson"),
  exercise: todo("Exercise"),
  noTechnique: todo(
    (search: string): string => `No technique is called “${search}”. Try another name, or a part of it.`,
  ),
  frames: { find: todo("Find"), reason: todo("Reason"), remove: todo("Remove"), place: todo("Place") },
  isThisOne: todo((name: string): string => `Is this ${name}?`),
  yes: todo("Yes"),
  no: todo("No"),
  rightAnswer: todo("Right:"),
  wrongAnswer: todo("No:"),
  itIs: todo((name: string): string => `this is ${name}.`),
  anotherQuestion: todo("Another one"),
  seeExample: todo("See one on a board"),
  makingBoard: todo("Looking for a board …"),
  tapRemoved: todo((name: string): string => `There is ${name} here. Mark the candidates that go.`),
  tapPlaced: todo((name: string): string => `There is ${name} here. Mark the digit that can be placed.`),
  tapHow: todo("Press a cell, then the digits below."),
  checkAnswer: todo("Check"),
  showMe: todo("Show me"),
  markDigits: todo((cell: string): string => (cell === "" ? "Digits of a cell: choose one" : `Digits of ${cell}`)),
  notCounted: todo("It doesn’t count toward “known”, because an earlier answer on this board was wrong."),
  nextBoard: todo("Next board"),
  answers: {
    nothing: todo("Mark a candidate first."),
    right: todo("Right. That is all of it."),
    beside: todo(
      (digit: number, cell: string, isPlaced: boolean, name: string): string =>
        `${digit} really ${isPlaced ? `is in ${cell}` : `can go from ${cell}`}, but no ${name} shows it. Take it back and look again.`,
    ),
    beyond: todo(
      (name: string, shown: string, rest: number): string =>
        `${name} shows this: ${shown}. It doesn’t show your other ${rest === 1 ? "mark" : `${rest} marks`}, so this answer doesn’t count.`,
    ),
    partly: todo((missing: number): string => `Right so far: ${missing} more.`),
    wrongRemoved: todo(
      (digit: number, cell: string): string =>
        `${digit} can’t go from ${cell}: it is the digit of that cell. Without it, the puzzle has no solution.`,
    ),
    wrongPlaced: todo(
      (digit: number, cell: string, right: number): string =>
        `${digit} can’t be in ${cell}: with it the puzzle has no solution. The digit there is ${right}.`,
    ),
  },
  inARow: todo((streak: number, enough: number): string => `${streak} of ${enough} in a row`),
  earned: todo((name: string): string => `Five in a row: ${name} is known now.`),
  allTechniques: todo("All techniques"),
};
