import { plural } from "./plural.js";

/** The words of reviews, statistics, the calendar, backups and lives. */
export const training = {
  // Lives
  livesLeft: (lives: number): string => plural(lives, "life left", "lives left"),
  over: "No lives left",
  overText: "That was the third wrong digit.",
  overNotice: "No lives are left. Choose “Try again” or “Go on without lives”.",
  tryAgain: "Try again",
  noLives: "Go on without lives",
  otherPuzzle: "Another puzzle",

  // Today
  title: "Progress",
  today: "Today",
  streak: (days: number): string => `${plural(days, "day", "days")} in a row`,
  noStreak: "No streak yet",
  streakOver: "No streak now",
  longest: (days: number): string => `longest: ${plural(days, "day", "days")}`,
  streakHelp:
    "A solved puzzle or a right answer counts as a day. One missed day is forgiven; two in a row end the streak.",
  doneToday: "Done today.",
  due: (count: number): string => `${plural(count, "technique is", "techniques are")} due today:`,
  dueToday: (count: number): string => `${plural(count, "technique", "techniques")} due today`,
  moreDue: (count: number): string => `${plural(count, "other", "others")} can wait until tomorrow.`,
  nothingDue: "Nothing is due today.",
  nextDue: (name: string, date: string): string => `Next: ${name}, on ${date}.`,
  nothingYet: "Practice a technique, and it comes again when it is time to refresh it.",
  begin: "Begin: five minutes",
  goOn: (at: number, total: number): string => `Go on: ${at} of ${total}`,
  rule: "When a technique comes again",
  ruleText:
    "Right: after 1, 3, 7, 14, 30, 60, then every 120 days. Wrong, or with the answer shown: tomorrow, and the wait begins two steps earlier. A right answer before its day changes nothing.",
  roundOf: (at: number, total: number): string => `Today: ${at} of ${total}`,
  roundNext: "Next of today",
  roundEnd: "Finish",
  roundOver: "Done for today",
  roundLate: "Five minutes are over. The rest can wait until tomorrow.",
  answeredRight: "right",
  answeredWrong: "not yet",
  comesAgain: (date: string): string => `again on ${date}`,

  // Calendar
  calendar: "Daily puzzles",
  monthBack: "Previous month",
  monthForward: "Next month",
  weekdays: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as readonly string[],
  dailyStates: {
    "on-time": "solved on its day",
    late: "solved later",
    begun: "begun",
    open: "not solved",
    future: "still to come",
  },
  solvedOf: (solved: number, total: number): string => `${solved} of ${total} solved`,
  goToDate: "Puzzle of the day",
  openDate: "Open",

  // Statistics
  statistics: "Statistics",
  byLevel: "By level",
  byTechnique: "By technique",
  nothingSolved: "Solve a puzzle, and its time is here.",
  level: "Level",
  allLevels: "All",
  solvedCount: "Solved",
  best: "Best",
  median: "Median",
  hints: "Hints",
  slips: "Wrong",
  clean: "Clean",
  cleanHelp: "Hints and wrong digits are medians. Clean: puzzles without either.",
  technique: "Technique",
  exercises: "Exercises",
  rightOf: (right: number, tried: number): string => `${right} of ${tried} right`,
  inPuzzles: "In puzzles",
  usedIn: (count: number): string => `used in ${count}`,
  hintedIn: (count: number): string => `hint in ${count}`,
  missedIn: (count: number): string => `missed in ${count}`,
  seconds: (seconds: string): string => `${seconds} s`,
  showAll: (count: number): string => `Show all (${count})`,
  lately: "Solved lately",

  // Backup
  backup: "All of it as one file",
  backupText:
    "Your progress, statistics, boards, films and settings. Save them here, and read them in another browser or on another device.",
  saveFile: "Save a file",
  readFile: "Read a file",
  saved: (name: string): string => `Saved ${name}.`,
  planTitle: "What this file changes",
  planNothing: "Everything in this file is here already.",
  plan: {
    puzzles: (added: number): string => `${plural(added, "solved puzzle is", "solved puzzles are")} added`,
    stations: (added: number): string => `${plural(added, "technique gets", "techniques get")} a better record`,
    days: (added: number): string => `${plural(added, "day", "days")} of practice added`,
    plays: (added: number): string =>
      `${plural(added, "record of a begun puzzle is", "records of begun puzzles are")} added`,
    games: (added: number): string => `${plural(added, "board is", "boards are")} added`,
    longer: (count: number): string =>
      `${plural(count, "board gets", "boards get")} the moves that it has more in the file`,
    copies: (count: number): string =>
      `${plural(count, "board differs", "boards differ")} from yours: both are kept, that of the file under Solve`,
    films: (added: number): string => `${plural(added, "film is", "films are")} added`,
  },
  planSaid: "the level up to which you know everything already",
  planKeeps: "Nothing of yours is removed.",
  tooMany: (count: number, most: number): string =>
    `${plural(count, "board does", "boards do")} not fit: the page keeps ${most} boards. They stay in the file.`,
  tooManyPuzzles: (count: number, most: number): string =>
    `The record keeps ${most} puzzles: the ${plural(count, "oldest one leaves", "oldest ones leave")} it.`,
  withSettings: "Use the settings of the file, too",
  merge: "Merge",
  merged: "Done. Everything of the file is here.",
};
