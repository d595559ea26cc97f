/** How to find a pattern, the reason, and what it proves. */
export type Steps = readonly [find: string, reason: string, proves: string];

/** The steps of lessons by technique, in English. The build reads the lessons, and writes them in place of this module. */
export const STEPS: Readonly<Record<string, Steps>> = {};
