import type { Command, Flag } from "./flags.js";
import { PUZZLE_COMMANDS } from "./puzzle-commands.js";
import { BULK, JSON_FLAG, MAX_GUESSES, OWN_TECHNIQUES, STYLE, TECHNIQUES } from "./shared-flags.js";

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
      { name: "trim", about: "leave out steps that nothing later needs; the rating stays that of the whole path" },
      JSON_FLAG,
      ...TECHNIQUES,
      MAX_GUESSES,
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
      MAX_GUESSES,
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
      {
        name: "all",
        short: "a",
        about: "every pattern, not only one per outcome; on a terminal, more than a screenful",
      },
      {
        name: "sort",
        value: "BY",
        choices: ["technique", "progress"],
        default: "technique",
        about: "by technique, or by progress (largest change first)",
      },
      JSON_FLAG,
      ...TECHNIQUES,
      MAX_GUESSES,
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
      MAX_GUESSES,
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
      MAX_GUESSES,
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
    name: "prove",
    about: "judge claims such as r4c5-7: proved, not proved, refuted or ill-posed",
    operands: "[claim] [input...]",
    inputs: "many",
    flags: [
      {
        name: "no-technique",
        about: "without facts, don't look for the technique that makes the claim: this is faster for single boards",
      },
      { name: "max-facts", value: "N", range: [0, 64], default: 24, about: "the most facts of a proof" },
      {
        name: "max-nodes",
        value: "N",
        range: [1, 1_000_000_000],
        default: 1000,
        about: "give up on a claim after trying so many candidates",
      },
      JSON_FLAG,
      ...OWN_TECHNIQUES.map((flag) => (flag.name === "preset" ? { ...flag, default: "players" } : flag)),
      MAX_GUESSES,
      ...BULK,
      ...STYLE,
    ],
    examples: [
      ["wings prove r4c5-7 position.txt", "the fewest facts that prove it, and the technique that says so"],
      [
        "wings prove --json claims.jsonl > verdicts.jsonl",
        'lines such as { "board": "…", "claim": "r4c5-7", "facts": [] }',
      ],
      ["wings prove --jobs 2 --resume verdicts.jsonl claims.jsonl", "millions of claims; run it again to continue"],
    ],
  },
  {
    name: "verify",
    about: "prove every step of recorded paths",
    operands: "FILE",
    inputs: "file",
    flags: [JSON_FLAG, MAX_GUESSES, ...STYLE],
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
  ...PUZZLE_COMMANDS,
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
        setting: true,
        about: "test N boards of the seed: 100, and 30 for each other option",
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
