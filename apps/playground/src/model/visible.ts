import { OUTLINE } from "./ladder-outline.js";

/** Techniques that explain what can be seen. The others take long, and explain everything. */
export const VISIBLE = OUTLINE.filter(({ score }) => score < 450).map(({ id }) => id);
