export type { DrawErrorDetails } from "./errors.js";
export { type DescribeOptions, describe } from "./describe.js";
export { CELL, GUTTER, type Point, WIDTH, cornerOf, spotOf } from "./layout.js";
export type { LegendEntry } from "./legend.js";
export { DARK, LIGHT, type Theme } from "./palette.js";
export { type Picture, type PictureLink, type PictureRole, type Route, pictureOf, routeLinks } from "./picture.js";
export {
  type Drawable,
  type Drawn,
  type Names,
  type NamesOf,
  OUT as ELIMINATED_LOOK,
  PUT as PLACED_LOOK,
} from "./scene.js";
export { OUTLINES, type Outline } from "./shapes.js";
export type { ThemeName } from "./style.js";
export { type SvgOptions, drawSvg } from "./svg.js";
export { type TextForm, type TextOptions, drawText } from "./text.js";
