import { unknownOption } from "../errors.js";

/** A setting of a technique, described as data so that any application can offer it. */
export type OptionSpec =
  | { readonly type: "boolean"; readonly default: boolean; readonly description: string }
  | {
      readonly type: "number";
      readonly default: number;
      readonly min: number;
      readonly max: number;
      readonly description: string;
    };
/** The options of a technique, by name. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
/** The values of options, by name, with the types of their specs. */
export type Options<O extends OptionSpecs = OptionSpecs> = {
  readonly [K in keyof O]: O[K] extends { type: "boolean" }
    ? boolean
    : O[K] extends { type: "number" }
      ? number
      : boolean | number;
};

/** Whether a value is one that the option may have. */
export const fitsOption = (spec: OptionSpec | undefined, value: unknown): boolean =>
  typeof value === spec?.type &&
  (spec?.type === "boolean" ||
    (Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max));

/** Returns the changes, or throws an error that names the wrong one. */
export function checkOptions<T extends object>(id: string, specs: OptionSpecs, changes: T): T {
  for (const [name, value] of Object.entries({ ...changes })) {
    const spec = specs[name] as OptionSpec | undefined;
    if (!fitsOption(spec, value))
      throw unknownOption(
        id,
        name,
        value,
        spec
          ? spec.type === "boolean"
            ? spec.type
            : `a whole number from ${spec.min} to ${spec.max}`
          : `{${Object.keys(specs).join()}}`,
      );
  }
  return changes;
}
