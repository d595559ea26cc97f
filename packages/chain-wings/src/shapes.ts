/** What a strong link of a wing is: two digits of a cell or of a set, or the places of a digit in a house. */
export type Kind = "V" | "L";
/** How a node excludes the next one: cells that see each other, or two digits of one cell. */
export type Exclusion = "sees" | "cell";

/**
 * Three strong links joined by two exclusions. One of the two ends is true.
 *
 * ```
 *   N1 ═══ N2 ─── N3 ═══ N4 ─── N5 ═══ N6
 * ```
 */
export interface WingShape {
  /** The last one is a house in all shapes. */
  readonly links: readonly [Kind, Kind, "L"];
  readonly exclusions: readonly [Exclusion, Exclusion];
  /** Whether both ends have the same digit, or different ones. */
  readonly ends: "same" | "different";
}

/** Whether a wing is worth reporting: its ends eliminate something, or they exclude each other and close a ring. */
export type Close = "wing" | "ring";

/**
 * The wings, as links and exclusions. V is a cell with two digits (or a set), L a house. In each cell `=` is a strong link and
 * `–` an exclusion:
 *
 * | wing        | written out                               |
 * | ----------- | ----------------------------------------- |
 * | M           | (X=Y)a – Y b = (Y-X)c = X d               |
 * | S           | X a = X b – (X=Y)c – Y d = Y e            |
 * | L           | X a = X b – X c = (X-Y)d = Y e            |
 * | H1          | X a = (X-Y)b = (Y-Z)c = Z d               |
 * | H2          | (X=Y)a – Y b = (Y-Z)c = Z d               |
 * | H3          | (X=Y)a – (Y=Z)b – Z c = Z d               |
 * | inverted W  | X a = (X-Y)b = (Y-X)c = X d               |
 */
export const SHAPES = {
  m: { links: ["V", "L", "L"], exclusions: ["sees", "cell"], ends: "same" },
  s: { links: ["L", "V", "L"], exclusions: ["sees", "sees"], ends: "different" },
  l: { links: ["L", "L", "L"], exclusions: ["sees", "cell"], ends: "different" },
  h1: { links: ["L", "L", "L"], exclusions: ["cell", "cell"], ends: "different" },
  h2: { links: ["V", "L", "L"], exclusions: ["sees", "cell"], ends: "different" },
  h3: { links: ["V", "V", "L"], exclusions: ["sees", "sees"], ends: "different" },
  invertedW: { links: ["L", "L", "L"], exclusions: ["cell", "cell"], ends: "same" },
} as const satisfies Record<string, WingShape>;
