import { type PageWords, todo } from "@wings/language-en";
import { plural } from "./plural.js";

export const play: PageWords["play"] = {
  dailyOn: todo((date: string): string => `Puzzle of ${date}`),
  solvedIn: todo((time: string, level: string): string => `${level}, in ${time}.`),
  tally: todo(
    (hints: number, mistakes: number): string =>
      `${plural(hints, "hint", "hints")}, ${plural(mistakes, "wrong digit", "wrong digits")}.`,
  ),
  solvedPlain: todo((level: string): string => `${level}.`),
  hardestStep: todo((name: string): string => `The hardest step was: ${name}.`),
  shareStep: todo("Save the hardest step as a picture"),
  seeSolution: todo("See the path"),

  // Own steps
  thatWas: todo((name: string, then: string | undefined): string =>
    then === undefined ? `That was ${name}.` : `That was ${name}, and then ${then}.`,
  ),
  showWhy: todo("Show why"),
  backToGame: todo("Back"),
  notProvedYet: todo("No technique shows this step yet. It may be a guess."),
  youUsed: todo("You used"),
  wouldHaveHelped: todo("Would have helped"),
  waitedLongest: todo((time: string, name: string): string => `You waited longest before ${name}: ${time}.`),
  guessedSteps: todo((count: number): string => `${plural(count, "step was", "steps were")} not proved.`),
};
