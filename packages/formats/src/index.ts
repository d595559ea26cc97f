export type { FormatsErrorDetails } from "./errors.js";
export { fPuzzlesLink, sudokuPadLink } from "./f-puzzles.js";
export { isLink } from "./read-link.js";
export { coachLink, exchangeLink, wikiLink, wingsLink } from "./write-links.js";
export { parseAny } from "./parse-any.js";
export { splitAny } from "./split-any.js";
export { type AnyFormatName, FORMATS, type Format, type Kept, formatAny } from "./write.js";
export type { WriteOptions } from "./write-options.js";
export { writtenRules } from "./written-rules.js";
