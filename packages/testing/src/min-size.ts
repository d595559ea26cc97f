import type { Board, Technique } from "@wings/core";
import type { Hit } from "@wings/core/host";
import { type Fault, fault } from "./faults.js";
import { variantsOf } from "./option-variants.js";
import { run } from "./subject.js";

/** With fewer findings of one variant, the smallest size is not certain. */
const MIN_FINDINGS = 30;

/** Compares `minSize` with the smallest size over all boards and variants, because an option may exclude small findings. */
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
    // A finding of minSize settles it.
    if (this.#least <= this.#technique.meta.minSize) return;
    for (const [i, configuration] of this.#configurations.entries()) {
      const hits = hitsOf(configuration, board);
      this.#findings[i] += hits.length;
      this.#least = hits.reduce((least, { size }) => Math.min(least, size), this.#least);
    }
  }

  /** A warning, with one of the boards. */
  tooLow(board: Board): Fault | undefined {
    const { minSize } = this.#technique.meta;
    const findings = Math.max(...this.#findings);
    if (findings < MIN_FINDINGS || !(this.#least > minSize)) return undefined;
    return fault("LOW_MIN_SIZE", this.#technique, board, {
      expected: `minSize: ${this.#least}, unless a smaller size is possible, so that smallest-first searches stop at this size`,
      seen: `minSize: ${minSize}, but no size below ${this.#least} in ${findings} findings, with all variants of the options`,
    });
  }
}

/** An error with other options is reported by another check. */
function hitsOf(technique: Technique, board: Board): readonly Hit[] {
  try {
    return run(technique, board.copy()).hits;
  } catch {
    return [];
  }
}
