import { checkStep } from "../proof/check-step.js";
import { checkDefinition } from "./check-definition.js";
import type { OptionSpecs } from "./options.js";
import type { PatternShape } from "./pattern.js";
import { type RolesOf, splitRoles } from "./roles.js";
import { type Definition, type Technique, makeTechnique } from "./technique.js";

/** Makes a technique from its definition, or throws an error that says what is wrong with it. */
export function defineTechnique<
  const S extends PatternShape,
  const O extends OptionSpecs = Record<never, never>,
  const Id extends string = string,
  const R extends RolesOf<Extract<keyof S, string>> = RolesOf<Extract<keyof S, string>>,
>(definition: Definition<S, O, Id, R>): Technique<S, O, Id> {
  checkDefinition(definition);
  return makeTechnique({ ...definition, ...splitRoles(definition.roles) }, checkStep);
}
