import { withArticle } from "./with-article.js";

export const practice = {
  lesson: "Lesson",
  exercise: "Exercise",
  noTechnique: (search: string): string => `No technique is called “${search}”. Try another name, or a part of it.`,
  /** What else players call a technique, by its id: the search finds it by these words. */
  searchWords: (() => []) as (id: string) => readonly string[],
  frames: { find: "Find", reason: "Reason", remove: "Remove", place: "Place" },
  isThisOne: (name: string): string => `Is this ${withArticle(name)}?`,
  yes: "Yes",
  no: "No",
  rightAnswer: "Right:",
  wrongAnswer: "No:",
  itIs: (name: string): string => `this is ${withArticle(name)}.`,
  anotherQuestion: "Another one",
  seeExample: "See one on a board",
  makingBoard: "Looking for a board …",
  tapRemoved: (name: string): string => `There is ${withArticle(name)} here. Mark the candidates that go.`,
  tapPlaced: (name: string): string => `There is ${withArticle(name)} here. Mark the digit that can be placed.`,
  tapHow: "Press a cell, then the digits below.",
  checkAnswer: "Check",
  showMe: "Show me",
  markDigits: (cell: string): string => (cell === "" ? "Digits of a cell: choose one" : `Digits of ${cell}`),
  notCounted: "It doesn’t count toward “known”, because an earlier answer on this board was wrong.",
  nextBoard: "Next board",
  answers: {
    nothing: "Mark a candidate first.",
    right: "Right. That is all of it.",
    beside: (digit: number, cell: string, isPlaced: boolean, name: string): string =>
      `${digit} really ${isPlaced ? `is in ${cell}` : `can go from ${cell}`}, but no ${name} shows it. Take it back and look again.`,
    beyond: (name: string, shown: string, rest: number): string =>
      `${name} shows this: ${shown}. It doesn’t show your other ${rest === 1 ? "mark" : `${rest} marks`}, so this answer doesn’t count.`,
    partly: (missing: number): string => `Right so far: ${missing} more.`,
    wrongRemoved: (digit: number, cell: string): string =>
      `${digit} can’t go from ${cell}: it is the digit of that cell. Without it, the puzzle has no solution.`,
    wrongPlaced: (digit: number, cell: string, right: number): string =>
      `${digit} can’t be in ${cell}: with it the puzzle has no solution. The digit there is ${right}.`,
  },
  inARow: (streak: number, enough: number): string => `${streak} of ${enough} in a row`,
  earned: (name: string): string => `Five in a row: ${name} is known now.`,
  allTechniques: "All techniques",
};
