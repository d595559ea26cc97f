import { plural } from "./plural.js";

export const first = {
  /** How dates and numbers are written, in BCP 47. A language without it has its own code. */
  locale: "en-GB",

  // Rooms
  pageTitle: "wings: sudoku steps, explained",
  slogan: "Every step has a reason. See it.",
  promise: "Play sudoku, practice techniques, and follow each step of a solution with your finger on the board.",
  home: "Start",
  play: "Play",
  practice: "Practice",
  solve: "Solve",
  playToday: "Play today’s puzzle",
  playEasy: "Play an easy puzzle",
  practiceTechnique: "Practice a technique",
  solveOwn: "Solve your own puzzle",
  replay: "Show the proof again",
  continueWith: "Your boards",
  removeBoard: (name: string): string => `Remove ${name}`,
  openCells: (count: number): string => `${plural(count, "cell", "cells")} to go`,
  finished: "finished",
  progress: "Progress",
  ownPuzzle: (givens: number): string => `Your puzzle, ${plural(givens, "given", "givens")}`,
  rooms: "Rooms",
  demoTitle: "A W-Wing, proved",

  // Top
  open: "Open",
  share: "Share",
  settings: "Settings",
  help: "Help",
  close: "Close",
  print: "Print",
  update: "A new version is ready.",
  reload: "Reload",
  later: "Later",
  loading: "Loading …",
  notLoaded: "This part of the page could not be loaded. Check the connection, or reload the page.",
  tryAgain: "Try again",

  // Board and keypad
  board: "Sudoku board",
  entries: {
    digit: "Digit",
    candidate: "Candidate",
    given: "Given",
    corner: "Corner",
    center: "Center",
    color: "Color",
    line: "Line",
  },
  undo: "Undo",
  redo: "Redo",
  erase: "Erase",
  hint: "Hint",
  check: "Check",
  menu: "Menu",
  highlight: "Highlight",
  left: (count: number): string => `${count} left`,
  /** The numbers of rows in a text, which become letters where cells are called F3: `row 6`, `rows 1, 2 and 5`. */
  rowNumbers: /\b(?:row [1-9]|rows [1-9](?:, [1-9])* (?:and|or|to) [1-9])\b/gi,
  /** A cell that somebody types in words, in lower case: `row 6, column 3`. */
  typedCell: /\brow ([1-9]),? column ([1-9])\b/g,
  place: (row: number, column: number): string => `row ${row} column ${column}`,

  // Status and notices
  oneSolution: "One solution.",
  manySolutions: "More than one solution.",
  noSolution: "This board has no solution.",
  undecided: "wings can't tell how many solutions this board has: the search gave up after 20,000 guesses.",
  equalDigits: (cells: string, digit: number, house: string): string => `${cells} hold ${digit} in ${house}.`,
  noPlaceLeft: (digit: number, house: string): string => `${digit} has no place left in ${house}.`,
  noCandidateLeft: (cell: string): string => `${cell} has no candidate left.`,
  noMistakes: "No mistakes so far.",
  previewOnly: "This board is part of the path. “Apply all steps up to here” makes it editable.",
  isGiven: (cell: string): string => `${cell} is given. Switch to “Given” to change the puzzle.`,
  changesNothing: (cell: string): string => `This changes nothing in ${cell}.`,
  afterStep: (step: number): string => `This is the board after step ${step} of the path. One Undo takes you back.`,
  seeTechniques: (became: string): string => `${became}: see Techniques.`,
  /** What happened to a file with techniques. */
  became: {
    loading: (name: string): string => `${name} is being loaded`,
    loaded: (name: string): string => `${name} is loaded`,
    stopped: (name: string): string => `${name} was stopped`,
    refused: (name: string): string => `${name} was not loaded`,
  },

  thereIs: (level: string): string => `There is ${/^[aeiou]/.test(level) ? "an" : "a"} ${level} step.`,
  applied: (outcome: string): string => `Done: ${outcome}.`,
  mistake: "There is a mistake",
  badPuzzle: "This puzzle has no solution",
  wrongDigits: (count: number, list: string): string =>
    `${count === 1 ? "This digit is wrong" : "These digits are wrong"}: ${list}.`,
  digitIn: (digit: number, cell: string): string => `${digit} in ${cell}`,
  removedFrom: (cells: string): string => `A candidate of the solution was removed from ${cells}.`,
  solved: "This board is solved.",
  end: "End",
  steps: (count: number): string => plural(count, "step", "steps"),
  cancel: "Cancel",
  tried: "Techniques tried",
  changes: "Changes",
  stepsFound: (count: number): string => `Steps found: ${count}.`,

  // Play
  newPuzzle: "New puzzle",
  levelNames: {
    easy: "Easy",
    medium: "Medium",
    hard: "Hard",
    unfair: "Unfair",
    extreme: "Extreme",
  } as Readonly<Record<string, string>>,
  undoBringsBack: "Undo brings your digits and notes back.",
  tools: "Tools",
  autoCandidates: "Automatic candidates",
  solvedTitle: "Solved!",
};
