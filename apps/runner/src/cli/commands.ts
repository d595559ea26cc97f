import { MIN_WIDTH } from "../terminal/terminal-style.js";
import type { Flag } from "./flags.js";

/** A command, described once. `main.ts` loads the code behind it when it is called. */
export interface Command {
  readonly name: string;
  readonly about: string;
  /** The operands as the help shows them. */
  readonly operands: string;
  readonly inputs: "none" | "one" | "many" | "file" | "optional";
  /** What the operand is, if it is not a board. */
  readonly wants?: string;
  readonly flags: readonly Flag[];
  readonly examples: readonly (readonly [line: string, about: string])[];
}

const TECHNIQUES: readonly Flag[] = [
  {
    name: "preset",
    value: "NAME",
    choices: ["all", "players", "no-uniqueness"],
    default: "all",
    setting: true,
    about: "the techniques to use: all of them, what players find by hand, or those that don't assume one solution",
  },
  {
    name: "only",
    value: "IDS",
    completes: "ids",
    many: true,
    commas: true,
    setting: true,
    about: "use only these techniques: ids separated by commas, or pkg:NAME for a package",
  },
  {
    name: "skip",
    value: "IDS",
    completes: "ids",
    many: true,
    commas: true,
    setting: true,
    about: "leave out these techniques",
  },
  {
    name: "plugin",
    value: "PATH|PACKAGE",
    completes: "file",
    many: true,
    setting: true,
    about: "add third-party techniques (may be repeated)",
  },
  {
    name: "set",
    value: "ID.OPTION=VALUE",
    completes: "option",
    many: true,
    setting: true,
    about: "set an option of a technique (may be repeated)",
  },
  {
    name: "technique-timeout",
    value: "MS",
    range: [1, 3_600_000],
    default: 10_000,
    setting: true,
    about: "stop a plugin that doesn't answer within this time",
  },
  { name: "trust", setting: true, about: "accept the findings of plugins without proof" },
];
/** Without plugins: their findings would need checks. */
const OWN_TECHNIQUES = TECHNIQUES.filter(({ name }) => ["preset", "only", "skip", "set"].includes(name));
const JSON_FLAG: Flag = { name: "json", setting: true, about: "one JSON object per line" };
const STYLE: readonly Flag[] = [
  { name: "no-color", setting: true, about: "no colors (also: NO_COLOR)" },
  { name: "ascii", setting: true, about: "ASCII characters only" },
  {
    name: "width",
    value: "COLUMNS",
    range: [MIN_WIDTH, 1000],
    setting: true,
    about: "output width; by default that of the terminal",
  },
];
const JOBS: Flag = {
  name: "jobs",
  short: "j",
  value: "N",
  range: [1, 1024],
  setting: true,
  about: "number of threads, by default one per core; the output is the same",
};
const EXECUTOR: Flag = {
  name: "executor",
  value: "PACKAGE",
  about: "work elsewhere, such as on a queue with @wings/bullmq",
};
const BULK: readonly Flag[] = [
  JOBS,
  {
    name: "shard",
    value: "I/N",
    example: "3/16",
    pattern: /^\d+\/[1-9]\d*$/,
    about: "only every Nth board, starting with the Ith: 3/16",
  },
  {
    name: "resume",
    value: "OUT",
    completes: "file",
    about: "write JSON lines to OUT, and continue a run that was stopped",
  },
  {
    name: "range",
    value: "FROM:TO",
    example: "0:1000000",
    pattern: /^\d+:\d+$/,
    about: "only the lines of a file that begin between these bytes: parts of a large file",
  },
  { name: "summary", about: "print counts by status, level and technique to stderr at the end" },
  { name: "summary-only", about: "print nothing else: the counts go to stdout" },
  EXECUTOR,
];

const SEED: Flag = {
  name: "seed",
  value: "N",
  range: [0, Number.MAX_SAFE_INTEGER],
  about: "the same seed and flags make the same; by default a random one, told on stderr",
};
const TRIES: Flag = {
  name: "tries",
  value: "N",
  range: [1, Number.MAX_SAFE_INTEGER],
  default: 100_000,
  about: "give up after so many attempts in a row without a puzzle",
};
/** Two numbers, or one. */
const RANGE = /^\d+(-\d+)?$/;

/** The formats of the core. */
const FORMATS: readonly string[] = [
  "digits",
  "digits-grid",
  "simple-sudoku",
  "sdk",
  "candidates",
  "grid",
  "marked-grid",
  "library",
  "url",
];

const PUZZLE = "'..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6'";

export const COMMANDS: readonly Command[] = [
  {
    name: "solve",
    about: "solve step by step",
    operands: "[input...]",
    inputs: "many",
    flags: [
      {
        name: "until",
        value: "ID",
        completes: "id",
        about: "stop before the first use of this technique and show that board",
      },
      JSON_FLAG,
      ...TECHNIQUES,
      ...BULK,
      ...STYLE,
    ],
    examples: [
      [`wings solve ${PUZZLE}`, "every step with name, explanation and drawing"],
      ["wings solve --until w-wing puzzle.txt", "the board before the first W-Wing"],
      ["wings solve --json - < puzzles.txt > paths.jsonl", "one JSON object per line and puzzle"],
    ],
  },
  {
    name: "hint",
    about: "the next step",
    operands: "[input...]",
    inputs: "many",
    flags: [
      {
        name: "level",
        value: "LEVEL",
        choices: ["vague", "short", "long"],
        default: "long",
        setting: true,
        about: "how much to give away: vague, short or long",
      },
      { name: "reveal", about: "give away one cell if no step is found" },
      JSON_FLAG,
      ...TECHNIQUES,
      ...STYLE,
    ],
    examples: [
      [`wings hint --level vague ${PUZZLE}`, "only where to look"],
      ["wings hint position.txt", "the step, its explanation and a drawing"],
    ],
  },
  {
    name: "steps",
    about: "all steps that are possible now",
    operands: "[input...]",
    inputs: "many",
    flags: [
      { name: "all", short: "a", about: "every pattern, not only one per outcome" },
      {
        name: "sort",
        value: "BY",
        choices: ["technique", "progress"],
        default: "technique",
        about: "by technique, or by progress (largest change first)",
      },
      JSON_FLAG,
      ...TECHNIQUES,
      ...BULK,
      ...STYLE,
    ],
    examples: [
      ["wings steps position.txt", "all findings, grouped by technique"],
      ["wings steps --only pkg:w-wing --all position.txt", "every pattern of the W-Wing package"],
      ["wings steps --sort progress --json position.txt", "as JSON, largest change first"],
    ],
  },
  {
    name: "check",
    about: "count solutions (none, one or many) and report contradictions",
    operands: "[input...]",
    inputs: "many",
    flags: [
      {
        name: "detail",
        about: "what setters ask: unneeded clues, symmetry, backdoors, or which clue may be wrong",
      },
      {
        name: "limit",
        value: "N",
        range: [2, 1_000_000],
        default: 1000,
        about: "with --detail, count solutions up to N",
      },
      JSON_FLAG,
      ...BULK,
      ...STYLE,
    ],
    examples: [
      ["wings check puzzle.txt", "exit status 0 if there is exactly one solution"],
      ["wings check --detail puzzle.txt", "before you publish a puzzle"],
      ["wings check --json --summary - < puzzles.txt > checked.jsonl", "a collection"],
    ],
  },
  {
    name: "rate",
    about: "level, score, hardest technique and technique counts",
    operands: "[input...]",
    inputs: "many",
    flags: [
      { name: "tsv", about: "one line of tab-separated fields per puzzle" },
      {
        name: "fields",
        value: "NAMES",
        many: true,
        commas: true,
        about: "with --tsv, these fields: puzzle, status, level, score, hardest, er, ep, ed",
      },
      {
        name: "scale",
        value: "NAME",
        choices: ["wings", "hodoku", "explainer"],
        default: "wings",
        setting: true,
        about: "wings; hodoku: the same path in HoDoKu's numbers; explainer: ER, EP and ED, as of Sudoku Explainer",
      },
      {
        name: "until-er",
        value: "RATING",
        pattern: /^([1-9]|1\d)(\.\d)?$/,
        example: "7.5",
        about: "with --scale explainer, stop at harder steps, and say >7.5",
      },
      JSON_FLAG,
      ...TECHNIQUES,
      ...BULK,
      ...STYLE,
    ],
    examples: [
      ["wings rate puzzles.txt", "one line per puzzle"],
      ["wings rate --jobs 2 --resume rated.jsonl puzzles.txt", "millions of puzzles; run it again to continue"],
      ["wings rate --shard 3/16 --json puzzles.txt > part-3.jsonl", "the share of one of sixteen machines"],
      ["wings rate --scale explainer puzzles.txt", "ER, EP and ED"],
      ["wings rate --tsv --fields score,level,hardest puzzles.txt > rated.tsv", "about 20 bytes a puzzle"],
    ],
  },
  {
    name: "generate",
    about: "make puzzles: by technique, level, symmetry and clues",
    operands: "",
    inputs: "none",
    flags: [
      { name: "count", short: "n", value: "N", range: [1, 1_000_000_000], default: 1, about: "how many puzzles" },
      SEED,
      {
        name: "technique",
        value: "IDS",
        completes: "ids",
        many: true,
        commas: true,
        about: "puzzles that need this technique; of several ids, all of them",
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
      { name: "pattern", value: "CELLS", about: "where clues may be: 81 characters, with a dot where none may be" },
      { name: "grid", value: "DIGITS", about: "the solution to start from" },
      { name: "unique", about: "leave out puzzles that are equal to earlier ones up to symmetry" },
      { name: "unrated", about: "don't rate the puzzles: this is several times as fast" },
      TRIES,
      {
        name: "neighbours",
        value: "N",
        range: [0, 1_000_000],
        about: "try N puzzles near each hit; by default 500 if hits are rare",
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
      TRIES,
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
    flags: [JSON_FLAG, ...BULK, ...STYLE],
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
      { name: "to", value: "FORMAT", choices: FORMATS, default: "digits", about: `one of ${FORMATS.join(", ")}` },
      JSON_FLAG,
      ...BULK,
      ...STYLE,
    ],
    examples: [
      ["wings convert --to grid position.txt", "a candidate grid for a forum"],
      ["wings convert games.opensudoku > puzzles.txt", "81 characters a line"],
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
    name: "verify",
    about: "prove every step of recorded paths",
    operands: "FILE",
    inputs: "file",
    flags: [JSON_FLAG, ...STYLE],
    examples: [
      ["wings verify paths.jsonl", "paths written by wings solve --json"],
      ["wings solve --json puzzle.txt | wings verify -", "without a file"],
    ],
  },
  {
    name: "regress",
    about: "check techniques against a HoDoKu library file",
    operands: "FILE",
    inputs: "file",
    flags: [JSON_FLAG, ...TECHNIQUES, ...STYLE],
    examples: [
      ["wings regress library.txt", "passed, failed and not covered, by technique code"],
      ["wings regress --json library.txt | grep '\"ok\":false'", "only the failed cases"],
    ],
  },
  {
    name: "draw",
    about: "draw a board, its next step, or step N of its path",
    operands: "[input]",
    inputs: "one",
    flags: [
      { name: "next", about: "draw the next step" },
      { name: "step", value: "N", range: [1, Infinity], about: "draw step N of the path" },
      {
        name: "output",
        short: "o",
        value: "FILE.svg",
        completes: "file",
        about: "write an SVG to this file (- for stdout)",
      },
      {
        name: "theme",
        value: "THEME",
        choices: ["auto", "light", "dark"],
        default: "auto",
        about: "colors of the SVG: auto, light or dark",
      },
      ...TECHNIQUES,
      ...STYLE,
    ],
    examples: [
      [`wings draw ${PUZZLE}`, "in the terminal"],
      ["wings draw --next -o hint.svg position.txt", "the next step as an SVG"],
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
  {
    name: "play",
    about: "open a board in the playground, a local web page",
    operands: "[input]",
    inputs: "optional",
    flags: [
      {
        name: "port",
        value: "PORT",
        range: [1, 65_535],
        about: "port to serve at; by default 4871, or a free one if that is taken",
      },
      { name: "no-open", about: "print the address without opening a browser" },
    ],
    examples: [
      [`wings play ${PUZZLE}`, "in the browser; stop it with Ctrl-C"],
      ["wings play --no-open --port 8080", "open the browser yourself"],
    ],
  },
  {
    name: "techniques",
    about: "list techniques with their order, source and options, or explain one of them",
    operands: "[TECHNIQUE]",
    inputs: "optional",
    flags: [JSON_FLAG, ...TECHNIQUES, ...STYLE],
    examples: [
      ["wings techniques", "all techniques of wings"],
      ["wings techniques w-wing", "its definition, and a board with it"],
      ["wings techniques --plugin ./my-technique.mjs", "with a plugin in its place"],
    ],
  },
  {
    name: "test",
    about: "test a plugin on generated boards",
    operands: "PATH",
    inputs: "one",
    wants: "a plugin: a file, a folder or a package",
    flags: [
      {
        name: "boards",
        value: "N",
        range: [1, 100_000],
        about: "test the first N boards of the seed, not for 5 seconds",
      },
      { name: "seed", value: "N", range: [0, 4_294_967_295], default: 1, about: "seed of the board generator" },
      {
        name: "set",
        value: "ID.OPTION=VALUE",
        completes: "option",
        many: true,
        about: "fix an option; all others are tested at both ends (may be repeated)",
      },
      {
        name: "technique-timeout",
        value: "MS",
        range: [1, 3_600_000],
        default: 10_000,
        setting: true,
        about: "stop a plugin that doesn't answer within this time",
      },
      JSON_FLAG,
      ...STYLE,
    ],
    examples: [["wings test ./my-technique.mjs", "before you publish it"]],
  },
  {
    name: "mcp",
    about: "serve wings to an assistant: a Model Context Protocol server on stdin and stdout",
    operands: "",
    inputs: "none",
    flags: [],
    examples: [["wings mcp", "the command that your assistant starts; docs/mcp.md shows how to set it up"]],
  },
  {
    name: "work",
    about: "answer parts of a run: a line of JSON for each line of JSON, for queues",
    operands: "[FILE]",
    inputs: "optional",
    wants: "a file of parts, or - for stdin",
    flags: [],
    examples: [["wings work < parts.jsonl > replies.jsonl", "docs/bulk.md shows what a part is"]],
  },
  {
    name: "completion",
    about: "print the completion script for a shell",
    operands: "bash|zsh|fish",
    inputs: "one",
    wants: "a shell: bash, zsh or fish",
    flags: [],
    examples: [
      ['eval "$(wings completion bash)"', "in ~/.bashrc"],
      ['eval "$(wings completion zsh)"', "in ~/.zshrc"],
      ["wings completion fish > ~/.config/fish/completions/wings.fish", "once, in fish"],
    ],
  },
];

const HELP: Flag = { name: "help", short: "h", about: "show this help" };
export const flagsOf = (command: Command): readonly Flag[] => [...command.flags, HELP];

/** All flags that may also be set by the environment or a configuration file. */
export const SETTINGS: readonly Flag[] = [
  ...new Map(
    COMMANDS.flatMap(({ flags }) => flags.filter(({ setting }) => setting)).map((flag) => [flag.name, flag]),
  ).values(),
];
