import { plural } from "./plural.js";
import { withArticle } from "./with-article.js";

export const play = {
  // The room
  playIntro: "Each puzzle has one solution, and every step can be explained.",
  levelHelp: {
    easy: "singles only",
    medium: "locked candidates, pairs and triples",
    hard: "fish and wings",
    unfair: "chains and sets",
    extreme: "long chains",
  } as Readonly<Record<string, string>>,
  nextPuzzleHelp: "it fits what you know",
  startAgain: "Start again",
  playHelp:
    "Press a cell, then a digit; or a digit, then cells, and the digit again to end. Hold a digit for a corner note. Drag to select several cells. Tap free space, or on a phone the cell again, to end the selection.",
  pause: "Pause",
  goOn: "Continue",
  askHint: "Hint",
  generating: "Making a puzzle …",
  time: "Time",
  nextPuzzle: "Next puzzle",
  progressHelp: "what is due, calendar, statistics",
  toFilm: "Film",
  today: "Today’s puzzle",

  // Board and keypad
  table: "Board",
  pairs: "Two candidates",
  given: "given",
  pairsCaption: "xy: cells with two candidates",
  highlightDigit: (digit: number): string => (digit > 9 ? "Cells with two candidates" : `Highlight ${digit}`),
  lineHelp: "Drag from one candidate to another. Do it again to remove the line.",
  enterDigits: "Enter digits",
  entryMode: "Entry mode",
  digitAs: (digit: number, entry: string): string => `${digit} as ${entry.toLowerCase()}`,
  colorNamed: (index: number): string => `Color ${["blue", "orange", "purple", "gray", "green", "red"][index - 1]}`,
  noCandidates: "no candidates",
  candidatesAre: (digits: string): string => `candidates ${digits}`,
  openCell: "open",
  cornerNotes: (digits: string): string => `corner notes ${digits}`,
  centerNotes: (digits: string): string => `center notes ${digits}`,
  removeDigits: (digits: string): string => `remove ${digits}`,
  placeDigits: (digits: string): string => `place ${digits}`,
  contradictory: "contradictory",
  markedDigits: (digits: string): string => `marked ${digits}`,

  // The end
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
