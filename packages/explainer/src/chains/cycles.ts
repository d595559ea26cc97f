import type { Hints } from "../hints.js";
import { lengthRating } from "../length.js";
import { type ChainLinks, neighbors } from "./links.js";
import type { Reach } from "./reach.js";

/**
 * Chains from a true candidate to another true one, which sees one to which the start has a strong link. Read one way round or
 * the other, the candidates at even places of such a cycle are true, or those at odd places. So what sees one of each goes.
 */
export class Cycles {
  readonly #path: number[] = [];
  readonly #used: Uint8Array = new Uint8Array(729);
  readonly #allLinks: ChainLinks;
  readonly #hints: Hints;

  /** `allLinks` says what candidates see; the chains may use fewer. */
  constructor(allLinks: ChainLinks, hints: Hints) {
    this.#allLinks = allLinks;
    this.#hints = hints;
  }

  /** All cycles through the start on shortest chains. */
  find(name: string, lowest: number, links: ChainLinks, reach: Reach, start: number): void {
    for (const last of neighbors(links.strong, start)) {
      this.#push(last);
      for (const end of neighbors(links.weak, last)) {
        const nodes = reach.length[end];
        const rating = lowest + lengthRating(nodes + 1);
        if (nodes > 2 && this.#hints.wants(rating)) this.#walkBack(name, rating, links, reach, end);
      }
      this.#pop();
    }
  }

  /** Follows each shortest chain from a true candidate back to the start. */
  #walkBack(name: string, rating: number, links: ChainLinks, reach: Reach, at: number): void {
    if (this.#used[at] === 1) return;
    this.#push(at);
    if (reach.length[at] === 1) this.#report(name, rating);
    else {
      const { strong, weak } = links;
      for (let i = strong.start[at]; i < strong.start[at + 1]; i++) {
        const between = strong.list[i];
        if (this.#used[between] === 1) continue;
        this.#push(between);
        for (let k = weak.start[between]; k < weak.start[between + 1]; k++) {
          if (reach.length[weak.list[k]] === reach.length[at] - 2)
            this.#walkBack(name, rating, links, reach, weak.list[k]);
        }
        this.#pop();
      }
    }
    this.#pop();
  }

  #push(candidate: number): void {
    this.#path.push(candidate);
    this.#used[candidate] = 1;
  }

  #pop(): void {
    this.#used[this.#path.pop()!] = 0;
  }

  #report(name: string, rating: number): void {
    const path = this.#path;
    const { start, list } = this.#allLinks.weak;
    cycle++;
    for (let i = 0; i < path.length; i += 2) {
      for (let k = start[path[i]]; k < start[path[i] + 1]; k++) SEEN_BY_EVEN[list[k]] = cycle;
    }
    for (let i = 1; i < path.length; i += 2) {
      for (let k = start[path[i]]; k < start[path[i] + 1]; k++) {
        if (SEEN_BY_EVEN[list[k]] === cycle) this.#hints.eliminateOne(name, rating, list[k]);
      }
    }
  }
}

/** By candidate: the last cycle of which it sees a candidate at an even place. */
const SEEN_BY_EVEN: Uint32Array = /* @__PURE__ */ new Uint32Array(729);
let cycle = 0;
