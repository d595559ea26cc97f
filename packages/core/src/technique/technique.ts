import type { Board } from "../board/board.js";
import { badArgument, badTechnique, duplicateId, wrongApi } from "../errors.js";
import type { Reason } from "../proof/reason.js";
import type { Hit } from "./hit.js";
import type { Mark } from "./mark.js";
import type { Message, OwnTranslation } from "./message.js";
import { type OptionSpecs, type Options, checkOptions } from "./options.js";
import type { Pattern, PatternShape } from "./pattern.js";
import type { Reporter } from "./reporter.js";
import type { RoleFields, Roles, RolesOf } from "./roles.js";
import type { Data } from "./value.js";

/** The version of the contract between techniques and hosts. It changes only when an old plugin could no longer work. */
export const API = 1;

/** What a technique may assume of a puzzle. */
export type Assumption = "unique-solution";

/** What a technique may need of a board. */
type Need = "boxes";

/** What an author writes. */
export interface Definition<
  S extends PatternShape,
  O extends OptionSpecs,
  Id extends string,
  R extends RolesOf<Extract<keyof S, string>>,
> {
  /** `author/name`; bare ids are those of wings itself. */
  readonly id: Id;
  /** What people call it. */
  readonly name: string;
  /** The fields of a pattern and what they mean. */
  readonly pattern: S;
  /** The roles that `marks` uses, each with words for the legend. With its fields, the tester sees marks on other cells. */
  readonly roles: R;
  /** What users can set, by name. */
  readonly options?: O | undefined;
  /** The least size that a pattern of this technique can have: a search for the smallest stops there. */
  readonly minSize?: number | undefined;
  /** Declared by techniques that are only right on puzzles with one solution. Only they may cite deadly patterns and mirrors. */
  readonly assumes?: Assumption | undefined;
  /**
   * Declared by techniques that show one of several equally small patterns for an elimination. Which one depends on where it lies on the
   * board, so on a turned board another may be shown.
   */
  readonly ties?: boolean | undefined;
  /**
   * Declared by techniques that look at the grid as it is printed: on a turned or mirrored board they find the same, but rows or columns in
   * another order hide it.
   */
  readonly rigid?: boolean | undefined;
  /**
   * Declared by techniques that count on boxes of three by three. On a board with other regions they find nothing. Diagonals, windows and
   * further cells that see each other need no such word: a technique that doesn't know them is right, and only finds less.
   */
  readonly needs?: Need | undefined;
  /** The id of the technique that comes before this one in a ladder. */
  readonly after?: string | undefined;
  /** The explanations, in three lengths. */
  readonly message: Message;
  /** The same in other languages, by code, with the same slots. What is missing stays English. */
  readonly translations?: Readonly<Record<string, OwnTranslation>> | undefined;

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
  /** The fields of the roles that name them, for testers. */
  readonly roleFields?: RoleFields | undefined;
  readonly options: OptionSpecs;
  readonly minSize: number;
  readonly assumes?: Assumption | undefined;
  readonly ties?: boolean | undefined;
  readonly rigid?: boolean | undefined;
  readonly needs?: Need | undefined;
  readonly after?: string | undefined;
  readonly translations?: Readonly<Record<string, OwnTranslation>> | undefined;
}

/** Proves a hit; throws where that fails. `before` gives the board as it was before the technique was asked. */
export type StepCheck = (technique: Technique, board: Board, hit: Hit, before?: Pick<Board, "copy">) => void;

/** A technique as hosts hold it: a frozen plain object. */
export interface Technique<
  S extends PatternShape = PatternShape,
  O extends OptionSpecs = OptionSpecs,
  Id extends string = string,
> {
  /** The contract that it was made for: `API` of the core that made it. */
  readonly api: number;
  readonly id: Id;
  /** What people call it, as in `meta`. */
  readonly name: string;
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
  /**
   * Proves a step before it is applied. Third-party techniques bring it along, so that apps without such techniques don't load
   * the checker.
   */
  readonly checkStep?: StepCheck | undefined;
  /** The same technique with other settings. */
  with(this: void, options: Partial<Options<O>>): Technique<S, O, Id>;
}

/** Makes a technique of a definition that is right. */
export function makeTechnique<S extends PatternShape, O extends OptionSpecs, Id extends string, R extends Roles>(
  definition: Definition<S, O, Id, R> & Pick<Meta, "roleFields">,
  checkStep?: StepCheck,
): Technique<S, O, Id> {
  const { id, message, find, reason, marks, data, options: specs = {} as O, minSize = 1, ...meta } = definition;
  const make = (options: Options<O>): Technique<S, O, Id> =>
    Object.freeze({
      api: API,
      id,
      name: definition.name,
      isOurs: !checkStep,
      // In this order all objects have one hidden class, and the loop reads `minSize` of any technique fast.
      meta: Object.freeze({ options: specs, minSize, ...meta }),
      options: Object.freeze(options),
      message,
      find: (board: Board, report: Reporter) => find(board, report as Reporter<S>, options),
      reason,
      marks,
      data,
      checkStep,
      with: (changes: Partial<Options<O>>) => make({ ...options, ...checkOptions(id, specs, changes) }),
    });
  const defaults = Object.entries(specs).map(([name, spec]) => [name, spec.default]);
  return make(Object.fromEntries(defaults) as Options<O>);
}

/** Whether a technique is not one of ours: ours have ids without an author, and no checker. */
export const isThirdParty = ({ id, checkStep }: Technique): boolean => checkStep !== undefined || id.includes("/");

/** Checks a list of techniques, as apps hand it in. */
export function checkTechniques(
  techniques: readonly Technique[],
  check: (it: Technique, name: string) => unknown = checkParts,
): void {
  if (!Array.isArray(techniques)) throw badArgument(techniques, "a list of techniques, in [ ]");
  const ids = new Set<string>();
  // Holes of the list, too.
  for (const [i, each] of (techniques as readonly Technique[]).entries()) {
    check(each, `[${i}]`);
    if (ids.has(each.id)) throw duplicateId(each.id);
    ids.add(each.id);
  }
}

/** Checks what every call needs; `checkTechnique` checks all fields. A third-party technique brings a check of its steps along. */
export function checkParts(technique: Technique, name = "undefined"): void {
  const { api, id = name, meta } = Object(technique) as Omit<Technique, "id"> & { id?: string };
  if (api !== API) throw wrongApi(id, api, API);
  if (typeof id !== "string" || Object(meta) !== meta) throw badTechnique(id, "use defineTechnique");
  for (const part of ["find", "reason", "marks", "data", "with", "checkStep"] as const) {
    if (typeof technique[part] !== "function" && (part !== "checkStep" || isThirdParty(technique)))
      throw badTechnique(id, `${part} must be a function: use defineTechnique`);
  }
}
