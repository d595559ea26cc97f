export { type DualEmptyRectangle, dualEmptyRectangle } from "./dual-empty-rectangle.js";
export { type DualTwoStringKite, dualTwoStringKite } from "./dual-two-string-kite.js";
export { type EmptyRectangle, emptyRectangle } from "./empty-rectangle.js";
export { type Skyscraper, skyscraper } from "./skyscraper.js";
export { type TurbotFish, turbotFish } from "./turbot-fish.js";
export { type TwoStringKite, twoStringKite } from "./two-string-kite.js";
