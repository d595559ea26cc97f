export { type TwoLineUniqueness, twoLineUniqueness } from "./two-line-uniqueness.js";
