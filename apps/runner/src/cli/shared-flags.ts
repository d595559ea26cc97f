import { MIN_WIDTH } from "../terminal/terminal-style.js";
import type { Flag } from "./flags.js";

// The flags that several commands have.

export const TECHNIQUES: readonly Flag[] = [
  {
    name: "preset",
    value: "NAME",
    choices: ["all", "players", "no-uniqueness", "counting"],
    default: "all",
    setting: true,
    about:
      "the techniques to use: all of them, what players find by hand, those that don't assume one solution, or those without forcing chains, nets and trial",
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
export const OWN_TECHNIQUES = TECHNIQUES.filter(({ name }) => ["preset", "only", "skip", "set"].includes(name));
export const JSON_FLAG: Flag = { name: "json", setting: true, about: "one JSON object per line" };
export const STYLE: readonly Flag[] = [
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
export const JOBS: Flag = {
  name: "jobs",
  short: "j",
  value: "N",
  range: [1, 1024],
  setting: true,
  about: "number of threads, by default one per core; the output is the same",
};
export const MAX_GUESSES: Flag = {
  name: "max-guesses",
  value: "N",
  range: [1, 1_000_000_000],
  default: 20_000,
  setting: true,
  about: "give up on a board for which a solution takes more guesses",
};
export const EXECUTOR: Flag = {
  name: "executor",
  value: "PACKAGE",
  about: "work elsewhere, such as on a queue with @wings/bullmq",
};
export const BULK: readonly Flag[] = [
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
