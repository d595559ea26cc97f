import {
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  candidateOf,
  lowestBit,
  PEERS,
  strongPartners,
} from "@wings/core/author";

/** What a candidate would make false: by itself, or along strong links. */
export interface Reach {
  /** By digit, three words of cells. */
  readonly words: Int32Array;
  /** By candidate: the fewest strong links on the way, or -1. */
  readonly links: Int16Array;
}

/** A strong link on the way: not `from`, so `to`. */
export interface StrongStep {
  readonly from: number;
  readonly to: number;
  /** 0 to 2 if they are the two places in a row, column or box, 3 if they are the two candidates of a cell. */
  readonly kind: number;
}

// The lists here are shared by all boards. `reachOf` and `wayTo` fill them and read them in one go, and call nothing that calls them.

/** The candidates that follow from the first one, nearest first, and by candidate how: -1 if it doesn't follow. */
const queue = /* @__PURE__ */ new Int16Array(729);
const LINKS_TO = /* @__PURE__ */ new Int16Array(729);
const FROM = /* @__PURE__ */ new Int16Array(729);
const KIND = /* @__PURE__ */ new Int16Array(729);
const BEFORE = /* @__PURE__ */ new Int16Array(729);

/** The candidates that can't be true beside another one, in `conflicts`. */
const CONFLICTS = /* @__PURE__ */ new Int16Array(32);
function conflictsOf({ masks, places }: Board, candidate: Candidate): number {
  const cell = candidateCell(candidate);
  const digit = candidateDigit(candidate);
  let count = 0;
  for (let rest = masks[cell] & ~(1 << (digit - 1)); rest !== 0; rest &= rest - 1)
    CONFLICTS[count++] = cell * 9 + lowestBit(rest);
  for (let w = 0; w < 3; w++)
    for (let rest = PEERS[cell * 3 + w] & places[digit * 3 + w]; rest !== 0; rest &= rest - 1)
      CONFLICTS[count++] = candidateOf(w * 27 + lowestBit(rest), digit);
  return count;
}

/** What a candidate would make false. */
export function reachOf(board: Board, start: number): Reach {
  const partners = strongPartners(board);
  const words = new Int32Array(30);
  const links = new Int16Array(729).fill(-1);
  LINKS_TO.fill(-1);
  LINKS_TO[start] = 0;
  queue[0] = start;
  for (let head = 0, tail = 1; head < tail; head++) {
    const candidate = queue[head];
    for (let i = conflictsOf(board, candidate) - 1; i >= 0; i--) {
      const from = CONFLICTS[i];
      // What is false already was false as early.
      if (links[from] >= 0) continue;
      links[from] = LINKS_TO[candidate];
      const cell = candidateCell(from);
      words[candidateDigit(from) * 3 + ((cell / 27) | 0)] |= 1 << (cell % 27);
      for (let kind = 0; kind < 4; kind++) {
        const to = partners[from * 4 + kind];
        if (to < 0 || LINKS_TO[to] >= 0) continue;
        LINKS_TO[to] = LINKS_TO[candidate] + 1;
        FROM[to] = from;
        KIND[to] = kind;
        BEFORE[to] = candidate;
        queue[tail++] = to;
      }
    }
  }
  return { words, links };
}

/** The strong links from a candidate to the first that excludes the target. */
export function wayTo(board: Board, start: number, target: number): StrongStep[] {
  reachOf(board, start);
  const last = Array.from({ length: conflictsOf(board, target) }, (_, i) => CONFLICTS[i])
    .filter((each) => LINKS_TO[each] >= 0)
    .sort((a, b) => LINKS_TO[a] - LINKS_TO[b] || a - b)[0];
  const steps: StrongStep[] = [];
  for (let to = last; to !== start; to = BEFORE[to]) steps.unshift({ from: FROM[to], to, kind: KIND[to] });
  return steps;
}
