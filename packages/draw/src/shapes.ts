import { type Point, short } from "./layout.js";
import { type Role, choose } from "./scene.js";

/** The outline of a shape around the origin: a circle, or a closed path. */
export type Outline = { readonly r: number } | { readonly d: string };

/**
 * Shapes by look: circle, square, pentagon, hexagon. Each has room for a digit, and neighboring candidates have room for one
 * each. Eliminated candidates are struck-through discs, placed ones are discs.
 */
export const OUTLINES: readonly Outline[] = [
  { r: 8.2 },
  { d: "M-7.2-7.2h14.4v14.4h-14.4z" },
  { d: "M0-9.2l8.7 6.5-3.3 10.5h-10.8l-3.3-10.5z" },
  { d: "M8.8 0l-4.4 7.6h-8.8l-4.4-7.6 4.4-7.6h8.8z" },
];
const SHAPES = OUTLINES.map((outline) => ("r" in outline ? `<circle r="${outline.r}"/>` : `<path d="${outline.d}"/>`));
const PLACED = '<circle r="9.5" fill-opacity="1"/>';
const ELIMINATED = '<circle r="9.5" stroke="none"/><path d="M-10 10l20-20"/>';

/** The class with the colors of a role. Another class says what is drawn: `s` a shape, `c` a cell, `o` its outline, `h` a house. */
export const classOf = ({ look }: Pick<Role, "look">): string => `r${choose<string | number>(look, "x", "p", [look])}`;

/** The shape of a role around a point. */
export const shape = (role: Pick<Role, "look">, { x, y }: Point, scale = ""): string =>
  `<g class="s ${classOf(role)}" transform="translate(${short(x)} ${short(y)})${scale}">` +
  `${choose(role.look, ELIMINATED, PLACED, SHAPES)}</g>`;

/** Draws a link: a solid path if it is strong, a dashed one if it is weak. */
export const linkLine = (kind: string, path: string): string => `<path class="n k ${kind}" d="${path}"/>`;
