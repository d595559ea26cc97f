import { type BentWing, bentWing } from "./bent-wing.js";
import { noSuchForm, noSuchOrder } from "./errors.js";
import { type StrictWing, strictWing } from "./strict-wing.js";

export type { BentWing, StrictWing };

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

export const xyzWing = /* @__PURE__ */ strictWing(3);
export const wxyzWing = /* @__PURE__ */ strictWing(4);
export const vwxyzWing = /* @__PURE__ */ strictWing(5);
export const uvwxyzWing = /* @__PURE__ */ strictWing(6);

export const bentXyzWing = /* @__PURE__ */ bentWing(3);
export const bentWxyzWing = /* @__PURE__ */ bentWing(4);
export const bentVwxyzWing = /* @__PURE__ */ bentWing(5);
export const bentUvwxyzWing = /* @__PURE__ */ bentWing(6);
