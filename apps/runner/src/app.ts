/**
 * All commands that work on boards, as one piece: opening files is what a start costs, so what nearly every call needs comes
 * in one. What few calls need (threads, plugins, files to be continued, the tester) is loaded when it is asked for.
 */
export { runBoards } from "./boards.js";
export { run as runDraw } from "./commands/draw.js";
export { drawObjection } from "./drawing.js";
export { run as runRegress } from "./commands/regress.js";
export { run as runTechniques } from "./commands/techniques.js";
export { run as runVerify } from "./commands/verify.js";
