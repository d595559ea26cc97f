/**
 * All commands that work on boards: a part of the one file that every call opens (`build.js`), which is evaluated when it is asked for. What few
 * calls need (threads, plugins, files to be continued, the tester) is in files of its own.
 */
export { runBoards } from "./answer-boards.js";
export { run as runDraw } from "./draw.js";
export { drawObjection } from "../terminal/drawing.js";
export { run as runRegress } from "./regress.js";
export { run as runTechniques } from "./techniques.js";
export { run as runVerify } from "./verify.js";
