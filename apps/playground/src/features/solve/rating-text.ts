import type { Rating } from "../../model/engine-messages.js";

/** The numbers are the same in all languages. */
export const ratingText = ({ er, ep, ed }: Rating): string => `ER ${er} · EP ${ep} · ED ${ed}`;
