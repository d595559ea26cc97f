export { defineWingsBoard } from "./define-board.js";
export type { HintStep } from "./hint-step.js";
export { WingsBoard, type WingsBoardEventMap } from "./board-element.js";
export { ENGLISH, type Words } from "./words.js";
