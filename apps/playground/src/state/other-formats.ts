/** A file of its own, so that the page loads it only for text that the core can't read, and for what other programs read. */
export { FORMATS, formatAny, parseAny } from "@wings/formats";
