export { type Level, LEVELS } from "./levels.js";
export { LADDER, type Rung, levelOf, rungOf, scoreOf, techniques } from "./ladder.js";
export { ALL, allTechniques } from "./all.js";
