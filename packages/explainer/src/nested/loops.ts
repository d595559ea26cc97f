import { lowestBit } from "@wings/core/author";
import { MOST_CANDIDATES, MOST_SET_WORDS, type Network } from "../dynamic/network.js";
import type { InnerLinks } from "./inner-links.js";

/** The open candidates that have links which the branch has made: their ends. */
const ENDS: Int32Array = /* @__PURE__ */ new Int32Array(MOST_SET_WORDS);
/** By end, the ends that may be true once it is false, as far as they were looked for in this round. */
const AFTER: Int32Array = /* @__PURE__ */ new Int32Array(MOST_CANDIDATES * MOST_SET_WORDS);
const ROUND_OF: Uint32Array = /* @__PURE__ */ new Uint32Array(MOST_CANDIDATES);
let round = 0;
const QUEUE: Uint16Array = /* @__PURE__ */ new Uint16Array(MOST_CANDIDATES);
const MET: Int32Array = /* @__PURE__ */ new Int32Array(MOST_SET_WORDS);

/**
 * Tells which candidates may be refuted by a chain that starts with them. They are few, and to follow the others takes long.
 *
 * Without a link that the branch has made there is no such chain, since an easier level would have found it on the board. So the chain
 * comes to one of these links by links of the board, and goes on from link to link. Read backwards, it comes to the last of
 * them by links of the board, too.
 */
export class Loops {
  readonly #network: Network;
  readonly #links: InnerLinks;

  constructor(network: Network, links: InnerLinks, open: readonly number[]) {
    this.#network = network;
    this.#links = links;
    round++;
    ENDS.fill(0);
    for (const one of open) if (links.partners[one] !== undefined) ENDS[one >> 5] |= 1 << (one & 31);
  }

  /** Whether a chain that counts may lead from a candidate that is true to the same one that is false. */
  mayRefute(one: number): boolean {
    const { reached, sets } = this.#network;
    const row = one * sets;
    if (!this.#reachesTwo(row)) return false;
    for (let w = 0; w < sets; w++) {
      for (let left = reached[row + w] & ENDS[w]; left !== 0; left &= left - 1) {
        const after = this.#after((w << 5) | lowestBit(left));
        for (let v = 0; v < sets; v++) if ((AFTER[after + v] & reached[row + v]) !== 0) return true;
      }
    }
    return false;
  }

  /**
   * A chain that comes to the links of the branch and leaves them by one and the same end shows that this end is true. It is left
   * out, as known ratings ask: without such chains 197 of 255 are met, and 196 with them.
   */
  #reachesTwo(row: number): boolean {
    const { reached, sets } = this.#network;
    let count = 0;
    for (let w = 0; w < sets && count < 2; w++) {
      const ends = reached[row + w] & ENDS[w];
      if (ends !== 0) count += (ends & (ends - 1)) === 0 ? 1 : 2;
    }
    return count > 1;
  }

  /** Where in `AFTER` the set of an end begins. */
  #after(end: number): number {
    const { reached, sets } = this.#network;
    const row = end * sets;
    if (ROUND_OF[end] === round) return row;
    ROUND_OF[end] = round;
    AFTER.fill(0, row, row + sets);
    MET.fill(0);
    MET[end >> 5] |= 1 << (end & 31);
    QUEUE[0] = end;
    let count = 1;
    for (let i = 0; i < count; i++) {
      for (const { to } of this.#links.partners[QUEUE[i]]) {
        const bit = 1 << (to & 31);
        if ((AFTER[row + (to >> 5)] & bit) !== 0) continue;
        AFTER[row + (to >> 5)] |= bit;
        for (let w = 0; w < sets; w++) {
          const fresh = reached[to * sets + w] & ENDS[w] & ~MET[w];
          MET[w] |= fresh;
          for (let left = fresh; left !== 0; left &= left - 1) QUEUE[count++] = (w << 5) | lowestBit(left);
        }
      }
    }
    return row;
  }
}
