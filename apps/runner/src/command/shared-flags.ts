import { DEFAULT_GUESSES } from "@wings/core/host";
import { LANGUAGES } from "@wings/languages";
import { CONSTRAINT_NAMES } from "@wings/layouts";
import { DEFAULT_PRESET, PRESETS } from "../techniques/presets.js";
import { MIN_WIDTH } from "../terminal/terminal-style.js";
import { checkLayout } from "./check-layout.js";
import { type Values, type ValuesOf, flag } from "./flag.js";

// The flags that several commands have.

const selection = {
  preset: flag.choice(
    "NAME",
    PRESETS,
    "the techniques to use: all of them, what players find by hand, those that don't assume one solution, those without forcing chains, nets and trial, or new ones as well",
    { default: DEFAULT_PRESET, setting: true, choosesTechniques: true },
  ),
  only: flag.commas("IDS", "use only these techniques: ids separated by commas, or pkg:NAME for a package", {
    completes: "ids",
    setting: true,
    ordered: false,
    choosesTechniques: true,
  }),
  skip: flag.commas("IDS", "leave out these techniques", {
    completes: "ids",
    setting: true,
    ordered: false,
    choosesTechniques: true,
  }),
};
const set = flag.list("ID.OPTION=VALUE", "set an option of a technique (may be repeated)", {
  completes: "option",
  setting: true,
  choosesTechniques: true,
});

/** How long a plugin may take. It is sent with the choice of techniques. */
export const techniqueTimeout = flag.number(
  "MS",
  [1, 3_600_000],
  "stop a plugin that doesn't answer within this time",
  {
    default: 10_000,
    setting: true,
    changes: "nothing",
  },
);

export const techniqueFlags = {
  ...selection,
  plugin: flag.list("PATH|PACKAGE", "add third-party techniques (may be repeated)", {
    completes: "file",
    setting: true,
    changes: "nothing",
    choosesTechniques: true,
  }),
  set,
  "technique-timeout": techniqueTimeout,
  trust: flag.on("accept the findings of plugins without proof", { setting: true }),
};
/** Without plugins: their findings would need checks. */
export const ownTechniqueFlags = { ...selection, set };

export const jsonFlag = { json: flag.on("one JSON object per line", { setting: true, changes: "nothing" }) };

export const styleFlags = {
  "no-color": flag.on("no colors (also: NO_COLOR)", { setting: true, changes: "nothing" }),
  ascii: flag.on("ASCII characters only", { setting: true, changes: "nothing" }),
  width: flag.number("COLUMNS", [MIN_WIDTH, 1000], "output width", {
    shownDefault: "that of the terminal",
    setting: true,
    changes: "nothing",
  }),
};
/** For commands that explain findings. */
export const languageFlag = {
  language: flag.choice("CODE", LANGUAGES, "the language of explanations; JSON is in English", {
    default: LANGUAGES[0],
    setting: true,
    changes: "nothing",
  }),
};
/** For commands that print explanations. */
export const explainedFlags = {
  unfold: flag.on("show long explanations in full: a terminal folds them; pipes, files and JSON have all of them", {
    setting: true,
    changes: "nothing",
  }),
  ...styleFlags,
};
export const jobsFlag = {
  jobs: flag.number("N", [1, 1024], "number of threads; the output is the same", {
    shownDefault: "one per core",
    short: "j",
    setting: true,
    changes: "nothing",
  }),
};
export const maxGuessesFlag = {
  "max-guesses": flag.number("N", [1, 1_000_000_000], "give up on a board for which a solution takes more guesses", {
    default: DEFAULT_GUESSES,
    setting: true,
  }),
};
export const layoutFlag = {
  layout: flag.text(
    "NAME",
    `the houses of the boards: ${CONSTRAINT_NAMES.join(", ")}, jigsaw: and 81 letters, or several with + between them`,
    { shownDefault: "classic", setting: true, check: checkLayout },
  ),
};
export const executorFlag = {
  executor: flag.text("PACKAGE", "work elsewhere, such as on a queue with @wings/bullmq", { changes: "nothing" }),
};
/** `what` is what the flag counts: boards, or blocks of attempts. */
export const shardFlag = (about: string) => ({
  shard: flag.text("I/N", about, { example: "3/16", pattern: /^\d+\/[1-9]\d*$/, changes: "boards" }),
});
export const resumeFlag = (about: string) => ({
  resume: flag.text("OUT", about, { completes: "file", changes: "nothing" }),
});
export const bulkFlags = {
  ...jobsFlag,
  ...shardFlag("only every Nth board, starting with the Ith: 3/16"),
  ...resumeFlag("write JSON lines to OUT, and continue a run that was stopped"),
  range: flag.text("FROM:TO", "only the lines of a file that begin between these bytes: parts of a large file", {
    example: "0:1000000",
    pattern: /^\d+:\d+$/,
    changes: "boards",
  }),
  summary: flag.on("print counts by status, level and technique to stderr at the end", { changes: "nothing" }),
  "summary-only": flag.on("print nothing else: the counts go to stdout", { changes: "nothing" }),
  ...executorFlag,
};

type Shared = typeof bulkFlags & typeof jsonFlag & typeof maxGuessesFlag & typeof layoutFlag;

/** The flags of a filter, as far as it has them. */
export const filterFlags = (flags: Values): Partial<ValuesOf<Shared>> => flags;
