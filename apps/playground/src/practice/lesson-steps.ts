/** How to find a pattern, the reason, and what it proves. */
export type Steps = readonly [find: string, reason: string, proves: string];

/** The steps of lessons by technique. The build reads them from the lesson.md of each package, and writes them in place of this module. */
export const STEPS: Readonly<Record<string, { readonly en: Steps; readonly de: Steps }>> = {};
