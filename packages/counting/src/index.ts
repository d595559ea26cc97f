export { type DominoLoop, dominoLoop } from "./domino-loop.js";
export { type Msls, msls } from "./msls.js";
export { type SetLogic, setLogic } from "./set-logic.js";
