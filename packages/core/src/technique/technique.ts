import type { Board } from "../board/board.js";
import { badTechnique, unknownOption, wrongApi } from "../errors.js";
import type { Reason } from "../proof/reason.js";
import type { Mark } from "./mark.js";
import type { Data, Message } from "./message.js";
import type { Pattern, PatternShape } from "./pattern.js";
import type { Sink } from "./sink.js";

/** The version of the contract between techniques and hosts. It changes only when an old plugin could no longer work. */
export const API = 1;

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
/** The values of options, by name, with the types that their descriptions say. */
export type Options<O extends OptionSpecs = OptionSpecs> = {
  readonly [K in keyof O]: O[K] extends { type: "boolean" }
    ? boolean
    : O[K] extends { type: "number" }
      ? number
      : boolean | number;
};

/** What an author writes. */
export interface Definition<S extends PatternShape, O extends OptionSpecs> {
  /** `author/name`; bare ids are those of wings itself. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** The fields of a pattern and what they mean. */
  readonly pattern: S;
  /** The roles that `marks` uses, each with a word for the legend. */
  readonly roles: Readonly<Record<string, string>>;
  /** Its settings, if it has any. */
  readonly options?: O;
  /** The smallest possible pattern size: smallest-first searches stop at this size. */
  readonly minSize?: number;
  /** Declared by techniques that are only right on puzzles with one solution. Their reasons can't be proved. */
  readonly assumes?: "unique-solution";
  /** The id of the technique that comes before this one in a ladder. */
  readonly after?: string;
  /** The explanations of a finding, in three lengths. */
  readonly message: Message;

  /** Walks the board and reports every pattern to the sink. Hot and pure: no allocation but the pattern. */
  find(this: void, board: Board, sink: Sink, options: Options<O>): void;
  /** The facts that prove the outcome. */
  reason(this: void, pattern: Pattern<S>, board: Board): Reason;
  /** What to draw. */
  marks(this: void, pattern: Pattern<S>, board: Board): readonly Mark[];
  /** What fills the message. */
  data(this: void, pattern: Pattern<S>, board: Board): Data;
}

/** What hosts and testers may know of a technique without running it: its definition without functions and words. */
export interface Meta<S extends PatternShape = PatternShape> {
  readonly name: string;
  readonly pattern: S;
  readonly roles: Readonly<Record<string, string>>;
  readonly options: OptionSpecs;
  readonly minSize: number;
  readonly assumes?: "unique-solution";
  readonly after?: string;
}

/** A technique as hosts hold it: a frozen plain object. */
export interface Technique<S extends PatternShape = PatternShape, O extends OptionSpecs = OptionSpecs> {
  /** The contract that it was made for: `API` of the core that made it. */
  readonly api: number;
  readonly id: string;
  readonly meta: Meta<S>;
  /** What its options are set to. */
  readonly options: Options<O>;
  readonly message: Message;
  /** Reports every pattern on the board; hosts call `runTechnique`, which holds it to the contract. */
  find(this: void, board: Board, sink: Sink): void;
  /** The facts from which a pattern's outcome follows. */
  reason(this: void, pattern: Pattern<S>, board: Board): Reason;
  /** What to draw of a pattern. */
  marks(this: void, pattern: Pattern<S>, board: Board): readonly Mark[];
  /** What fills the message of a pattern. */
  data(this: void, pattern: Pattern<S>, board: Board): Data;
  /** The same technique with other settings. */
  with(this: void, options: Partial<Options<O>>): Technique<S, O>;
}

/** Makes a technique of its definition, or says what is wrong with it. */
export function defineTechnique<const S extends PatternShape, const O extends OptionSpecs = Record<never, never>>(
  definition: Definition<S, O>,
): Technique<S, O> {
  const fields = { minSize: 1, options: {} as O, ...definition };
  const defaults = checkFields(fields);
  const { id, message, find, reason, marks, data, options: specs, ...meta } = fields;
  const make = (options: Options<O>): Technique<S, O> =>
    Object.freeze({
      api: API,
      id,
      // In this order all objects have one hidden class, and the loop reads `minSize` of any technique fast.
      meta: Object.freeze({ options: specs, ...meta }),
      options: Object.freeze(options),
      message,
      find: (board: Board, sink: Sink) => find(board, sink, options),
      reason,
      marks,
      data,
      with: (changes: Partial<Options<O>>) => make({ ...options, ...checkOptions(id, specs, changes) }),
    });
  return make(defaults as Options<O>);
}

/**
 * Validates a technique and returns it. Unknown fields are allowed: a later core with the same api may have added them.
 */
export function checkTechnique<T extends Technique>(technique: T): T {
  const { api, id, meta } = (technique as T | null | undefined) ?? ({} as T);
  if (api !== API) throw wrongApi(id, api, API);
  checkFields({ ...(technique as object), ...meta }, {});
  if (typeof technique.with !== "function") throw badTechnique(id, "with", typeof technique.with, FUNCTION[1]);
  return technique;
}

const FUNCTION = [/^Function/, "a function"] as const;

/** What each field must look like as JSON, and in words. */
const FIELDS: Readonly<Record<string, readonly [RegExp, string]>> = {
  id: [/^"([a-z\d][a-z\d-]*\/)?[a-z][a-z\d-]*"$/, "author/name"],
  name: [/^".+"$/, "a text"],
  pattern: [/^{("\w+":"(cell|digit|house)s?",?)+}$/, "cells, digits or houses"],
  roles: [/^{("[^"]+":"[^"]+",?)*}$/, "texts"],
  options: [/^{/, "options"],
  minSize: [/^\d+$/, "a number"],
  after: [/^(".+"|undefined)$/, "a text"],
  assumes: [/^("unique-solution"|undefined)$/, "unique-solution"],
  message: [/^(?=.*"long":"[^"])(?=.*"short":"[^"])(?=.*"vague":"[^"])/, "long, short and vague"],
  find: FUNCTION,
  reason: FUNCTION,
  marks: FUNCTION,
  data: FUNCTION,
};

/** Checks all fields that there must be, and those that are `named`; answers what the options are at first. */
function checkFields(fields: Readonly<Record<string, unknown>>, named: object = fields): object {
  const { id, options } = fields;
  for (const field of Object.keys({ ...FIELDS, ...named })) {
    const value = fields[field];
    // An `async` function has another constructor.
    const seen =
      (JSON.stringify(value) as string | undefined) ?? (value as { constructor: { name: string } })?.constructor.name;
    const [form, expected] = FIELDS[field] ?? [/^$/, "nothing"];
    if (!form.test(seen)) throw badTechnique(id as string, field, seen, expected);
  }
  const defaults: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(options as Partial<OptionSpecs>)) {
    if (!fits(spec, spec?.default) || !spec.description)
      throw badTechnique(id as string, "options", name, "default, description");
    defaults[name] = spec.default;
  }
  return defaults;
}

/** Whether a value is one that the option may have. */
const fits = (spec: OptionSpec | undefined, value: unknown): spec is OptionSpec =>
  typeof value === spec?.type &&
  (spec.type === "boolean" || (Number.isInteger(value) && +value! >= spec.min && +value! <= spec.max));

function checkOptions<T extends object>(id: string, specs: OptionSpecs, changes: T): T {
  for (const [key, value] of Object.entries({ ...changes })) {
    if (!fits(specs[key], value)) throw unknownOption(id, key, value, `options ${JSON.stringify(specs[key] ?? specs)}`);
  }
  return changes;
}
