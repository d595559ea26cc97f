import { soundness, stuckBoards } from "@wings/testing";
import { it } from "vitest";
import { alsXyWing } from "../src/index.js";

/**
 * The test of 20,000 boards is in files that run beside each other: each board has hundreds of patterns, and each is proved.
 * Boards at random moments have hundreds of thousands; these are the boards on which the technique is used.
 */
export function soundOn(seeds: readonly number[]): void {
  it.each(seeds)(
    "contradicts no solution and is proved, on 2,000 stuck boards, part %i",
    (seed) => {
      soundness(alsXyWing, { boards: stuckBoards(seed, 2000), least: 200_000 });
    },
    600_000,
  );
}
