/** The levels from easy to extreme. A puzzle has the level of the hardest technique on its path. */
export const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"] as const;
/** One of the five levels. */
export type Level = (typeof LEVELS)[number];
