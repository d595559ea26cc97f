export { EXAMPLES } from "./examples.js";
export { HODOKU_CODES, type HodokuCoverage } from "./hodoku-codes.js";
export { hodokuOf, inHodokuNumbers } from "./hodoku.js";
export { type Level, LEVELS } from "./levels.js";
export { type PluginRung, composeRungs } from "./compose-rungs.js";
export { LADDER, levelOf, rungOf, scoreOf, techniques } from "./ladder.js";
export { PRESETS, type Preset, presetRungs } from "./presets.js";
export type { Rung } from "./rung.js";
export { type Rating, type RateOptions, rate } from "./rate.js";
