import type { Board, Technique } from "@wings/core";
import { type Fault, fault } from "./faults.js";
import { hitTexts, run } from "./subject.js";

/** A technique with one option at the other end of its range. */
export interface Variant {
  readonly technique: Technique;
  readonly option: string;
  readonly value: boolean | number;
}

/** All variants: every boolean inverted, every number at its minimum and maximum. */
export function variantsOf(technique: Technique): Variant[] {
  return Object.entries(technique.meta.options).flatMap(([option, spec]) => {
    const current = technique.options[option];
    const values = spec.type === "boolean" ? [!(current as boolean)] : [...new Set([spec.min, spec.max])];
    return values
      .filter((value) => value !== current)
      .map((value) => ({ technique: technique.with({ [option]: value }), option, value }));
  });
}

/** Finds options without an effect on findings, counts and traces, over all boards. */
export class UnusedOptions {
  readonly #technique: Technique;
  readonly #variants: readonly Variant[];
  readonly #unused: Set<string>;

  constructor(technique: Technique) {
    this.#technique = technique;
    this.#variants = variantsOf(technique);
    this.#unused = new Set(this.#variants.map(({ option }) => option));
  }

  look(board: Board): void {
    if (this.#unused.size === 0) return;
    const usual = tracesOf(this.#technique, board);
    for (const { technique, option } of this.#variants) {
      if (this.#unused.has(option) && tracesOf(technique, board) !== usual) this.#unused.delete(option);
    }
  }

  /** A warning, with one of the boards. */
  unused(board: Board): Fault | undefined {
    const [option] = this.#unused;
    if (option === undefined) return undefined;
    const values = this.#variants.filter((each) => each.option === option).map(({ value }) => String(value));
    return fault("UNUSED_OPTION", this.#technique, board, {
      expected: `a difference between ${option}=${String(this.#technique.options[option])} and ${option}=${values.join(", or ")}; or no such option`,
      seen: "the same findings on all boards; this is one of them",
    });
  }
}

/** The findings of a search as one text. An error is a difference, too; another property reports it. */
function tracesOf(technique: Technique, board: Board): string {
  const copy = board.copy();
  try {
    return hitTexts(run(technique, copy).hits).join("\n");
  } catch (error) {
    return String(error);
  }
}
