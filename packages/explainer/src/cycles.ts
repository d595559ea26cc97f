import { lowestBit } from "@wings/core/author";
import type { Hints } from "./hints.js";
import { lengthRating } from "./length.js";
import { type Links, neighbours } from "./links.js";
import type { Reach } from "./reach.js";

/**
 * Chains from a true candidate to another true one, which sees one to which the start has a strong link. Read one way round or
 * the other, the candidates at even places of such a cycle are true, or those at odd places. So what sees one of each goes.
 */
export class Cycles {
  private readonly path: number[] = [];
  private readonly used: Uint8Array = new Uint8Array(729);
  /** By candidate: all that it sees, as a set. */
  private readonly views: Int32Array;

  /** `allLinks` says what candidates see; the chains may use fewer. */
  constructor(
    allLinks: Links,
    private readonly hints: Hints,
  ) {
    this.views = new Int32Array(729 * WORDS);
    for (const one of allLinks.nodes) {
      for (const other of neighbours(allLinks.weak, one)) this.views[one * WORDS + (other >> 5)] |= 1 << (other & 31);
    }
  }

  /** All cycles through the start on shortest chains. */
  find(name: string, lowest: number, links: Links, reach: Reach, start: number): void {
    for (const last of neighbours(links.strong, start)) {
      this.push(last);
      for (const end of neighbours(links.weak, last)) {
        const nodes = reach.length[end];
        const rating = lowest + lengthRating(nodes + 1);
        if (nodes > 2 && this.hints.wants(rating)) this.walkBack(name, rating, links, reach, end);
      }
      this.pop();
    }
  }

  /** Follows each shortest chain from a true candidate back to the start. */
  private walkBack(name: string, rating: number, links: Links, reach: Reach, at: number): void {
    if (this.used[at] === 1) return;
    this.push(at);
    if (reach.length[at] === 1) this.report(name, rating);
    else {
      const { strong, weak } = links;
      for (let i = strong.start[at]; i < strong.start[at + 1]; i++) {
        const between = strong.list[i];
        if (this.used[between] === 1) continue;
        this.push(between);
        for (let k = weak.start[between]; k < weak.start[between + 1]; k++) {
          if (reach.length[weak.list[k]] === reach.length[at] - 2)
            this.walkBack(name, rating, links, reach, weak.list[k]);
        }
        this.pop();
      }
    }
    this.pop();
  }

  private push(candidate: number): void {
    const { path, views } = this;
    // What the candidates at places of the same parity see lies two places before.
    const to = path.length * WORDS;
    for (let w = 0; w < WORDS; w++) {
      SEEN[to + w] = (path.length < 2 ? 0 : SEEN[to - 2 * WORDS + w]) | views[candidate * WORDS + w];
    }
    path.push(candidate);
    this.used[candidate] = 1;
  }

  private pop(): void {
    this.used[this.path.pop()!] = 0;
  }

  private report(name: string, rating: number): void {
    const last = (this.path.length - 1) * WORDS;
    for (let w = 0; w < WORDS; w++) {
      for (let word = SEEN[last + w] & SEEN[last - WORDS + w]; word !== 0; word &= word - 1) {
        this.hints.eliminateOne(name, rating, w * 32 + lowestBit(word));
      }
    }
  }
}

/** How many words a set of candidates has. */
const WORDS = 23;

/** By place of a cycle: what the candidates at places of its parity see, up to it. */
const SEEN: Int32Array = /* @__PURE__ */ new Int32Array(729 * WORDS);
