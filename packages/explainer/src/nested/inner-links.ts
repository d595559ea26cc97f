import type { Network } from "../dynamic/network.js";

/** The strong links that a branch has made: choices with two open members. */
export class InnerLinks {
  /** By candidate, its new partners, and the choice of each. */
  readonly partners: { readonly to: number; readonly choice: number }[][] = [];

  /** How many links there are. */
  count = 0;
  readonly #network: Network;
  readonly #step: Int16Array;

  constructor(network: Network, step: Int16Array) {
    this.#network = network;
    this.#step = step;
  }

  /** Returns whether the choice has two open members before this step, and their link is new. */
  addChoice(choice: number, now: number): boolean {
    const open = this.#network.choices[choice].members.filter((one) => {
      const gone = this.#step[one * 2 + 1];
      return gone < 0 || gone === now;
    });
    if (open.length !== 2) return false;
    const [a, b] = open;
    if (this.#isLinked(a, b)) return false;
    this.count++;
    (this.partners[a] ??= []).push({ to: b, choice });
    (this.partners[b] ??= []).push({ to: a, choice });
    return true;
  }

  #isLinked(a: number, b: number): boolean {
    return this.#network.pairs[a].includes(b) || (this.partners[a]?.some(({ to }) => to === b) ?? false);
  }

  /** The choice of a link, or -1 for one of the board. */
  choiceOf(a: number, b: number): number {
    return this.partners[a]?.find(({ to }) => to === b)?.choice ?? -1;
  }
}
