import { plural } from "./plural.js";
import { english as core } from "@wings/core";
import type { late } from "./english-late.js";
import type { Plugin } from "../model/known.js";

/** What the page says as soon as it is there. */
const first = {
  language: core,
  code: "en",

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
  toFilm: "Film",
  progress: "Progress",
  progressHelp: "what is due, calendar, statistics",
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
  notLoaded: "This part of the page could not be loaded. Check the connection, or reload the page.",
  tryAgain: "Try again",

  // Board and keypad
  board: "Sudoku board",
  table: "Board",
  enterDigits: "Enter digits",
  entryMode: "Entry mode",
  entries: {
    digit: "Digit",
    candidate: "Candidate",
    given: "Given",
    corner: "Corner",
    center: "Center",
    color: "Color",
    line: "Line",
  },
  digitAs: (digit: number, entry: string): string => `${digit} as ${entry.toLowerCase()}`,
  colorNamed: (index: number): string => `Color ${["blue", "orange", "purple", "gray", "green", "red"][index - 1]}`,
  undo: "Undo",
  redo: "Redo",
  erase: "Erase",
  hint: "Hint",
  check: "Check",
  menu: "Menu",
  highlight: "Highlight",
  pairs: "Two candidates",
  pairsCaption: "xy: cells with two candidates",
  highlightDigit: (digit: number): string => (digit > 9 ? "Cells with two candidates" : `Highlight ${digit}`),
  left: (count: number): string => `${count} left`,
  given: "given",
  noCandidates: "no candidates",
  candidatesAre: (digits: string): string => `candidates ${digits}`,
  openCell: "open",
  cornerNotes: (digits: string): string => `corner notes ${digits}`,
  centerNotes: (digits: string): string => `center notes ${digits}`,
  place: (row: number, column: number): string => `row ${row} column ${column}`,
  removeDigits: (digits: string): string => `remove ${digits}`,
  lineHelp: "Drag from one candidate to another. Do it again to remove the line.",
  placeDigits: (digits: string): string => `place ${digits}`,
  contradictory: "contradictory",
  markedDigits: (digits: string): string => `marked ${digits}`,

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
  became: ({ name, state, techniques, fault }: Plugin): string =>
    `${name} ${
      fault === undefined
        ? state === "loading"
          ? "is being loaded"
          : "is loaded"
        : techniques.length > 0
          ? "was stopped"
          : "was not loaded"
    }`,

  helpWithBoard: "Help with this board",
  thereIs: (level: string): string => `There is ${/^[aeiou]/.test(level) ? "an" : "a"} ${level} step.`,
  applied: (outcome: string): string => `Done: ${outcome}.`,
  clauses: "The proof, step by step",
  role: (word: string): string => word,
  mistake: "There is a mistake",
  badPuzzle: "This puzzle has no solution",
  wrongDigits: (count: number, list: string): string =>
    `${count === 1 ? "This digit is wrong" : "These digits are wrong"}: ${list}.`,
  digitIn: (digit: number, cell: string): string => `${digit} in ${cell}`,
  removedFrom: (cells: string): string => `A candidate of the solution was removed from ${cells}.`,
  solved: "This board is solved.",
  twins: (cell: string, one: string, other: string): string =>
    `For example, ${cell} is ${one} in one solution and ${other} in another. The marked cells differ.`,
  end: "End",
  steps: (count: number): string => plural(count, "step", "steps"),
  cancel: "Cancel",
  findAll: "Find all steps",
  tried: "Techniques tried",
  changes: "Changes",
  stepsFound: (count: number): string => `Steps found: ${count}.`,

  // Play
  today: "Today’s puzzle",
  newPuzzle: "New puzzle",
  nextPuzzle: "Next puzzle",
  nextPuzzleHelp: "it fits what you know",
  levelNames: {
    easy: "Easy",
    medium: "Medium",
    hard: "Hard",
    unfair: "Unfair",
    extreme: "Extreme",
  } as Readonly<Record<string, string>>,
  levelHelp: {
    easy: "singles only",
    medium: "locked candidates, pairs and triples",
    hard: "fish and wings",
    unfair: "chains and sets",
    extreme: "long chains",
  } as Readonly<Record<string, string>>,
  playIntro: "Each puzzle has one solution, and every step can be explained.",
  generating: "Making a puzzle …",
  time: "Time",
  askHint: "Hint",
  startAgain: "Start again",
  undoBringsBack: "Undo brings your digits and notes back.",
  tools: "Tools",
  autoCandidates: "Automatic candidates",
  playHelp:
    "Press a cell, then a digit; or a digit, then cells, and the digit again to end. Hold a digit for a corner note. Drag to select several cells. Tap free space, or on a phone the cell again, to end the selection.",
  solvedTitle: "Solved!",
  pause: "Pause",
  goOn: "Continue",
};

/**
 * Everything the page says, in English. Another language is another table with the same keys. The words of parts that are loaded
 * later come with them.
 */
export const english = first as Words;

/** The table of a language. */
export type Words = typeof first & typeof late;
