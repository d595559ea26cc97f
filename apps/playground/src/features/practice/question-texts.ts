import type { Step } from "../../model/step.js";

/** What a question asks about, by technique: on another board than that of the lesson. The build writes it in place of this module. */
export const ASKED: Readonly<Record<string, Step>> = {};
