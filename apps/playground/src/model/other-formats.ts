/** The page loads this file for text that the core can't read, and for boards that go to other programs. */
export { FORMATS, formatAny, parseAny } from "@wings/formats";
