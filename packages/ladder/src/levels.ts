/** How hard a technique is, from easy to extreme. A puzzle is as hard as the hardest technique that it needs. */
export const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"] as const;
/** One of the five levels. */
export type Level = (typeof LEVELS)[number];
