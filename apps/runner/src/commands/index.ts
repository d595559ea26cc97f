/** The commands that most calls need, as one lazily loaded part of the bundle (`build.js`). The others are files of their own. */
export { drawCounterexample } from "../terminal/drawing.js";
export { answerBoards } from "./answer-boards.js";
export { run as runDraw } from "./draw.js";
export { run as runRegress } from "./regress.js";
export { run as runTechniques } from "./techniques.js";
export { run as runVerify } from "./verify.js";
