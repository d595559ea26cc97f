export type { ExplainerErrorDetails } from "./errors.js";
export { explainerRating } from "./rate.js";
export type { Candidate, ExplainerOptions, ExplainerRating, ExplainerStep, ScaleValue } from "./rating.js";
