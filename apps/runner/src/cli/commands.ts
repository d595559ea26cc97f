import type { Flag } from "./flags.js";
import { NARROWEST } from "../terminal/terminal-style.js";
import type { Run } from "./run.js";

/** A command, described once. The code behind it is loaded when it is called. */
export interface Command {
  readonly name: string;
  readonly about: string;
  /** What stands behind the command, for the help. */
  readonly operands: string;
  /** How many inputs it takes. */
  readonly inputs: "none" | "one" | "many" | "file" | "optional";
  readonly flags: readonly Flag[];
  readonly examples: readonly (readonly [line: string, about: string])[];
  readonly load: () => Promise<{ run: Run }>;
}

/** The commands that answer each board have one way to do so. */
const loadBoards: Command["load"] = async () => ({ run: (await import("../commands/index.js")).runBoards });

const TECHNIQUES: readonly Flag[] = [
  {
    name: "only",
    value: "IDS",
    offers: "ids",
    many: true,
    commas: true,
    setting: true,
    about: "use only these techniques: ids with commas, pkg:NAME for all of a package",
  },
  {
    name: "skip",
    value: "IDS",
    offers: "ids",
    many: true,
    commas: true,
    setting: true,
    about: "use all techniques but these, named in the same way",
  },
  {
    name: "plugin",
    value: "PATH|PACKAGE",
    offers: "file",
    many: true,
    setting: true,
    about: "add a third party's techniques (may be repeated)",
  },
  {
    name: "set",
    value: "ID.OPTION=VALUE",
    offers: "set",
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
    about: "stop a plugin that does not answer for this long",
  },
  { name: "trust", setting: true, about: "take the findings of plugins unchecked" },
];
const JSON_FLAG: Flag = { name: "json", setting: true, about: "one JSON object a line for each result" };
const LOOK: readonly Flag[] = [
  { name: "no-color", setting: true, about: "no colours (so does NO_COLOR)" },
  { name: "ascii", setting: true, about: "only ASCII characters" },
  {
    name: "width",
    value: "COLUMNS",
    range: [NARROWEST, 1000],
    setting: true,
    about: "the width to print for, that of the terminal otherwise",
  },
];
const BULK: readonly Flag[] = [
  {
    name: "jobs",
    short: "j",
    value: "N",
    range: [1, 1024],
    setting: true,
    about: "how many threads work, all cores otherwise; the output is the same",
  },
  {
    name: "shard",
    value: "I/N",
    example: "3/16",
    pattern: /^\d+\/[1-9]\d*$/,
    about: "only every Nth board, from the Ith: 3/16",
  },
  {
    name: "resume",
    value: "OUT",
    offers: "file",
    about: "write JSON lines to the file OUT, and continue where a run that was stopped left it",
  },
  { name: "summary", about: "counts by status, level and technique on stderr at the end" },
];

const PUZZLE = "'..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6'";

export const COMMANDS: readonly Command[] = [
  {
    name: "solve",
    about: "the path to the solution, step by step",
    operands: "[input...]",
    inputs: "many",
    flags: [
      {
        name: "until",
        value: "ID",
        offers: "id",
        about: "stop before the first use of this technique and show the board there",
      },
      JSON_FLAG,
      ...TECHNIQUES,
      ...BULK,
      ...LOOK,
    ],
    examples: [
      [`wings solve ${PUZZLE}`, "each step named, explained and shown"],
      ["wings solve --until w-wing puzzle.txt", "the board just before the first W-Wing"],
      ["wings solve --json - < puzzles.txt > paths.jsonl", "one JSON object a line for each puzzle"],
    ],
    load: loadBoards,
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
        choices: ["vague", "concrete", "full"],
        default: "full",
        setting: true,
        about: "how much to give away: vague, concrete or full",
      },
      JSON_FLAG,
      ...TECHNIQUES,
      ...LOOK,
    ],
    examples: [
      [`wings hint --level vague ${PUZZLE}`, "only where to look"],
      ["wings hint position.txt", "the step, why it is right, and a drawing"],
    ],
    load: loadBoards,
  },
  {
    name: "steps",
    about: "everything that can be found on this board now",
    operands: "[input...]",
    inputs: "many",
    flags: [
      { name: "all", short: "a", about: "every pattern, not one for each distinct outcome" },
      {
        name: "sort",
        value: "BY",
        choices: ["technique", "progress"],
        default: "technique",
        about: "the order: technique, or progress (what changes most first)",
      },
      JSON_FLAG,
      ...TECHNIQUES,
      ...BULK,
      ...LOOK,
    ],
    examples: [
      ["wings steps position.txt", "all findings, technique by technique"],
      ["wings steps --only pkg:w-wing --all position.txt", "every pattern of the W-Wing package"],
      ["wings steps --sort progress --json position.txt", "as data, what changes most first"],
    ],
    load: loadBoards,
  },
  {
    name: "check",
    about: "whether there is no solution, one or many, and what is contradictory",
    operands: "[input...]",
    inputs: "many",
    flags: [JSON_FLAG, ...BULK, ...LOOK],
    examples: [
      ["wings check puzzle.txt", "one solution? Exit status 0 only then"],
      ["wings check --json --summary - < puzzles.txt > checked.jsonl", "a whole collection"],
    ],
    load: loadBoards,
  },
  {
    name: "rate",
    about: "level, score, hardest technique and counts",
    operands: "[input...]",
    inputs: "many",
    flags: [JSON_FLAG, ...TECHNIQUES, ...BULK, ...LOOK],
    examples: [
      ["wings rate puzzles.txt", "one line for each puzzle"],
      ["wings rate --jobs 2 --resume rated.jsonl puzzles.txt", "millions, and again where it was stopped"],
      ["wings rate --shard 3/16 --json puzzles.txt > part-3.jsonl", "one of sixteen machines"],
    ],
    load: loadBoards,
  },
  {
    name: "verify",
    about: "prove each step of a recorded path with the reason checker alone",
    operands: "FILE",
    inputs: "file",
    flags: [JSON_FLAG, ...LOOK],
    examples: [
      ["wings verify paths.jsonl", "the paths that wings solve --json wrote"],
      ["wings solve --json puzzle.txt | wings verify -", "at once"],
    ],
    load: async () => ({ run: (await import("../commands/index.js")).runVerify }),
  },
  {
    name: "regress",
    about: "run a file of HoDoKu library lines: a table by technique code",
    operands: "FILE",
    inputs: "file",
    flags: [JSON_FLAG, ...TECHNIQUES, ...LOOK],
    examples: [
      ["wings regress library.txt", "passed, failed and not covered by code"],
      ["wings regress --json library.txt | grep '\"ok\":false'", "the cases that fail"],
    ],
    load: async () => ({ run: (await import("../commands/index.js")).runRegress }),
  },
  {
    name: "draw",
    about: "a board, its next step, or step N of its path, as a picture",
    operands: "[input]",
    inputs: "one",
    flags: [
      { name: "next", about: "with its next step" },
      { name: "step", value: "N", range: [1, Infinity], about: "the board at step N of its path, with that step" },
      {
        name: "output",
        short: "o",
        value: "FILE.svg",
        offers: "file",
        about: "write an SVG to this file (- for stdout) instead of drawing here",
      },
      {
        name: "theme",
        value: "THEME",
        choices: ["auto", "light", "dark"],
        default: "auto",
        about: "colours of the SVG: auto, light or dark",
      },
      ...TECHNIQUES,
      ...LOOK,
    ],
    examples: [
      [`wings draw ${PUZZLE}`, "in the terminal"],
      ["wings draw --next -o hint.svg position.txt", "the next step as SVG"],
    ],
    load: async () => ({ run: (await import("../commands/index.js")).runDraw }),
  },
  {
    name: "play",
    about: "open a board in the playground: a page on this machine",
    operands: "[input]",
    inputs: "optional",
    flags: [
      {
        name: "port",
        value: "PORT",
        range: [1, 65_535],
        about: "serve at this port; otherwise at 4871, or where it is taken at a free one",
      },
      { name: "no-open", about: "only print the address" },
    ],
    examples: [
      [`wings play ${PUZZLE}`, "in the browser; Ctrl-C ends it"],
      ["wings play --no-open --port 8080", "for a browser that you open yourself"],
    ],
    load: () => import("../commands/play.js"),
  },
  {
    name: "techniques",
    about: "what is loaded, from where, in what order, with what options",
    operands: "",
    inputs: "none",
    flags: [JSON_FLAG, ...TECHNIQUES, ...LOOK],
    examples: [
      ["wings techniques", "the ladder"],
      ["wings techniques --plugin ./my-technique.mjs", "with a plugin where it wants to stand"],
    ],
    load: async () => ({ run: (await import("../commands/index.js")).runTechniques }),
  },
  {
    name: "test",
    about: "hold a plugin against the tester's properties on generated boards",
    operands: "PATH",
    inputs: "one",
    flags: [
      { name: "boards", value: "N", range: [1, 100_000], default: 60, about: "how many boards" },
      { name: "seed", value: "N", range: [0, 4_294_967_295], default: 1, about: "which boards" },
      {
        name: "set",
        value: "ID.OPTION=VALUE",
        offers: "set",
        many: true,
        about: "with this option; each other switch is tested both ways (may be repeated)",
      },
      {
        name: "technique-timeout",
        value: "MS",
        range: [1, 3_600_000],
        default: 10_000,
        setting: true,
        about: "stop a plugin that does not answer for this long",
      },
      JSON_FLAG,
      ...LOOK,
    ],
    examples: [["wings test ./my-technique.mjs", "before anyone else meets it"]],
    load: () => import("../commands/test.js"),
  },
  {
    name: "completion",
    about: "completion for your shell",
    operands: "bash|zsh|fish",
    inputs: "one",
    flags: [],
    examples: [
      ['eval "$(wings completion bash)"', "in ~/.bashrc"],
      ['eval "$(wings completion zsh)"', "in ~/.zshrc"],
      ["wings completion fish > ~/.config/fish/completions/wings.fish", "once"],
    ],
    load: () => import("../commands/completion.js"),
  },
];

/** What every command has. */
const HELP: Flag = { name: "help", short: "h", about: "this help" };
export const flagsOf = (command: Command): readonly Flag[] => [...command.flags, HELP];

/** Every flag that may be set by the environment or in a file, once. */
export const SETTINGS: readonly Flag[] = [
  ...new Map(
    COMMANDS.flatMap(({ flags }) => flags.filter(({ setting }) => setting)).map((flag) => [flag.name, flag]),
  ).values(),
];
