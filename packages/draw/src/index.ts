export { describe } from "./describe.js";
export type { Drawable, Names } from "./scene.js";
export type { ThemeName } from "./style.js";
export { type SvgOptions, drawSvg } from "./svg.js";
export { type TextForm, type TextOptions, drawText } from "./text.js";
