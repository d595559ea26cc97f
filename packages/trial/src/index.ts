export { type Trial, trial } from "./trial.js";
