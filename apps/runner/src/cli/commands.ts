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
    choices: ["standard", "all"],
    default: "standard",
    setting: true,
    about: "the techniques to begin with: all adds chains, forcing nets and trial, and solves every puzzle",
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
const BULK: readonly Flag[] = [
  {
    name: "jobs",
    short: "j",
    value: "N",
    range: [1, 1024],
    setting: true,
    about: "number of threads, by default one per core; the output is the same",
  },
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
  { name: "summary", about: "print counts by status, level and technique to stderr at the end" },
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
    flags: [JSON_FLAG, ...BULK, ...STYLE],
    examples: [
      ["wings check puzzle.txt", "exit status 0 if there is exactly one solution"],
      ["wings check --json --summary - < puzzles.txt > checked.jsonl", "a collection"],
    ],
  },
  {
    name: "rate",
    about: "level, score, hardest technique and technique counts",
    operands: "[input...]",
    inputs: "many",
    flags: [JSON_FLAG, ...TECHNIQUES, ...BULK, ...STYLE],
    examples: [
      ["wings rate puzzles.txt", "one line per puzzle"],
      ["wings rate --jobs 2 --resume rated.jsonl puzzles.txt", "millions of puzzles; run it again to continue"],
      ["wings rate --shard 3/16 --json puzzles.txt > part-3.jsonl", "the share of one of sixteen machines"],
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
    about: "list techniques with their order, source and options",
    operands: "",
    inputs: "none",
    flags: [JSON_FLAG, ...TECHNIQUES, ...STYLE],
    examples: [
      ["wings techniques", "all techniques of wings"],
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
