export { type FullHouse, fullHouse } from "./full-house.js";
export { type HiddenSingle, hiddenSingle } from "./hidden-single.js";
export { type NakedSingle, nakedSingle } from "./naked-single.js";
