import type { Slots } from "../store/page.js";
import { lazy } from "../ui/lazy.js";

/** The views that features offer to others. */
export const SLOTS: Slots = {
  ArgueLayer: lazy(async () => (await import("../features/argue/argue-layer.js")).ArgueLayer, null),
  ArguePanel: lazy(async () => (await import("../features/argue/argue-panel.js")).ArguePanel),
  JudgeButton: lazy(async () => (await import("../features/argue/argue-panel.js")).JudgeButton, null),
};
