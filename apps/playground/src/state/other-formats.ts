/** A file of its own, so that the page loads it only for text that the core can't read. */
export { parseAny } from "@wings/formats";
