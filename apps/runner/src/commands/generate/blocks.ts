import { type CodedError, format, isWingsError } from "@wings/core";
import {
  type GenerateOptions,
  type GeneratedPuzzle,
  type TechniqueWish,
  ATTEMPTS_IN_BLOCK,
  canonical,
  generate,
  layoutWithGrid,
} from "@wings/generate";
import type { Layout } from "@wings/core/host";
import { random } from "@wings/generate/random";
import { jigsawMap, layoutOf } from "@wings/layouts";
import { RANDOM_JIGSAW } from "../../command/check-layout.js";
import type { AnswerItem, Context } from "../../run/answer.js";
import type { Shard } from "../../run/input.js";
import { suggest } from "../../terminal/suggest.js";
import { flagNeeds } from "../errors.js";
import { badPart, flagsClash } from "../../run/errors.js";
import { badValue } from "../../techniques/errors.js";
import { type Techniques, oneIdOf } from "../../techniques/load-techniques.js";
import { jsonFields } from "../../terminal/sanitize.js";
import type { Item } from "../../run/contract.js";
import type { Values } from "../../command/flag.js";
import type { GenerateFlags } from "./command.js";
import type { wishFlags } from "./wishes.js";

/** A wrong option of the library. */
interface BadOption {
  readonly option: string;
  readonly seen: unknown;
  readonly expected: string;
}

/** Runs a call of the library. What it says of an option is wrong usage here. */
export function asUsage<T>(call: () => T, refuse = badFlag): T {
  try {
    return call();
  } catch (error) {
    const { code, details } = Object(error) as Partial<CodedError<string, BadOption>>;
    if (code !== "WINGS_BAD_OPTION" || details === undefined) throw error;
    throw refuse(details);
  }
}

const badFlag = ({ option, seen, expected }: BadOption) =>
  badValue(`--${FLAGS[option] ?? option}`, Array.isArray(seen) ? seen.join("-") : seen, expected);

/** The flags of options with other names. */
const FLAGS: Readonly<Record<string, string | undefined>> = { "technique.id": "technique", "technique.as": "as" };

/** A random seed, short enough to be typed. */
export const randomSeed = (): number => Math.floor(Math.random() * 1_000_000);

/** The options of the library that say what a puzzle must be. The rest says how many there are to be, and where to look. */
/** The flags that say what a puzzle must be. */
export type Wishes = Pick<GenerateFlags, keyof typeof wishFlags | "seed"> &
  Partial<Pick<GenerateFlags, "unrated" | "pattern" | "grid" | "neighbors" | "layout">>;

/** Refuses flags that say nothing without others. */
export function checkWishes(given: Values): void {
  if (given.as !== undefined && given.technique === undefined)
    throw flagNeeds("--as", "--technique", "it says how the puzzle needs a technique");
}

export function wishesOf(flags: Wishes, techniques: Techniques): GenerateOptions {
  const { unrated, seed = 0, minimal } = flags;
  for (const name of ["technique", "level", "score"] as const)
    if (unrated === true && flags[name] !== undefined)
      throw flagsClash("--unrated", `--${name}`, "it needs the rating of each puzzle");
  const ladder = ladderOf(techniques);
  if (minimal === "no" && flags.clues === undefined)
    throw flagNeeds("--minimal no", "--clues", "it is the number of clues to stop at, such as --clues 26-30");
  return {
    seed,
    ...(unrated !== true && { ladder }),
    technique: techniquesOf(flags, techniques),
    level: flags.level?.map((level) => levelOf(level, ladder)),
    score: rangeOf("--score", flags.score),
    symmetry: flags.symmetry,
    clues: rangeOf("--clues", flags.clues),
    minimal: minimal === "no" ? false : minimal,
    pattern: flags.pattern,
    grid: flags.grid,
    neighbors: flags.neighbors,
    ...(flags.layout !== undefined && { layout: layoutFor(flags.layout, seed) }),
  };
}

/** Refuses wrong flags before the first block. */
export const checkOptions = (options: GenerateOptions): void => {
  asUsage(() => generate({ ...options, count: 0 }).next());
};

/** The layout of a name. In place of `jigsaw` without regions comes a random map, the same for the same seed. */
function layoutFor(name: string, seed: number): Layout | undefined {
  if (!RANDOM_JIGSAW.test(name)) return layoutOf(name);
  const source = random(seed);
  return layoutWithGrid(() => layoutOf(name.replace(RANDOM_JIGSAW, () => `jigsaw:${jigsawMap(source)}`))!, seed);
}

export const ladderOf = ({ list, rungs }: Techniques) =>
  list.map((technique) => {
    const { level, score } = rungs.get(technique.id)!;
    return { technique, level, score };
  });

function techniquesOf({ technique = [], as }: Wishes, { rungs }: Techniques): TechniqueWish[] {
  return technique.map((id) => ({ id: oneIdOf("--technique", id, rungs), as }));
}

function levelOf(level: string, ladder: ReturnType<typeof ladderOf>): string {
  const levels = [...new Set(ladder.map((rung) => rung.level))];
  if (!levels.includes(level)) throw badValue("--level", level, levels.join(", "), suggest(level, levels));
  return level;
}

/** Reads `22-28`, or a single number. */
function rangeOf(flag: string, value: string | undefined): [number, number] | undefined {
  if (value === undefined) return undefined;
  const [least, most = least] = value.split("-").map(Number);
  if (least > most) throw badValue(flag, value, `the smaller number first, ${most}-${least}`);
  return [least, most];
}

/** Attempts that are made together. */
export interface Block {
  readonly first: number;
  readonly starts: number;
}

/** A puzzle, as a line of JSON has it. */
export interface Made extends Pick<GeneratedPuzzle, "attempt" | "puzzle" | "solution" | "rating"> {
  readonly board: string | null;
  readonly finding: object | null;
}

/** A puzzle of a block. */
export interface Found {
  /** How many attempts the block needed up to this puzzle. */
  readonly after: number;
  /** Its canonical form, if no two puzzles may be images of each other. */
  readonly form?: string;
  readonly made: Made;
}

/** What a block made. */
export interface BlockReply {
  readonly attempts: number;
  readonly found: readonly Found[];
}

export function* blocksOf(from: number, { number, of }: Shard): Generator<Block, never, undefined> {
  for (let block = Math.floor(from / ATTEMPTS_IN_BLOCK); ; block++) {
    if (block % of !== number - 1) continue;
    const first = Math.max(from, block * ATTEMPTS_IN_BLOCK);
    yield { first, starts: (block + 1) * ATTEMPTS_IN_BLOCK - first };
  }
}

/** A block as an item of a part. */
export const itemOf = ({ first, starts }: Block): Item => ({
  index: Math.floor(first / ATTEMPTS_IN_BLOCK),
  text: `${first}-${first + starts - 1}`,
  line: 1,
});

function readBlock({ text }: Item): Block {
  const [, first, last] = /^(\d{1,15})-(\d{1,15})$/.exec(text) ?? [];
  const starts = Number(last) - Number(first) + 1;
  if (first === undefined || starts < 1) throw badPart("an item of generate must be attempts, such as 500-999");
  return { first: Number(first), starts };
}

/** Whether a block ended because its first attempts found no full grid. */
export const hasNoGrid = (error: unknown): boolean => isWingsError(error) && error.code === "WINGS_NO_GRID";

export function foundOf(after: number, puzzle: GeneratedPuzzle, isUnique: boolean): Found {
  const { attempt, puzzle: text, solution, rating, board, step } = puzzle;
  return {
    after,
    ...(isUnique && { form: canonical(text).puzzle }),
    made: {
      attempt,
      puzzle: text,
      solution,
      rating,
      board: board && format(board, "url"),
      finding: step?.finding ?? null,
    },
  };
}

/** Makes the blocks of a run in any order, in any process. */
export function makeAnswer({ flags, techniques }: Context<GenerateFlags>): AnswerItem {
  const options = wishesOf(flags, techniques);
  checkOptions(options);
  return (item) => {
    const found: Found[] = [];
    let attempts = 0;
    const onAttempt = (now: { attempts: number }): void => void ({ attempts } = now);
    try {
      for (const puzzle of generate({ ...options, ...readBlock(item), count: Infinity, tries: Infinity, onAttempt }))
        found.push(foundOf(attempts, puzzle, flags.unique === true));
    } catch (error) {
      // The first block of a run tells whether there is a grid. A later one may have no luck.
      if (!hasNoGrid(error)) throw error;
    }
    return { text: jsonFields({ attempts, found } satisfies BlockReply), good: true };
  };
}
