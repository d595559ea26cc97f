import { type BentWing, bentWing } from "./bent-wing.js";
import { noSuchForm, noSuchOrder } from "./errors.js";
import { type StrictWing, strictWing } from "./strict-wing.js";

export type { BentWing, StrictWing };

/**
 * Strict: a pivot that sees wings of two cells' candidates each. Bent: any cells of two houses that
 * cross (a line and a box, or a row and a column) with as many digits as they are.
 */
export type WingForm = "strict" | "bent";

/**
 * The wing of an order, 3 to 9: so many cells with so many digits. XYZ-Wing is the strict form of order 3; the bent form
 * finds all that the strict one does, and more.
 */
export function wingOfOrder(order: number, form?: "strict"): ReturnType<typeof strictWing>;
export function wingOfOrder(order: number, form: "bent"): ReturnType<typeof bentWing>;
export function wingOfOrder(order: number, form: WingForm): ReturnType<typeof strictWing | typeof bentWing>;
export function wingOfOrder(order: number, form: WingForm = "strict"): ReturnType<typeof strictWing | typeof bentWing> {
  if (!Number.isInteger(order) || order < 3 || order > 9) throw noSuchOrder(order);
  if (form !== "strict" && form !== "bent") throw noSuchForm(form);
  return form === "strict" ? strictWing(order) : bentWing(order);
}

/** The strict wing of three cells. */
export const xyzWing = /* @__PURE__ */ strictWing(3);
/** The strict wing of four cells. */
export const wxyzWing = /* @__PURE__ */ strictWing(4);
/** The strict wing of five cells. */
export const vwxyzWing = /* @__PURE__ */ strictWing(5);
/** The strict wing of six cells. */
export const uvwxyzWing = /* @__PURE__ */ strictWing(6);

/** The bent set of three cells. */
export const bentXyzWing = /* @__PURE__ */ bentWing(3);
/** The bent set of four cells. */
export const bentWxyzWing = /* @__PURE__ */ bentWing(4);
/** The bent set of five cells. */
export const bentVwxyzWing = /* @__PURE__ */ bentWing(5);
/** The bent set of six cells. */
export const bentUvwxyzWing = /* @__PURE__ */ bentWing(6);
