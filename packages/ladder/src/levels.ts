import type { Level } from "@wings/core/about";

/** The levels from easy to extreme. A puzzle has the level of the hardest technique on its path. */
export const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"] as const satisfies readonly Level[];
export type { Level };
