export { type TwoDigitPlacement, twoDigitPlacement } from "./two-digit-placement.js";
export { type TwoDigitUniqueness, twoDigitUniqueness } from "./two-digit-uniqueness.js";
