export { hodokuOf, inHodokuNumbers } from "./hodoku.js";
export type { LadderErrorDetails } from "./errors.js";
export { type Level, LEVELS } from "./levels.js";
export { type PluginRung, composeRungs } from "./compose-rungs.js";
export { PRESETS, type Preset, presetRungs } from "./presets.js";
export { type ReadableOptions, ReadableLoop, readablePath } from "./readable-path.js";
export { type ProofFields, lessToRead, thingsToRead } from "./reading.js";
export type { Rung } from "./rung.js";
export { RUNGS } from "./rungs.js";
export { LADDER, levelOf, rungOf, scoreOf, techniques } from "./standard-ladder.js";
export {
  EXAMPLES,
  HODOKU_CODES,
  type HodokuCoverage,
  LINE_NAMES,
  OTHER_NAMES,
  STATIONS,
  type Station,
} from "./tables.js";
export { type Rating, type RateOptions, rate } from "./rate.js";
