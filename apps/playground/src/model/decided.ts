/** Whether a search gave up: it may take very long on boards with few givens. */
export const isUndecided = (error: unknown): boolean =>
  (error as { details?: { what?: unknown } } | null)?.details?.what === "guesses";

/** The result of a search, or `otherwise` if it gave up. */
export function decided<T>(search: () => T, otherwise: T): T {
  try {
    return search();
  } catch (error) {
    if (isUndecided(error)) return otherwise;
    throw error;
  }
}
