import type { Level } from "@wings/core/about";

/** The levels of puzzles, from the easiest on. */
export const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"] as const satisfies readonly Level[];
