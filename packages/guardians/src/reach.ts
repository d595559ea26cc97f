import {
  bitOf,
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  candidateOf,
  lowestBit,
  maskOf,
  peerTable,
  strongPartners,
  wordOf,
} from "@wings/core/author";

/** A strong link on the way: not `from`, so `to`. */
export interface StrongStep {
  readonly from: Candidate;
  readonly to: Candidate;
  /** 0 to 2 if they are the two places in a row, column or box, 3 if they are the two candidates of a cell. */
  readonly kind: number;
}

/** What a candidate would make false: by itself, or along strong links. */
export interface Reach {
  /** By digit, three words of cells: the candidates that it makes false. */
  readonly words: Int32Array;
  /** By candidate: the fewest strong links on the way to make it false, or -1. */
  readonly links: Int16Array;
}

/** Walks along strong links from one candidate after the other. */
export class StrongWalk {
  readonly #board: Board;
  /** The candidates that follow from the start, nearest first. */
  readonly #queue = new Int16Array(729);
  /** By candidate that follows: the strong links on the way, or -1; the last link, and the candidate before it. */
  readonly #linksTo = new Int16Array(729);
  readonly #from = new Int16Array(729);
  readonly #kind = new Int16Array(729);
  readonly #before = new Int16Array(729);
  readonly #conflicts = new Int16Array(32);

  constructor(board: Board) {
    this.#board = board;
  }

  /** What a candidate would make false. */
  reachFrom(start: Candidate): Reach {
    const partners = strongPartners(this.#board);
    const words = new Int32Array(30);
    const links = new Int16Array(729).fill(-1);
    const linksTo = this.#linksTo.fill(-1);
    const queue = this.#queue;
    linksTo[start] = 0;
    queue[0] = start;
    for (let head = 0, tail = 1; head < tail; head++) {
      const candidate = queue[head];
      for (let i = this.#listConflicts(candidate) - 1; i >= 0; i--) {
        const from = this.#conflicts[i];
        // What is false already was false as early.
        if (links[from] >= 0) continue;
        links[from] = linksTo[candidate];
        const cell = candidateCell(from);
        words[candidateDigit(from) * 3 + wordOf(cell)] |= bitOf(cell);
        for (let kind = 0; kind < 4; kind++) {
          const to = partners[from * 4 + kind];
          if (to < 0 || linksTo[to] >= 0) continue;
          linksTo[to] = linksTo[candidate] + 1;
          this.#from[to] = from;
          this.#kind[to] = kind;
          this.#before[to] = candidate;
          queue[tail++] = to;
        }
      }
    }
    return { words, links };
  }

  /** The strong links from a candidate to the first one that excludes the target. */
  wayTo(start: Candidate, target: Candidate): StrongStep[] {
    this.reachFrom(start);
    const linksTo = this.#linksTo;
    const last = Array.from(this.#conflicts.subarray(0, this.#listConflicts(target)))
      .filter((each) => linksTo[each] >= 0)
      .sort((a, b) => linksTo[a] - linksTo[b] || a - b)[0];
    const steps: StrongStep[] = [];
    for (let to = last; to !== start; to = this.#before[to])
      steps.unshift({ from: this.#from[to], to, kind: this.#kind[to] });
    return steps;
  }

  /** Lists the candidates that can't be true beside this one, in `#conflicts`. Returns how many. */
  #listConflicts(candidate: Candidate): number {
    const { masks, places } = this.#board;
    const peers = peerTable(this.#board);
    const cell = candidateCell(candidate);
    const digit = candidateDigit(candidate);
    let count = 0;
    for (let rest = masks[cell] & ~maskOf(digit); rest !== 0; rest &= rest - 1)
      this.#conflicts[count++] = cell * 9 + lowestBit(rest);
    for (let w = 0; w < 3; w++)
      for (let rest = peers[cell * 3 + w] & places[digit * 3 + w]; rest !== 0; rest &= rest - 1)
        this.#conflicts[count++] = candidateOf(w * 27 + lowestBit(rest), digit);
    return count;
  }
}
