export { type BugPlusN, bugPlusN } from "./bug-plus-n.js";
export { type BugPlusOne, bugPlusOne } from "./bug-plus-one.js";
