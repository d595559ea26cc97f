import type { Board } from "../board/board.js";
import { badArgument, badTechnique, wrongApi } from "../errors.js";
import type { Reason } from "../proof/reason.js";
import { checkDefinition } from "./check-definition.js";
import type { Mark } from "./mark.js";
import type { Message } from "./message.js";
import { type OptionSpecs, type Options, checkOptions } from "./options.js";
import type { Pattern, PatternShape } from "./pattern.js";
import type { Reporter } from "./reporter.js";
import type { Data } from "./value.js";

/** The version of the contract between techniques and hosts. It changes only when an old plugin could no longer work. */
export const API = 1;

/** The roles of a technique, each with a word for the legend. */
export type Roles = Readonly<Record<string, string>>;

/** What a technique may assume of a puzzle. */
export type Assumption = "unique-solution";

/** What an author writes. */
export interface Definition<S extends PatternShape, O extends OptionSpecs, Id extends string, R extends Roles> {
  /** `author/name`; bare ids are those of wings itself. */
  readonly id: Id;
  /** What people call it. */
  readonly name: string;
  /** The fields of a pattern and what they mean. */
  readonly pattern: S;
  /** The roles that `marks` uses, each with a word for the legend. */
  readonly roles: R;
  /** Its settings; without any it has none. */
  readonly options?: O | undefined;
  /** The least size that a pattern of this technique can have: a search for the smallest stops there. */
  readonly minSize?: number | undefined;
  /** Declared by techniques that are only right on puzzles with one solution. Only they may cite deadly patterns. */
  readonly assumes?: Assumption | undefined;
  /**
   * Declared by techniques that show one of several equally small patterns for an elimination. Which one depends on where it lies on the
   * board, so on a turned board another may be shown.
   */
  readonly ties?: boolean | undefined;
  /** The id of the technique that comes before this one in a ladder. */
  readonly after?: string | undefined;
  /** The explanations, in three lengths. */
  readonly message: Message;

  /** Walks the board and reports every pattern. Hot and pure: it allocates nothing but the pattern. */
  find(this: void, board: Board, report: Reporter<S>, options: Options<O>): void;
  /** The facts, or the lemmas, that prove the outcome. */
  reason(this: void, pattern: Pattern<S>, board: Board): Reason;
  /** What to draw. */
  marks(this: void, pattern: Pattern<S>, board: Board): readonly Mark<Extract<keyof R, string>>[];
  /** The values that fill the message. */
  data(this: void, pattern: Pattern<S>, board: Board): Data;
}

/** What hosts and testers may know of a technique without running it. */
export interface Meta<S extends PatternShape = PatternShape> {
  readonly name: string;
  readonly pattern: S;
  readonly roles: Roles;
  readonly options: OptionSpecs;
  readonly minSize: number;
  readonly assumes?: Assumption | undefined;
  readonly ties?: boolean | undefined;
  readonly after?: string | undefined;
}

/** A technique as hosts hold it: a frozen plain object. */
export interface Technique<
  S extends PatternShape = PatternShape,
  O extends OptionSpecs = OptionSpecs,
  Id extends string = string,
> {
  /** The contract that it was made for: `API` of the core that made it. */
  readonly api: number;
  readonly id: Id;
  /** Whether it is one of wings itself. Such a technique leaves a pattern as it is once it is committed: it needs no copy. */
  readonly isOurs?: boolean | undefined;
  readonly meta: Meta<S>;
  /** The values of its options. */
  readonly options: Options<O>;
  readonly message: Message;
  /** Reports every pattern on the board. Hosts call `runTechnique`, which holds it to the contract. */
  find(this: void, board: Board, report: Reporter): void;
  /** The facts, or the lemmas, from which a pattern's outcome follows. */
  reason(this: void, pattern: Pattern<S>, board: Board): Reason;
  /** What to draw of a pattern. */
  marks(this: void, pattern: Pattern<S>, board: Board): readonly Mark[];
  /** The values that fill the message of a pattern. */
  data(this: void, pattern: Pattern<S>, board: Board): Data;
  /** The same technique with other settings. */
  with(this: void, options: Partial<Options<O>>): Technique<S, O, Id>;
}

/** Makes a technique from its definition, or throws an error that says what is wrong with it. */
export function defineTechnique<
  const S extends PatternShape,
  const O extends OptionSpecs = Record<never, never>,
  const Id extends string = string,
  const R extends Roles = Roles,
>(definition: Definition<S, O, Id, R>): Technique<S, O, Id> {
  checkDefinition(definition);
  const { id, message, find, reason, marks, data, options: specs = {} as O, minSize = 1, ...meta } = definition;
  const make = (options: Options<O>): Technique<S, O, Id> =>
    Object.freeze({
      api: API,
      id,
      isOurs: !id.includes("/"),
      // In this order all objects have one hidden class, and the loop reads `minSize` of any technique fast.
      meta: Object.freeze({ options: specs, minSize, ...meta }),
      options: Object.freeze(options),
      message,
      find: (board: Board, report: Reporter) => find(board, report as Reporter<S>, options),
      reason,
      marks,
      data,
      with: (changes: Partial<Options<O>>) => make({ ...options, ...checkOptions(id, specs, changes) }),
    });
  const defaults = Object.entries(specs).map(([name, spec]) => [name, spec.default]);
  return make(Object.fromEntries(defaults) as Options<O>);
}

/**
 * What hosts ask of every technique, no matter which core made it. Answers the same object. Unknown fields are those of a
 * later core with the same `api`: they do no harm.
 */
export function checkTechnique<T extends Technique>(technique: T): T {
  const { api, id, meta } = (technique as T | null | undefined) ?? ({} as T);
  if (api !== API) throw wrongApi(id, api, API);
  checkDefinition({ ...(technique as object), ...meta }, false);
  if (typeof technique.with !== "function") throw badTechnique(id, "with must be a function");
  if (typeof meta.options !== "object") throw badTechnique(id, "options must be a record");
  return technique;
}

/** Checks a list of techniques, as apps hand it in. */
export function checkTechniques(techniques: readonly Technique[]): void {
  if (!Array.isArray(techniques)) throw badArgument(techniques, "a list of techniques");
  techniques.forEach(checkTechnique);
}
