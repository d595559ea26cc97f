import type { Language } from "@wings/core";
import { grammar } from "./grammar.js";
import { names } from "./names.js";
import { words } from "./words.js";

/** French without messages, for an app that uses few techniques: `{ ...base, messages: { ...wWing, ...xyWing } }`. */
export const base: Language = { ...grammar, names, words, messages: {} };
