import type { OptionSpec, Technique } from "@wings/core";
import { suggest, suggestId } from "../cli/suggest.js";
import { badSet, badValue, unknownOption, unknownTechnique } from "../errors.js";

export type Options = Record<string, boolean | number>;

/** Reads texts such as `als-xy-wing.disjoint=true`; returns the options of each technique. */
export function parseOptionValues(sets: readonly string[], techniques: readonly Technique[]): Map<string, Options> {
  const read = new Map<string, Options>();
  for (const text of sets) {
    const match = /^(.+)\.([^.=]+)=(.*)$/.exec(text);
    if (match === null) throw badSet(text);
    const [, id, option, value] = match;
    const technique = techniques.find((each) => each.id === id);
    if (technique === undefined)
      throw unknownTechnique(
        id,
        suggestId(
          id,
          techniques.map((each) => each.id),
        ),
      );
    const known = Object.keys(technique.meta.options);
    if (!known.includes(option)) throw unknownOption(id, option, known, suggest(option, known));
    read.set(id, { ...read.get(id), [option]: parseValue(`${id}.${option}`, technique.meta.options[option], value) });
  }
  return read;
}

function parseValue(name: string, spec: OptionSpec, value: string): boolean | number {
  if (spec.type === "boolean") {
    if (value !== "true" && value !== "false") throw badValue(name, value, "true or false");
    return value === "true";
  }
  const number = Number(value);
  if (!/^-?\d+$/.test(value) || number < spec.min || number > spec.max) {
    throw badValue(name, value, `a whole number from ${spec.min} to ${spec.max}`);
  }
  return number;
}
