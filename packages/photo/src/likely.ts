import type { Rules } from "./rules.js";

/** Digits of the 81 cells, 0 for none, and how much less likely they are than the most likely ones. */
export interface Likely {
  readonly digits: Uint8Array;
  /** The natural logarithm of how many times less likely: 0 for the most likely digits. */
  readonly cost: number;
}

/** By cell, the logarithm of how likely it is empty (0) or holds a digit (1 to 9). */
export type Odds = readonly ArrayLike<number>[];

/** What limits the search for readings. */
interface Bounds {
  /** No reading that costs more is tried. */
  readonly most: number;
  /** How much more the second may cost than the first. */
  readonly apart: number;
}

/** Readings that are tried at most: a few dozen milliseconds. */
const MOST_TRIES = 3000;

/** Changes of one cell that are combined with each other. */
const MOST_CHANGES = 120;

/** One cell read otherwise. */
interface Change {
  readonly cell: number;
  readonly digit: number;
  readonly cost: number;
}

/**
 * The most likely digits that have exactly one solution, and the next ones that have one or may have one, if they are within bounds.
 *
 * It tries readings from the most likely one on: sets of changes by what they cost together. A set leads to two others, with
 * its last change replaced by the next one, or with the next one added, so each set comes up once.
 */
export function likelyPuzzles(odds: Odds, rules: Rules, bounds: Bounds): Likely[] {
  const base = Uint8Array.from(odds, mostLikely);
  const changes = changesOf(odds, base, bounds.most);
  const found: Likely[] = [];
  const undecided: Likely[] = [];
  let limit = bounds.most;
  const consider = (digits: Uint8Array, cost: number) => {
    const verdict = rules.verdictOn(digits);
    if (verdict === "no puzzle") return;
    (verdict === "puzzle" ? found : undecided).push({ digits, cost });
    // The more the rules mend, the clearer it must be.
    limit = Math.min(limit, 1.5 * cost + bounds.apart);
  };
  const isOpen = () => found.length === 0 || found.length + undecided.length < 2;
  consider(base, 0);
  const queue: { cost: number; picked: readonly number[] }[] = [];
  if (changes.length > 0) queue.push({ cost: changes[0].cost, picked: [0] });
  for (let tries = 0; queue.length > 0 && isOpen() && tries < MOST_TRIES; tries++) {
    const { cost, picked } = takeCheapest(queue);
    if (cost > limit) break;
    const digits = base.slice();
    for (const i of picked) digits[changes[i].cell] = changes[i].digit;
    if (new Set(picked.map((i) => changes[i].cell)).size === picked.length) consider(digits, cost);
    const last = picked[picked.length - 1];
    if (last + 1 === changes.length) continue;
    const next = changes[last + 1].cost;
    queue.push({ cost: cost - changes[last].cost + next, picked: [...picked.slice(0, -1), last + 1] });
    queue.push({ cost: cost + next, picked: [...picked, last + 1] });
    for (let i = queue.length - 2; i < queue.length; i++) moveUp(queue, i);
  }
  return found.length === 0 ? [] : [...found, ...undecided];
}

const mostLikely = (logs: ArrayLike<number>): number => {
  let best = 0;
  for (let digit = 1; digit <= 9; digit++) if (logs[digit] > logs[best]) best = digit;
  return best;
};

function changesOf(odds: Odds, base: Uint8Array, most: number): Change[] {
  const changes: Change[] = [];
  odds.forEach((logs, cell) => {
    for (let digit = 0; digit <= 9; digit++) {
      const cost = logs[base[cell]] - logs[digit];
      if (digit !== base[cell] && cost <= most) changes.push({ cell, digit, cost });
    }
  });
  return changes.sort((a, b) => a.cost - b.cost).slice(0, MOST_CHANGES);
}

/** The queue is a heap: none costs more than the two below it. */
function takeCheapest<T extends { cost: number }>(queue: T[]): T {
  const first = queue[0];
  const last = queue.pop()!;
  if (queue.length === 0) return first;
  queue[0] = last;
  for (let i = 0; ;) {
    let least = i;
    for (const child of [2 * i + 1, 2 * i + 2])
      if (child < queue.length && queue[child].cost < queue[least].cost) least = child;
    if (least === i) return first;
    [queue[i], queue[least]] = [queue[least], queue[i]];
    i = least;
  }
}

function moveUp(queue: { cost: number }[], i: number): void {
  for (let above = (i - 1) >> 1; i > 0 && queue[i].cost < queue[above].cost; above = (i - 1) >> 1) {
    [queue[i], queue[above]] = [queue[above], queue[i]];
    i = above;
  }
}
