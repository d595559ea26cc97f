import type { CodedError } from "@wings/core";
import type { GenerateOptions, TechniqueWish } from "@wings/generate";
import type { Values } from "../cli/flags.js";
import { suggest } from "../cli/suggest.js";
import { badValue, flagsClash } from "../errors.js";
import { type Techniques, oneIdOf } from "../techniques/load-techniques.js";

/** Runs a call of the library. What it says of an option is wrong usage here. */
export function asUsage<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    const { code, details } = Object(error) as Partial<
      CodedError<string, { option: string; seen: unknown; expected: string }>
    >;
    if (code !== "WINGS_BAD_OPTION" || details === undefined) throw error;
    const { option, seen, expected } = details;
    throw badValue(`--${FLAGS[option] ?? option}`, Array.isArray(seen) ? seen.join("-") : seen, expected);
  }
}
/** The flags of options with other names. */
const FLAGS: Readonly<Record<string, string | undefined>> = { "technique.id": "technique", "technique.as": "as" };

/** A random seed, short enough to be typed. */
export const randomSeed = (): number => Math.floor(Math.random() * 1_000_000);

/** The options of the library that say what a puzzle must be. The rest says how many there are to be, and where to look. */
export function wishesOf(flags: Values, techniques: Techniques): GenerateOptions {
  const { unrated, seed = 0 } = flags as Values & { seed?: number };
  for (const name of ["technique", "level", "score"])
    if (unrated === true && flags[name] !== undefined)
      throw flagsClash("--unrated", `--${name}`, "it needs the rating of each puzzle");
  const ladder = ladderOf(techniques);
  const minimal = flags.minimal as "orbits" | "clues" | "no" | undefined;
  return {
    seed,
    ...(unrated !== true && { ladder }),
    technique: techniquesOf(flags, techniques),
    level: (flags.level as readonly string[] | undefined)?.map((level) => levelOf(level, ladder)),
    score: rangeOf("--score", flags.score),
    symmetry: flags.symmetry as GenerateOptions["symmetry"],
    clues: rangeOf("--clues", flags.clues),
    minimal: minimal === "no" ? false : minimal,
    pattern: flags.pattern as string | undefined,
    grid: flags.grid as string | undefined,
    neighbours: flags.neighbours as number | undefined,
  };
}

export const ladderOf = ({ list, rungs }: Techniques) =>
  list.map((technique) => {
    const { level, score } = rungs.get(technique.id)!;
    return { technique, level, score };
  });

function techniquesOf(flags: Values, { rungs }: Techniques): TechniqueWish[] {
  const ids = (flags.technique as readonly string[] | undefined) ?? [];
  if (ids.length === 0 && flags.as !== undefined)
    throw flagsClash("--as", "no --technique", "it says how the puzzle needs a technique");
  return ids.map((id) => ({ id: oneIdOf("--technique", id, rungs), as: flags.as as TechniqueWish["as"] }));
}

function levelOf(level: string, ladder: ReturnType<typeof ladderOf>): string {
  const levels = [...new Set(ladder.map((rung) => rung.level))];
  if (!levels.includes(level)) throw badValue("--level", level, levels.join(", "), suggest(level, levels));
  return level;
}

/** Reads `22-28`, or a single number. */
function rangeOf(flag: string, value: Values[string]): [number, number] | undefined {
  if (value === undefined) return undefined;
  const [least, most = least] = (value as string).split("-").map(Number);
  if (least > most) throw badValue(flag, value, `the smaller number first, ${most}-${least}`);
  return [least, most];
}
