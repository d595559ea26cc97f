/** What a puzzle may need: techniques that somebody knows, and at most one that is new. */
export interface Need {
  readonly known: readonly string[];
  readonly fresh?: string | undefined;
  /**
   * `needed` (the default): the known techniques don't solve the puzzle. `used`: they may, but the new one is there where singles
   * end. Techniques that only save steps are never needed: a locked pair, or a dual fish.
   */
  readonly as?: "needed" | "used";
}
