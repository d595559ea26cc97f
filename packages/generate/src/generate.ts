import { nextTask } from "@wings/core/host";
import { type Attempts, type GeneratedPuzzle, makeAttempts } from "./attempts.js";
import { canonical } from "./canonical.js";
import { checkOptions } from "./check-options.js";
import { badOption, triesEnded } from "./errors.js";
import type { CheckedOptions, GenerateOptions } from "./options.js";

/** Generates puzzles, one after the other. Each attempt depends only on the seed, its number and the options. */
export function generate(options: GenerateOptions): Generator<GeneratedPuzzle, void, undefined> {
  const checked = checkOptions(options);
  return withoutMisses(search(checked, makeAttempts(checked)));
}

/** The same, and gives way to the event loop, so that a signal can stop it. */
export function generateAsync(options: GenerateOptions): AsyncGenerator<GeneratedPuzzle, void, undefined> {
  const checked = checkOptions(options);
  return givingWay(search(checked, makeAttempts(checked)), checked);
}

/** Makes one attempt again, by the name that its puzzle has; undefined where it doesn't fit the options. */
export function generateAttempt(attempt: string, options: GenerateOptions): GeneratedPuzzle | undefined {
  const [, start, neighbor] = /^(\d+)(?:\.([1-9]\d*))?$/.exec(attempt) ?? [];
  if (start === undefined) throw badOption("attempt", attempt, "a number, or two with a dot between them");
  const make = makeAttempts(checkOptions(options));
  const hit = make.start(Number(start));
  return neighbor === undefined || hit === undefined
    ? hit?.result
    : make.neighbor(hit, Number(start), Number(neighbor))?.result;
}

/** The share of hits below which neighbors are tried, and how many hits are enough. */
const RARE = 0.01;
const ENOUGH = 50;
/** How many neighbors in a row may bring no puzzle. */
export const NEIGHBORS_IN_VAIN = 300;

/**
 * How many attempts are a block: 0 to 499, 500 to 999, and so on. Each block judges for itself whether hits are rare. So blocks can be
 * made in any order, and on several machines.
 */
export const ATTEMPTS_IN_BLOCK = 500;

/** All attempts in order: the puzzle of each, or undefined. */
function* allAttempts(
  { first, starts: most, neighbors }: CheckedOptions,
  make: Attempts,
): Generator<GeneratedPuzzle | undefined, void, undefined> {
  let starts = 0;
  let hits = 0;
  for (let start = first; start < first + most; start++) {
    if (start % ATTEMPTS_IN_BLOCK === 0) starts = hits = 0;
    starts++;
    const near = make.start(start);
    yield near?.result;
    if (near === undefined) continue;
    hits++;
    const tried = new Set([near.result.puzzle]);
    let last = neighbors ?? (hits < starts * RARE ? NEIGHBORS_IN_VAIN : 0);
    let found = 0;
    for (let number = 1; number <= last && found < ENOUGH; number++) {
      const hit = make.neighbor(near, start, number, tried);
      yield hit?.result;
      if (hit === undefined) continue;
      found++;
      if (neighbors === undefined) last = number + NEIGHBORS_IN_VAIN;
    }
  }
}

/** The attempts until enough puzzles are found, or until too many in a row fail. */
function* search(options: CheckedOptions, make: Attempts): Generator<GeneratedPuzzle | undefined, void, undefined> {
  const { count, tries, unique = false, signal, onAttempt } = options;
  const seen = new Set<string>();
  let made = 0;
  let found = 0;
  let failed = 0;
  if (count === 0) return;
  for (const hit of allAttempts(options, make)) {
    signal?.throwIfAborted();
    made++;
    failed++;
    if (hit !== undefined && (!unique || addForm(seen, hit))) {
      found++;
      failed = 0;
    }
    onAttempt?.({ attempts: made, found });
    yield failed === 0 ? hit : undefined;
    if (found === count) return;
    if (failed === tries) throw triesEnded(tries, found, made);
  }
}

/** Adds the canonical form of a puzzle; returns whether it is new. */
function addForm(seen: Set<string>, { puzzle }: GeneratedPuzzle): boolean {
  const { size } = seen;
  return seen.add(canonical(puzzle).puzzle).size > size;
}

function* withoutMisses(all: Iterable<GeneratedPuzzle | undefined>): Generator<GeneratedPuzzle, void, undefined> {
  for (const each of all) if (each !== undefined) yield each;
}

/** After this many milliseconds the event loop gets its turn. */
const SLICE = 8;

async function* givingWay(
  all: Iterable<GeneratedPuzzle | undefined>,
  { signal }: CheckedOptions,
): AsyncGenerator<GeneratedPuzzle, void, undefined> {
  let end = Date.now() + SLICE;
  for (const each of all) {
    if (each !== undefined) yield each;
    if (Date.now() < end) continue;
    await nextTask();
    signal?.throwIfAborted();
    end = Date.now() + SLICE;
  }
}
