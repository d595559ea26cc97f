import { ATTEMPTS_IN_BLOCK, type GeneratedPuzzle, canonical, generate } from "@wings/generate";
import { format } from "@wings/core";
import type { Answer, Context } from "../boards/answer.js";
import type { Item } from "../bulk/contract.js";
import { badPart } from "../errors.js";
import type { Shard } from "../io/input.js";
import { jsonFields } from "../terminal/sanitize.js";
import { asUsage, wishesOf } from "./options.js";

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

export function foundOf(after: number, puzzle: GeneratedPuzzle, isUnique: boolean): Found {
  const { attempt, puzzle: text, solution, rating, board, step } = puzzle;
  return {
    after,
    ...(isUnique && { form: canonical(text).puzzle }),
    made: {
      ...{ attempt, puzzle: text, solution, rating },
      board: board && format(board, "url"),
      finding: step?.finding ?? null,
    },
  };
}

/** Makes the blocks of a run in any order, in any process. */
export function makeBlockAnswer({ flags, techniques }: Context): (item: Item) => Answer {
  const options = wishesOf(flags, techniques);
  // Wrong flags are refused before the first block.
  asUsage(() => generate({ ...options, count: 0 }).next());
  return (item) => {
    const found: Found[] = [];
    let attempts = 0;
    const onAttempt = (now: { attempts: number }): void => void ({ attempts } = now);
    for (const puzzle of generate({ ...options, ...readBlock(item), count: Infinity, tries: Infinity, onAttempt }))
      found.push(foundOf(attempts, puzzle, flags.unique === true));
    return { text: jsonFields({ attempts, found } satisfies BlockReply), good: true };
  };
}
