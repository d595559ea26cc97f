import type { Board, Hit, Technique } from "@wings/core";
import { type Fault, fault } from "./faults.js";
import { variantsOf } from "./option-variants.js";
import { run } from "./subject.js";

/** From how many findings of one configuration on one may say what the least size is. */
const ENOUGH = 30;

/**
 * The least size that is found, also with each option at its ends: `minSize` is one for all of them, and an option that
 * narrows the search may leave only larger findings.
 */
export class MinSizeCheck {
  readonly #technique: Technique;
  readonly #configurations: readonly Technique[];
  #least = Infinity;
  readonly #findings: number[];

  constructor(technique: Technique) {
    this.#technique = technique;
    this.#configurations = [technique, ...variantsOf(technique).map((variant) => variant.technique)];
    this.#findings = this.#configurations.map(() => 0);
  }

  look(board: Board): void {
    // Where one is as small as it may be nothing is left to be seen.
    if (this.#least <= this.#technique.meta.minSize) return;
    for (const [i, configuration] of this.#configurations.entries()) {
      const hits = hitsOf(configuration, board);
      this.#findings[i] += hits.length;
      this.#least = hits.reduce((least, { size }) => Math.min(least, size), this.#least);
    }
  }

  /** A warning, drawn on one of the boards. */
  tooLow(board: Board): Fault | undefined {
    const { minSize } = this.#technique.meta;
    const findings = Math.max(...this.#findings);
    if (findings < ENOUGH || !(this.#least > minSize)) return undefined;
    return fault("LOW_MIN_SIZE", this.#technique, board, {
      expected: `minSize: ${this.#least}, if none is smaller: who wants the smallest finding stops there`,
      seen: `minSize: ${minSize}, and no size below ${this.#least} among ${findings} findings, with each option at its ends too`,
    });
  }
}

/** That it throws with other options is somebody else's to tell. */
function hitsOf(technique: Technique, board: Board): readonly Hit[] {
  try {
    return run(technique, board.copy()).hits;
  } catch {
    return [];
  }
}
