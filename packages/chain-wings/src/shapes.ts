import type { WingShape } from "./family.js";

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
