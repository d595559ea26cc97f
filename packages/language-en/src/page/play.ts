import { plural } from "./plural.js";
import { withArticle } from "./with-article.js";

export const play = {
  dailyOn: (date: string): string => `Puzzle of ${date}`,
  solvedIn: (time: string, level: string): string => `${level}, in ${time}.`,
  tally: (hints: number, mistakes: number): string =>
    `${plural(hints, "hint", "hints")}, ${plural(mistakes, "wrong digit", "wrong digits")}.`,
  solvedPlain: (level: string): string => `${level}.`,
  hardestStep: (name: string): string => `The hardest step was: ${name}.`,
  shareStep: "Save the hardest step as a picture",
  seeSolution: "See the path",

  // Own steps
  thatWas: (name: string, then: string | undefined): string =>
    then === undefined
      ? `That was ${withArticle(name)}.`
      : `That was ${withArticle(name)}, and then ${withArticle(then)}.`,
  showWhy: "Show why",
  backToGame: "Back",
  notProvedYet: "No technique shows this step yet. It may be a guess.",
  youUsed: "You used",
  wouldHaveHelped: "Would have helped",
  waitedLongest: (time: string, name: string): string => `You waited longest before ${withArticle(name)}: ${time}.`,
  guessedSteps: (count: number): string => `${plural(count, "step was", "steps were")} not proved.`,
};
