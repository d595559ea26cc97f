import { type PageWords, todo } from "@wings/language-en";
import { plural } from "./plural.js";

export const path: PageWords["path"] = {
  pathTitle: todo("Path"),
  findPath: todo("Find the path"),
  onlyNeeded: todo("Only steps that matter"),
  pathIntro: todo("The path lists each step from this board on, until it is solved."),
  stepOf: todo((at: number, total: number): string => `${at} of ${total}`),
  firstStep: todo("First step"),
  stepBack: todo("Step back"),
  stepForward: todo("Step forward"),
  endOfPath: todo("End of the path"),
  nextHard: todo("Next step that is no single"),
  nextHardShort: todo("No single"),
  explainerAsk: todo("Rate as Sudoku Explainer does"),
  explainerWait: todo("Rating …"),
  applyUpTo: todo("Apply all steps up to here"),
  applySingles: todo("Apply all singles"),
  stepsOfPath: todo("Steps of the path"),
  ribbon: todo("The path, one bar for each step"),
  ribbonHelp: todo("One bar for each step: the higher, the harder."),
  ribbonStep: todo((at: number, name: string): string => `Step ${at}: ${name}`),
  pathEnds: {
    solved: todo("to the solution"),
    stuck: todo("then the techniques find nothing more"),
    contradictory: todo("then the board is contradictory"),
    searching: todo("so far …"),
    stopped: todo("so far (stopped)"),
  },
  noSteps: {
    solved: todo("This board is solved."),
    stuck: todo("The selected techniques find nothing on this board."),
    contradictory: todo("This board is contradictory."),
    searching: todo("Looking …"),
    stopped: todo("Stopped before the first step."),
  },
  hardest: todo((name: string): string => `hardest: ${name}`),

  /** The level of a path. */
  score: todo((level: string): string => `difficulty: ${level.toLowerCase()}`),
  singles: todo((count: number): string => plural(count, "single", "singles")),
};
