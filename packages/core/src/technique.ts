import type { Board } from "./board.js";
import { badTechnique, unknownOption, wrongApi } from "./errors.js";
import type { Mark } from "./mark.js";
import type { Pattern, PatternShape } from "./pattern.js";
import type { Reason } from "./reason.js";
import type { Sink } from "./sink.js";

/** The version of the contract between techniques and hosts. It changes only when an old plugin could no longer work. */
export const API = 1;

/** A setting of a technique, described as data so that any application can offer it. */
export type OptionSpec =
  | { readonly type: "boolean"; readonly default: boolean; readonly description: string }
  | { readonly type: "number"; readonly default: number; readonly min: number; readonly max: number; readonly description: string };
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
export type Options<O extends OptionSpecs = OptionSpecs> = {
  readonly [K in keyof O]: O[K]["type"] extends "boolean" ? boolean : number;
};

/** What fills the slots of a message. */
export type Data = Readonly<Record<string, string | number>>;

/** The message in three lengths; `{slot}` is filled from the data. `{targets}` and `{outcome}` are always there. */
export interface Message {
  /** Why the step is right. */
  readonly long: string;
  /** What the step is, in one line. */
  readonly short: string;
  /** A hint that gives nothing away but where to look. */
  readonly vague: string;
}

/** What an author writes. */
export interface Definition<S extends PatternShape, O extends OptionSpecs> {
  /** `author/name`; bare ids are those of wings itself. */
  readonly id: string;
  readonly name: string;
  /** The fields of a pattern and what they mean. */
  readonly pattern: S;
  /** The roles that `marks` uses, each with a word for the legend. */
  readonly roles: Readonly<Record<string, string>>;
  readonly options?: O;
  /** The least size that a pattern of this technique can have: who wants the smallest stops there. */
  readonly minSize?: number;
  /** Declared by techniques that are only right on puzzles with one solution. Their reasons can't be proved. */
  readonly assumes?: "unique-solution";
  /** The id that this technique wants to stand behind in a ladder. */
  readonly after?: string;
  readonly message: Message;

  /** Walks the board and reports every pattern to the sink. Hot and pure: no allocation but the pattern. */
  find(board: Board, sink: Sink, options: Options<O>): void;
  /** The facts that prove the outcome. */
  reason(pattern: Pattern<S>, board: Board): Reason;
  /** What to draw. */
  marks(pattern: Pattern<S>, board: Board): readonly Mark[];
  /** What fills the message. */
  data(pattern: Pattern<S>, board: Board): Data;
}

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
  readonly api: number;
  readonly id: string;
  readonly meta: Meta<S>;
  readonly options: Options<O>;
  readonly message: Message;
  find(board: Board, sink: Sink): void;
  reason(pattern: Pattern<S>, board: Board): Reason;
  marks(pattern: Pattern<S>, board: Board): readonly Mark[];
  data(pattern: Pattern<S>, board: Board): Data;
  /** The same technique with other settings. */
  with(options: Partial<Options<O>>): Technique<S, O>;
}

/** Makes a technique of its definition, or says what is wrong with it. */
export function defineTechnique<const S extends PatternShape, const O extends OptionSpecs = Record<never, never>>(
  definition: Definition<S, O>,
): Technique<S, O> {
  const { id, name, pattern, roles, minSize = 1, assumes, after, message } = definition;
  const specs = definition.options ?? ({} as O);
  const meta: Meta<S> = {
    name,
    pattern,
    roles,
    options: specs,
    minSize,
    ...(assumes === undefined ? {} : { assumes }),
    ...(after === undefined ? {} : { after }),
  };
  const make = (options: Options<O>): Technique<S, O> =>
    Object.freeze({
      api: API,
      id,
      meta: Object.freeze(meta),
      options: Object.freeze(options),
      message,
      find: (board: Board, sink: Sink) => definition.find(board, sink, options),
      reason: (found: Pattern<S>, board: Board) => definition.reason(found, board),
      marks: (found: Pattern<S>, board: Board) => definition.marks(found, board),
      data: (found: Pattern<S>, board: Board) => definition.data(found, board),
      with: (changes: Partial<Options<O>>) => make({ ...options, ...checkOptions(id, specs, changes) }),
    });
  const defaults = Object.fromEntries(Object.entries(specs).map(([key, spec]) => [key, spec.default])) as Options<O>;
  checkDefinition(definition);
  return checkTechnique(make(defaults));
}

const ID = /^([a-z0-9][a-z0-9-]*\/)?[a-z][a-z0-9-]*$/;
const KINDS = ["cell", "cells", "digit", "digits", "house", "houses"];

/** What hosts ask of every technique they are handed, whoever made it; answers the same object. */
export function checkTechnique<T extends Technique>(technique: T): T {
  const id = String((technique as Partial<Technique> | null)?.id);
  const wrong = (field: string, expected: string): never => {
    throw badTechnique(id, field, expected);
  };
  if (typeof technique !== "object" || technique === null) return wrong("default export", "an object made by defineTechnique");
  if (technique.api !== API) throw wrongApi(id, technique.api, API);
  if (typeof technique.id !== "string" || !ID.test(id)) wrong("id", "lower-case words with dashes, a stranger's behind `author/`");
  const { meta, message } = technique;
  for (const method of ["find", "reason", "marks", "data", "with"] as const) {
    if (typeof technique[method] !== "function") wrong(method, "a function");
  }
  if (typeof meta !== "object" || meta === null) return wrong("meta", "an object");
  if (typeof meta.name !== "string" || meta.name === "") wrong("name", "the technique's name in words");
  if (!isRecord(meta.pattern, (kind) => KINDS.includes(kind as string)) || Object.keys(meta.pattern).length === 0) {
    wrong("pattern", `fields, each one of ${KINDS.join(", ")}`);
  }
  if (!isRecord(meta.roles, (word) => typeof word === "string")) wrong("roles", "a word for each role that marks use");
  if (meta.assumes !== undefined && meta.assumes !== "unique-solution") wrong("assumes", '"unique-solution" or nothing');
  if (!isRecord(message, (text) => typeof text === "string") || !message.long || !message.short || !message.vague) {
    wrong("message", "templates long, short and vague");
  }
  if (!isRecord(technique.options, () => true)) wrong("options", "an object");
  return technique;
}

const KNOWN = [
  ...["id", "name", "pattern", "roles", "options", "minSize", "assumes", "after"],
  ...["message", "find", "reason", "marks", "data"],
];

function checkDefinition(definition: object): void {
  const unknown = Object.keys(definition).find((key) => !KNOWN.includes(key));
  if (unknown !== undefined) throw badTechnique(String((definition as { id?: unknown }).id), unknown, `one of ${KNOWN.join(", ")}`);
}

function checkOptions<T extends object>(id: string, specs: OptionSpecs, changes: T): T {
  for (const [key, value] of Object.entries(changes)) {
    const spec = Object.hasOwn(specs, key) ? specs[key] : undefined;
    const fits =
      spec !== undefined &&
      typeof value === spec.type &&
      (spec.type !== "number" || (Number.isInteger(value) && value >= spec.min && value <= spec.max));
    if (!fits) throw unknownOption(id, key, value, specs);
  }
  return changes;
}

const isRecord = (value: unknown, test: (item: unknown) => boolean): boolean =>
  typeof value === "object" && value !== null && Object.values(value).every(test);
