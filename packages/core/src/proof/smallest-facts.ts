import { type Cover, type Denial, FACT_COUNT } from "./cover.js";

/** How many candidates may move for one more true fact. */
const DEPTH = 2;

/**
 * The smallest set of facts that refutes some denials.
 *
 * Candidates that go together with a denial leave some facts false. Facts that refute the denial have one of these among them,
 * for otherwise these candidates would satisfy all of them. Such a list of false facts is a _gap_. The search knows some gaps, and
 * looks for few facts with one in each: it takes a gap in which no fact is chosen yet, and tries its facts in turn. Where all
 * gaps are met, it asks whether the facts refute the denials; if not, that shows another gap. Gaps without a common fact need a
 * fact each: this cuts most branches.
 */
export class SmallestFacts {
  readonly gaps: Int16Array[] = [];
  /** By gap: how many of its facts are chosen. */
  readonly hits: number[] = [];
  /** By fact: the gaps that it is in. */
  readonly gapsOf: (number[] | undefined)[] = [];
  /** The facts that are tried now. */
  readonly chosen: number[] = [];
  /** By fact: whether all sets with it, and with what is chosen, are tried. */
  readonly banned: Uint8Array = new Uint8Array(FACT_COUNT);
  /** By fact: scratch for gaps without a common fact. */
  readonly met: Uint8Array = new Uint8Array(FACT_COUNT);
  /** By candidate: whether it stays in. */
  readonly isFixed: Uint8Array = new Uint8Array(729);
  /** Scratch: the facts that are false. */
  readonly left: Int16Array = new Int16Array(FACT_COUNT);

  constructor(
    readonly cover: Cover,
    readonly denials: readonly Denial[],
    /** Candidates of a solution: a start for the gaps. */
    readonly solution: readonly number[],
  ) {}

  /** The facts that refute all denials, up to a number of them; undefined where there are none, or no nodes are left. */
  find(most: number): number[] | undefined {
    this.startWith([]);
    this.banned.fill(0);
    return this.search(most) ? [...this.chosen] : undefined;
  }

  /**
   * Facts that refute all denials, of which none can be left out, from the facts in most gaps. Each round starts with part of the best
   * set so far. The first may take `least` nodes; undefined where these are not enough.
   */
  findFew(rounds: number, nodes: number, least: number): number[] | undefined {
    this.cover.nodes = Math.max(nodes, least);
    let best = this.extend([]);
    this.cover.nodes = Math.min(nodes, this.cover.nodes);
    for (let round = 1; best !== undefined && round < rounds && this.cover.nodes > 0; round++) {
      // A different half each time, and the same in each run.
      const kept = best.filter((_, i) => ((round * 0x9e3779b1) >>> (i % 28)) & 1);
      const found = this.extend(kept);
      if (found !== undefined && found.length < best.length) best = found;
    }
    return best;
  }

  /** Adds facts until they refute all denials, and leaves out what isn't needed. */
  extend(start: readonly number[]): number[] | undefined {
    const { cover, chosen, gaps, hits } = this;
    this.startWith(start);
    for (;;) {
      if (cover.nodes-- <= 0) return undefined;
      const counts = new Int32Array(FACT_COUNT);
      let best = -1;
      for (let g = 0; g < gaps.length; g++) {
        if (hits[g] > 0) continue;
        for (const fact of gaps[g]) if (++counts[fact] > (best < 0 ? 0 : counts[best])) best = fact;
      }
      if (best >= 0) this.choose(best);
      else if (this.newGap() === undefined) break;
    }
    return this.shrink([...chosen].reverse());
  }

  /** Leaves out each fact that isn't needed, from the first to the last; undefined where they don't refute all denials. */
  shrink(facts: readonly number[]): number[] | undefined {
    if (!this.isRefuted(facts)) return undefined;
    let left = [...facts];
    for (const fact of facts) {
      const fewer = left.filter((each) => each !== fact);
      if (this.isRefuted(fewer)) left = fewer;
    }
    return this.cover.nodes > 0 ? left : undefined;
  }

  startWith(facts: readonly number[]): void {
    this.chosen.length = 0;
    this.hits.fill(0);
    for (const fact of facts) this.choose(fact);
  }

  choose(fact: number): void {
    this.chosen.push(fact);
    for (const gap of this.gapsOf[fact] ?? []) this.hits[gap]++;
  }

  unchoose(): void {
    for (const gap of this.gapsOf[this.chosen.pop()!] ?? []) this.hits[gap]--;
  }

  /** Whether facts refute all denials; false where no nodes are left. */
  isRefuted(facts: readonly number[]): boolean {
    const { cover } = this;
    return this.denials.every((denial) => {
      cover.begin(denial);
      return !cover.satisfy(facts) && cover.nodes > 0;
    });
  }

  /** Tries the facts of a gap, with a limit on how many more. */
  search(left: number): boolean {
    const { cover, gapsOf, banned } = this;
    if (cover.nodes-- <= 0) return false;
    const known = this.openGap(left);
    if (known === null) return false;
    const gap = known ?? this.newGap();
    if (gap === undefined) return cover.nodes > 0;
    if (left === 0) return false;
    const tried: number[] = [];
    let isFound = false;
    // Facts in many gaps are likely.
    const order = gap.filter((fact) => banned[fact] === 0).sort((a, b) => gapsOf[b]!.length - gapsOf[a]!.length);
    for (const fact of order) {
      this.choose(fact);
      isFound = this.search(left - 1);
      if (isFound || cover.nodes <= 0) break;
      this.unchoose();
      banned[fact] = 1;
      tried.push(fact);
    }
    for (const fact of tried) banned[fact] = 0;
    return isFound;
  }

  /** A known gap without a chosen fact, the one with the fewest facts to try; null where the facts left can't be enough. */
  openGap(left: number): Int16Array | null | undefined {
    const { gaps, hits, banned, met } = this;
    let best: Int16Array | undefined;
    let least = Infinity;
    let apart = 0;
    met.fill(0);
    for (let g = 0; g < gaps.length; g++) {
      if (hits[g] !== 0) continue;
      const gap = gaps[g];
      let count = 0;
      let isApart = true;
      for (const fact of gap) {
        if (banned[fact] !== 0) continue;
        count++;
        if (met[fact] !== 0) isApart = false;
      }
      if (count === 0) return null;
      if (isApart) {
        if (++apart > left) return null;
        for (const fact of gap) met[fact] = 1;
      }
      if (count < least) {
        least = count;
        best = gap;
      }
    }
    return best;
  }

  /** A gap that the chosen facts don't meet; undefined where they refute all denials. */
  newGap(): Int16Array | undefined {
    const { cover, denials, chosen } = this;
    for (const denial of denials) {
      cover.begin(denial);
      if (cover.satisfy(chosen)) return this.addGap(denial);
    }
    return undefined;
  }

  /** Puts in as many candidates as it can, without moving those that are there, and keeps the facts that stay false. */
  addGap({ candidate: held, isTrue }: Denial): Int16Array {
    const { cover, solution, isFixed } = this;
    const { owner } = cover;
    isFixed.fill(0);
    if (isTrue) isFixed[held] = 1;
    for (const fact of this.chosen) isFixed[owner[fact]] = 1;
    for (const candidate of solution) if (cover.fits(candidate)) cover.put(candidate);
    let count = this.collectLeft();
    for (let before = Infinity; count < before;) {
      before = count;
      for (let i = 0; i < count; i++) if (owner[this.left[i]] < 0) this.fill(this.left[i], DEPTH);
      count = this.collectLeft();
    }
    const gap = this.left.slice(0, count);
    for (const fact of gap) (this.gapsOf[fact] ??= []).push(this.gaps.length);
    this.gaps.push(gap);
    this.hits.push(0);
    return gap;
  }

  /** Lists the facts that are false. */
  collectLeft(): number {
    const { cover, left } = this;
    const { open, owner } = cover;
    let count = 0;
    for (let i = 0; i < open.length; i++) if (owner[open[i]] < 0) left[count++] = open[i];
    return count;
  }

  /** Makes a fact true without losing another one: by a candidate that fits, or by one that takes the place of another, which moves. */
  fill(fact: number, depth: number): boolean {
    const { cover, isFixed } = this;
    const { owner, factsOf, stride } = cover;
    for (const choice of cover.choices[fact]!) {
      if (!cover.fits(choice)) continue;
      cover.put(choice);
      return true;
    }
    if (depth === 0) return false;
    for (const choice of cover.choices[fact]!) {
      if (choice === cover.denied) continue;
      let other = -1;
      let isOne = true;
      for (let i = choice * stride; i < choice * stride + stride; i++) {
        const holder = owner[factsOf[i]];
        if (holder < 0 || holder === other) continue;
        if (other >= 0) isOne = false;
        other = holder;
      }
      if (!isOne || isFixed[other] !== 0) continue;
      cover.take(other);
      cover.put(choice);
      isFixed[choice] = 1;
      let isDone = false;
      for (let i = other * stride; i < other * stride + stride && !isDone; i++)
        if (factsOf[i] < FACT_COUNT && owner[factsOf[i]] < 0) isDone = this.fill(factsOf[i], depth - 1);
      isFixed[choice] = 0;
      if (isDone) return true;
      cover.take(choice);
      cover.put(other);
    }
    return false;
  }
}
