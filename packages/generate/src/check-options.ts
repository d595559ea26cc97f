import { checkLayout, notForLayout } from "@wings/core/host";
import { CLUE_SYMMETRIES } from "./clue-symmetry.js";
import { badOption, noLadder } from "./errors.js";
import { type RatedTechnique, levelsOf } from "./ladder.js";
import { GRID_SYMMETRIES, isGridSymmetry, wantsSymmetricalGrid } from "./symmetrical-grid.js";
import { type CheckedOptions, type GenerateOptions, ROLES, type TechniqueWish } from "./options.js";

const NAMES: readonly string[] = [
  ...[
    "seed",
    "count",
    "ladder",
    "technique",
    "level",
    "score",
    "symmetry",
    "clues",
    "minimal",
    "pattern",
    "grid",
    "layout",
  ],
  ...["unique", "neighbors", "first", "starts", "tries", "signal", "onAttempt"],
];

/** Throws where an option can't be used, and fills in the default values. */
export function checkOptions(given: GenerateOptions): CheckedOptions {
  const options = Object(given) as GenerateOptions;
  for (const [name, value] of Object.entries(options))
    if (!NAMES.includes(name)) throw badOption(name, value, `one of the options ${NAMES.join(", ")}`);
  checkNumbers(options);
  checkLayout(options.layout);
  checkClues(options);
  const {
    count = 1,
    symmetry = "none",
    clues = [leastClues(options), 81],
    minimal = "orbits",
    first = 0,
    starts = Infinity,
  } = options;
  const { ladder, technique = [], level = [], score, tries = 100_000 } = options;

  const wishes: readonly TechniqueWish[] = Array.isArray(technique) ? technique : [technique];
  const levels: readonly string[] = Array.isArray(level) ? level : [level];
  const needsLadder = wishes.length > 0 ? "technique" : levels.length > 0 ? "level" : score && "score";
  if (ladder === undefined && needsLadder !== undefined) throw noLadder(needsLadder);
  if (ladder !== undefined && !(Array.isArray(ladder) && ladder.every(isRung)))
    throw badOption("ladder", ladder, "a list of rungs: { technique, level, score }");
  if (score !== undefined && !isRange(score, 0, Infinity))
    throw badOption("score", score, "the lowest and the highest score");
  if (options.layout && options.unique === true) throw notForLayout("unique: true", options.layout.name);
  if (options.layout && wantsSymmetricalGrid({ technique: wishes as CheckedOptions["technique"] }))
    throw notForLayout("a grid for symmetrical-placement", options.layout.name);
  const wanted = wishes.map((wish) => checkWish(wish, ladder!));
  if (symmetry !== "none" && !isGridSymmetry(symmetry) && wantsSymmetricalGrid({ technique: wanted }))
    throw badOption(
      "symmetry",
      symmetry,
      `none or one of ${GRID_SYMMETRIES.join(", ")}: no grid stays the same otherwise`,
    );
  return {
    ...options,
    count,
    symmetry,
    clues,
    minimal,
    first,
    starts,
    tries,
    technique: wanted,
    level: levels.length === 0 ? undefined : levels.map((each) => checkLevel(each, ladder!)),
  };
}

/** The least value of each option that is a whole number. */
const LEAST = { seed: 0, count: 0, neighbors: 0, first: 0, starts: 1, tries: 1 } as const;

function checkNumbers(options: GenerateOptions): void {
  for (const [name, least] of Object.entries(LEAST) as [keyof typeof LEAST, number][]) {
    const value = options[name];
    if (value === undefined && name !== "seed") continue;
    if (value === Infinity && ["count", "starts", "tries"].includes(name)) continue;
    if (!(Number.isSafeInteger(value) && value! >= least))
      throw badOption(name, value, `a whole number of ${least} or more`);
  }
}

/** Classic puzzles have 17 clues at least. Other rules leave room for fewer. */
const leastClues = ({ layout }: GenerateOptions): number => (layout ? 0 : 17);

function checkClues(options: GenerateOptions): void {
  const { symmetry = "none", clues, minimal = "orbits", pattern } = options;
  if (!CLUE_SYMMETRIES.includes(symmetry))
    throw badOption("symmetry", symmetry, `one of ${CLUE_SYMMETRIES.join(", ")}`);
  if (!["orbits", "clues", false].includes(minimal)) throw badOption("minimal", minimal, "orbits, clues or false");
  if (minimal === false && clues === undefined)
    throw badOption("clues", clues, "the lowest and the highest number of clues, because minimal is false");
  if (clues !== undefined && !(isRange(clues, leastClues(options), 81) && clues.every(Number.isInteger)))
    throw badOption("clues", clues, `the lowest and the highest number of clues, from ${leastClues(options)} to 81`);
  if (pattern !== undefined && !(typeof pattern === "string" && pattern.length === 81))
    throw badOption("pattern", pattern, "81 characters, with a dot where no clue may be");
}

function checkWish(wish: TechniqueWish, ladder: readonly RatedTechnique[]): Required<TechniqueWish> {
  const { id, as = "next" } = Object(wish) as TechniqueWish;
  const ids = ladder.map(({ technique }) => technique.id);
  if (!ids.includes(id)) throw badOption("technique.id", id, `one of ${ids.join(", ")}`);
  if (!ROLES.includes(as)) throw badOption("technique.as", as, `one of ${ROLES.join(", ")}`);
  return { id, as };
}

function checkLevel(level: string, ladder: readonly RatedTechnique[]): string {
  const levels = levelsOf(ladder);
  if (!levels.includes(level)) throw badOption("level", level, `one of ${levels.join(", ")}`);
  return level;
}

const isRange = (range: unknown, least: number, most: number): boolean =>
  Array.isArray(range) && range.length === 2 && least <= range[0] && range[0] <= range[1] && range[1] <= most;

const isRung = (rung: Partial<RatedTechnique> | undefined): boolean =>
  typeof rung?.technique?.find === "function" && typeof rung.level === "string" && typeof rung.score === "number";
