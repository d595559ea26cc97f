import { FORMATS } from "@wings/formats";
import type { Command, Flag } from "./flags.js";
import { BULK, EXECUTOR, JOBS, JSON_FLAG, MAX_GUESSES, OWN_TECHNIQUES, STYLE } from "./shared-flags.js";

const SEED: Flag = {
  name: "seed",
  value: "N",
  range: [0, Number.MAX_SAFE_INTEGER],
  about: "the same seed and flags make the same; default: random, printed to stderr",
};
const TRIES: Flag = {
  name: "tries",
  value: "N",
  range: [1, Number.MAX_SAFE_INTEGER],
  default: 100_000,
  about: "give up after N attempts in a row without a puzzle",
};
/** For a technique that is rarer there is a prepared board. */
export const PRACTICE_TRIES = 600;
/** Two numbers, or one. */
const RANGE = /^\d+(-\d+)?$/;

/** What a board can be written as: the formats of all programs, and a QR code. */
const WRITTEN: readonly string[] = Object.keys(FORMATS);
const CODES: readonly string[] = ["qr", "qr-svg"];

/** What a puzzle must be. */
const WISHES: readonly Flag[] = [
  {
    name: "technique",
    value: "IDS",
    completes: "ids",
    many: true,
    commas: true,
    about: "puzzles that need this technique; with several ids, all are required",
  },
  {
    name: "as",
    value: "ROLE",
    choices: ["next", "hardest", "used", "only"],
    default: "next",
    about: "next: nothing easier helps; hardest or used: on the path; only: the only one above the basics",
  },
  { name: "level", value: "LEVELS", many: true, commas: true, about: "levels separated by commas: hard,unfair" },
  { name: "score", value: "FROM-TO", pattern: RANGE, example: "1000-1600", about: "the score of the path" },
  {
    name: "symmetry",
    value: "NAME",
    choices: ["none", "rotational", "rotational-90", "mirror", "diagonal", "two-mirrors"],
    default: "none",
    about: "the symmetry of the clues: none, rotational, rotational-90, mirror, diagonal or two-mirrors",
  },
  { name: "clues", value: "FROM-TO", pattern: RANGE, example: "22-28", about: "the number of clues" },
  {
    name: "minimal",
    value: "WHAT",
    choices: ["orbits", "clues", "no"],
    default: "orbits",
    about: "orbits: each group of symmetric clues is needed; clues: each clue; no: as many as --clues says",
  },
];

/** What a part of a data set must be, as the fields of a recipe have it, too. */
export const PART_FLAGS: readonly Flag[] = [
  {
    name: "count",
    short: "n",
    value: "N",
    range: [1, 1_000_000_000],
    default: 1000,
    about: "how many puzzles",
  },
  ...WISHES,
  {
    name: "er",
    value: "FROM-TO",
    pattern: /^\d{1,2}(\.\d)?(-\d{1,2}(\.\d)?)?$/,
    example: "6.0-7.5",
    about: "ER on the scale of Sudoku Explainer; each puzzle then has ER, EP and ED",
  },
];

/** The commands that make puzzles, change them and print them. */
export const PUZZLE_COMMANDS: readonly Command[] = [
  {
    name: "generate",
    about: "make puzzles: by technique, level, symmetry and clues",
    operands: "",
    inputs: "none",
    flags: [
      { name: "count", short: "n", value: "N", range: [1, 1_000_000_000], default: 1, about: "how many puzzles" },
      SEED,
      ...WISHES,
      { name: "pattern", value: "CELLS", about: "where clues may be: 81 characters, with a dot where none may be" },
      { name: "grid", value: "DIGITS", about: "the solution to start from" },
      { name: "unique", about: "leave out puzzles that are equal to earlier ones up to symmetry" },
      { name: "unrated", about: "don't rate the puzzles: this is several times as fast" },
      TRIES,
      {
        name: "neighbours",
        value: "N",
        range: [0, 1_000_000],
        about: "try N puzzles near each hit; by default, if hits are rare, until 300 in a row bring none",
      },
      {
        name: "shard",
        value: "I/N",
        example: "3/16",
        pattern: /^\d+\/[1-9]\d*$/,
        about: "only every Nth block of 500 attempts, starting with the Ith: 3/16",
      },
      JOBS,
      EXECUTOR,
      {
        name: "from",
        value: "K",
        range: [0, Number.MAX_SAFE_INTEGER],
        about: "start with attempt K, to continue a run",
      },
      {
        name: "resume",
        value: "OUT",
        completes: "file",
        about: "write JSON lines to OUT, and continue a run that was stopped; a larger --count adds puzzles",
      },
      {
        name: "attempt",
        value: "K",
        pattern: /^\d+(\.[1-9]\d*)?$/,
        example: "12 or 12.7",
        about: "make the puzzle of attempt K again",
      },
      JSON_FLAG,
      ...OWN_TECHNIQUES,
      ...STYLE,
    ],
    examples: [
      ["wings generate --level hard --symmetry rotational", "one hard puzzle"],
      ["wings generate --technique w-wing --count 100 --seed 1 --json > w-wings.jsonl", "with boards and steps"],
      ["wings generate --unrated --count 100000 --seed 1 > puzzles.txt", "many minimal puzzles"],
    ],
  },
  {
    name: "dataset",
    about: "make data to train and test with: puzzles, ratings, paths and wrong steps",
    operands: "",
    inputs: "none",
    flags: [
      { ...SEED, default: 1, about: "the same seed and flags make the same files, byte for byte" },
      ...PART_FLAGS,
      { name: "recipe", value: "FILE", completes: "file", about: "several parts, each with fields as the flags above" },
      { name: "paths", about: "with each step of the path: its board, technique, facts, marks and text" },
      {
        name: "wrong",
        value: "N",
        range: [1, 20],
        about: "with --paths, N wrong steps a puzzle, each with a counter-example",
      },
      { name: "test", value: "PERCENT", range: [0, 100], default: 10, about: "how much of it is for tests" },
      {
        name: "format",
        value: "NAMES",
        many: true,
        commas: true,
        about: "the files of --resume: jsonl, parquet or both, which is the default",
      },
      {
        name: "per-file",
        value: "N",
        range: [100, 10_000_000],
        about: "how many puzzles a file has: 100,000, and 1,000 with --paths",
      },
      {
        name: "shard",
        value: "I/N",
        example: "3/16",
        pattern: /^\d+\/[1-9]\d*$/,
        about: "only every Nth file, starting with the Ith: 3/16",
      },
      JOBS,
      {
        name: "resume",
        value: "FOLDER",
        completes: "file",
        about:
          "write files, a schema and a card to FOLDER, and continue a run that was stopped; otherwise lines to stdout",
      },
      ...OWN_TECHNIQUES,
    ],
    examples: [
      ["wings dataset --count 3 --paths --wrong 1", "a look at some lines"],
      ["wings dataset --seed 1 --count 1000000 --resume sudoku", "a million puzzles; run it again to continue"],
      ["wings dataset --recipe levels.json --paths --resume paths", "parts by level, technique, ER and clues"],
    ],
  },
  {
    name: "practice",
    about: "a board on which a technique is the next step",
    operands: "TECHNIQUE",
    inputs: "one",
    wants: "the id of a technique",
    flags: [
      SEED,
      { name: "count", short: "n", value: "N", range: [1, 1_000_000], default: 1, about: "how many boards" },
      { name: "reduce", about: "fill cells that the step doesn't need" },
      { name: "answer", about: "show the step as well" },
      { ...TRIES, default: PRACTICE_TRIES, about: "make no more attempts than this" },
      JSON_FLAG,
      ...OWN_TECHNIQUES,
      ...STYLE,
    ],
    examples: [
      ["wings practice w-wing", "find the W-Wing on this board"],
      ["wings practice w-wing --seed 7 --reduce --answer", "a smaller board, with its answer"],
    ],
  },
  {
    name: "canonical",
    about: "the canonical form: the same for all puzzles that are equal up to symmetry",
    operands: "[input...]",
    inputs: "many",
    flags: [JSON_FLAG, MAX_GUESSES, ...BULK, ...STYLE],
    examples: [
      ["wings canonical puzzles.txt", "one line per puzzle"],
      ["wings canonical puzzles.txt | sort | uniq --count", "how often each puzzle is in a collection"],
      ["wings canonical --json puzzle.txt", "with the transformation that leads there"],
    ],
  },
  {
    name: "convert",
    about: "write boards in another format",
    operands: "[input...]",
    inputs: "many",
    flags: [
      {
        name: "to",
        value: "FORMAT",
        choices: [...WRITTEN, ...CODES],
        default: "digits",
        about: `one of ${[...WRITTEN, ...CODES].join(", ")}`,
      },
      {
        name: "of",
        value: "FORMAT",
        choices: WRITTEN,
        default: "wings",
        about: "with --to qr or qr-svg: what the code holds, in any of the other formats",
      },
      JSON_FLAG,
      ...BULK,
      ...STYLE,
    ],
    examples: [
      ["wings convert --to grid position.txt", "a candidate grid for a forum"],
      ["wings convert games.opensudoku > puzzles.txt", "81 characters a line"],
      ["wings convert --to sudokupad position.txt", "a link that opens it in SudokuPad"],
      ["wings convert --to qr --of sudokupad position.txt", "the same for a phone"],
    ],
  },
  {
    name: "transform",
    about: "turn, mirror or relabel puzzles",
    operands: "[input...]",
    inputs: "many",
    flags: [
      {
        name: "by",
        value: "NAMES",
        many: true,
        commas: true,
        about: "one after the other: rotate-90, rotate-180, rotate-270, mirror, flip, transpose, antitranspose",
      },
      {
        name: "digits",
        value: "DIGITS",
        pattern: /^[1-9]{9}$/,
        example: "234567891",
        about: "what 1 to 9 become: 234567891 turns 1 into 2 and 9 into 1",
      },
      { name: "with", value: "JSON", about: "the transformation of canonical --json or transform --json" },
      { name: "random", about: "a random symmetry and random digits, different for each puzzle" },
      {
        name: "seed",
        value: "N",
        range: [0, Number.MAX_SAFE_INTEGER],
        default: 1,
        about: "with --random, the same seed gives the same puzzles",
      },
      JSON_FLAG,
      ...BULK,
      ...STYLE,
    ],
    examples: [
      ["wings transform --by rotate-90,mirror puzzle.txt", "two symmetries, one after the other"],
      ["wings transform --random --seed 7 puzzles.txt", "puzzles that look new and are as hard"],
    ],
  },
  {
    name: "print",
    about: "a booklet of puzzles as a web page for the printer",
    operands: "[input...]",
    inputs: "many",
    flags: [
      {
        name: "output",
        short: "o",
        value: "FILE.html",
        completes: "file",
        about: "write to this file, by default to stdout",
      },
      {
        name: "per-page",
        value: "N",
        choices: ["1", "2", "4", "6"],
        about: "puzzles on a page: 1, 2, 4 or 6; by default 2, and 1 with --large",
      },
      { name: "large", about: "large print" },
      { name: "candidates", about: "print candidates in open cells" },
      { name: "no-solutions", about: "leave out the solutions at the end" },
      { name: "paper", value: "SIZE", choices: ["a4", "letter"], default: "a4", about: "a4 or letter" },
      { name: "title", value: "TEXT", default: "Sudoku", about: "the heading of each page" },
      ...OWN_TECHNIQUES,
    ],
    examples: [
      ["wings print puzzles.txt -o booklet.html", "open it in a browser and print it"],
      ["wings generate --level easy --count 12 | wings print --per-page 6 -o easy.html", "a new booklet"],
      ["wings print --large --title 'For Ada' puzzles.txt -o large.html", "one large puzzle on a page"],
    ],
  },
];
