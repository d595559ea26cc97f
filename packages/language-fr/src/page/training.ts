import { type PageWords, todo } from "@wings/language-en";
import { plural } from "./plural.js";

export const training: PageWords["training"] = {
  // Lives
  livesLeft: todo((lives: number): string => plural(lives, "life left", "lives left")),
  over: todo("No lives left"),
  overText: todo("That was the third wrong digit."),
  overNotice: todo("No lives are left. Choose “Try again” or “Go on without lives”."),
  tryAgain: todo("Try again"),
  noLives: todo("Go on without lives"),
  otherPuzzle: todo("Another puzzle"),

  // Today
  title: todo("Progress"),
  today: todo("Today"),
  streak: todo((days: number): string => `${plural(days, "day", "days")} in a row`),
  noStreak: todo("No streak yet"),
  streakOver: todo("No streak now"),
  longest: todo((days: number): string => `longest: ${plural(days, "day", "days")}`),
  streakHelp: todo(
    "A solved puzzle or a right answer counts as a day. One missed day is forgiven; two in a row end the streak.",
  ),
  doneToday: todo("Done today."),
  due: todo((count: number): string => `${plural(count, "technique is", "techniques are")} due today:`),
  dueToday: todo((count: number): string => `${plural(count, "technique", "techniques")} due today`),
  moreDue: todo((count: number): string => `${plural(count, "other", "others")} can wait until tomorrow.`),
  nothingDue: todo("Nothing is due today."),
  nextDue: todo((name: string, date: string): string => `Next: ${name}, on ${date}.`),
  nothingYet: todo("Practice a technique, and it comes again when it is time to refresh it."),
  begin: todo("Begin: five minutes"),
  goOn: todo((at: number, total: number): string => `Go on: ${at} of ${total}`),
  rule: todo("When a technique comes again"),
  ruleText: todo(
    "Right: after 1, 3, 7, 14, 30, 60, then every 120 days. Wrong, or with the answer shown: tomorrow, and the wait begins two steps earlier. A right answer before its day changes nothing.",
  ),
  roundOf: todo((at: number, total: number): string => `Today: ${at} of ${total}`),
  roundNext: todo("Next of today"),
  roundEnd: todo("Finish"),
  roundOver: todo("Done for today"),
  roundLate: todo("Five minutes are over. The rest can wait until tomorrow."),
  answeredRight: todo("right"),
  answeredWrong: todo("not yet"),
  comesAgain: todo((date: string): string => `again on ${date}`),

  // Calendar
  calendar: todo("Daily puzzles"),
  monthBack: todo("Previous month"),
  monthForward: todo("Next month"),
  weekdays: todo(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as readonly string[]),
  dailyStates: {
    "on-time": todo("solved on its day"),
    late: todo("solved later"),
    begun: todo("begun"),
    open: todo("not solved"),
    future: todo("still to come"),
  },
  solvedOf: todo((solved: number, total: number): string => `${solved} of ${total} solved`),
  goToDate: todo("Puzzle of the day"),
  openDate: todo("Open"),

  // Statistics
  statistics: todo("Statistics"),
  byLevel: todo("By level"),
  byTechnique: todo("By technique"),
  nothingSolved: todo("Solve a puzzle, and its time is here."),
  level: todo("Level"),
  allLevels: todo("All"),
  solvedCount: todo("Solved"),
  best: todo("Best"),
  median: todo("Median"),
  hints: todo("Hints"),
  slips: todo("Wrong"),
  clean: todo("Clean"),
  cleanHelp: todo("Hints and wrong digits are medians. Clean: puzzles without either."),
  technique: todo("Technique"),
  exercises: todo("Exercises"),
  rightOf: todo((right: number, tried: number): string => `${right} of ${tried} right`),
  inPuzzles: todo("In puzzles"),
  usedIn: todo((count: number): string => `used in ${count}`),
  hintedIn: todo((count: number): string => `hint in ${count}`),
  missedIn: todo((count: number): string => `missed in ${count}`),
  seconds: todo((seconds: string): string => `${seconds} s`),
  showAll: todo((count: number): string => `Show all (${count})`),
  lately: todo("Solved lately"),

  // Backup
  backup: todo("All of it as one file"),
  backupText: todo(
    "Your progress, statistics, boards, films and settings. Save them here, and read them in another browser or on another device.",
  ),
  saveFile: todo("Save a file"),
  readFile: todo("Read a file"),
  saved: todo((name: string): string => `Saved ${name}.`),
  planTitle: todo("What this file changes"),
  planNothing: todo("Everything in this file is here already."),
  plan: {
    puzzles: todo((added: number): string => `${plural(added, "solved puzzle is", "solved puzzles are")} added`),
    stations: todo((added: number): string => `${plural(added, "technique gets", "techniques get")} a better record`),
    days: todo((added: number): string => `${plural(added, "day", "days")} of practice added`),
    plays: todo(
      (added: number): string =>
        `${plural(added, "record of a begun puzzle is", "records of begun puzzles are")} added`,
    ),
    games: todo((added: number): string => `${plural(added, "board is", "boards are")} added`),
    longer: todo(
      (count: number): string => `${plural(count, "board gets", "boards get")} the moves that it has more in the file`,
    ),
    copies: todo(
      (count: number): string =>
        `${plural(count, "board differs", "boards differ")} from yours: both are kept, that of the file under Solve`,
    ),
    films: todo((added: number): string => `${plural(added, "film is", "films are")} added`),
  },
  planSaid: todo("the level up to which you know everything already"),
  planKeeps: todo("Nothing of yours is removed."),
  tooMany: todo(
    (count: number, most: number): string =>
      `${plural(count, "board does", "boards do")} not fit: the page keeps ${most} boards. They stay in the file.`,
  ),
  tooManyPuzzles: todo(
    (count: number, most: number): string =>
      `The record keeps ${most} puzzles: the ${plural(count, "oldest one leaves", "oldest ones leave")} it.`,
  ),
  withSettings: todo("Use the settings of the file, too"),
  merge: todo("Merge"),
  merged: todo("Done. Everything of the file is here."),
};
