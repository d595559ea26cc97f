import type { OptionSpecs } from "./options.js";
import type { PatternShape } from "./pattern.js";
import type { Roles } from "./roles.js";
import { type Definition, type Technique, makeTechnique } from "./technique.js";

/**
 * Makes a technique of wings itself. It is `defineTechnique` without the check of the definition and without the proof of each
 * step, because the tests of wings do both: an app doesn't load code that it never runs.
 */
export const defineBuiltIn = <
  const S extends PatternShape,
  const O extends OptionSpecs = Record<never, never>,
  const Id extends string = string,
  const R extends Roles = Roles,
>(
  definition: Definition<S, O, Id, R>,
): Technique<S, O, Id> => makeTechnique(definition);
