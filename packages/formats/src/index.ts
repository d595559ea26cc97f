export { parseAny } from "./parse-any.js";
export { splitAny } from "./split-any.js";
