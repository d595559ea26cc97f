import { type BentWing, bentWing } from "./bent-wing.js";
import { noSuchForm, noSuchOrder } from "./errors.js";
import { type StrictWing, strictWing } from "./strict-wing.js";

export type { BentWing, StrictWing };

/**
 * Strict: a pivot that sees bivalue wings. Bent: any k cells with k digits together in two crossing houses (a line and a
 * box, or a row and a column).
 */
export type WingForm = "strict" | "bent";

/**
 * The wing of an order, 3 to 9: that many cells with that many digits. The XYZ-Wing is the strict form of order 3. The
 * bent form finds everything that the strict form finds, and more.
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
