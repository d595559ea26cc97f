import { Expansion, TOUCHED } from "../dynamic/expansion.js";
import type { Network } from "../dynamic/network.js";
import type { Found } from "./inner-chains.js";
import { InnerLinks } from "./inner-links.js";

/** Finds chains inside. */
export type InnerSearch = (
  network: Network,
  step: Int16Array,
  links: InnerLinks,
  found: Found,
  hasTrue: (choice: number) => boolean,
) => void;

/** An expansion that looks for chains inside where a step adds nothing. */
export class NestedExpansion extends Expansion {
  readonly #links: InnerLinks;
  readonly #search: InnerSearch;

  constructor(network: Network, assumptions: readonly number[], search: InnerSearch) {
    super(network, assumptions);
    this.#search = search;
    this.#links = new InnerLinks(network, this.step);
  }

  /** Goes on to some step, to the first contradiction, or to the end. */
  runTo(step: number): void {
    while (!this.ended && this.now < step && this.conflicts.length === 0) this.advance();
  }

  protected override finishStep(added: boolean): void {
    let linked = false;
    for (let i = 0; i < TOUCHED.count; i++) {
      const choice = TOUCHED.list[i];
      if (!this.hasTrue(choice) && this.#links.addChoice(choice, this.now)) linked = true;
    }
    if (!added && !linked) this.#lookInside();
  }

  #lookInside(): void {
    const found: Found = new Map();
    this.#search(this.network, this.step, this.#links, found, (choice) => this.hasTrue(choice));
    for (const [candidate, chain] of found) this.addInner(candidate * 2 + 1, chain);
    if (found.size === 0) this.ended = true;
  }
}
