// Defines `<wings-board>` with the basics and the wings. It is also the script for a page, `dist/wings-board.js`.

import { BASICS_AND_WINGS } from "./basics.js";
import { defineWingsBoard } from "./define-board.js";

defineWingsBoard(BASICS_AND_WINGS);

export { WingsBoard } from "./board-element.js";
