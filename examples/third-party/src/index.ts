export { type TwoStringKite, twoStringKite } from "./two-string-kite.js";
// A plugin is a module whose default export is a technique, or a list of them.
export { twoStringKite as default } from "./two-string-kite.js";
