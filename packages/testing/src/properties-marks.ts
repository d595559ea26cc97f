import type { Board, Technique } from "@wings/core";
import {
  CLASSIC_GRID,
  type Mark,
  almostLockedSets,
  boxOf,
  candidateCell,
  candidateDigit,
  candidateOf,
  candidatesOf,
  cellsOfAls,
  columnOf,
  nodeOf,
  placesIn,
  rowOf,
  sees,
} from "@wings/core/author";
import { cellsName } from "@wings/core/host";
import { describeMark, describeValue } from "./describe.js";
import { type Fault, fault } from "./faults.js";
import { type Subject, summaryOf } from "./subject.js";
import { type Entities, entityOf, fieldEntities, isSubset } from "./text-entities.js";

/** Properties of the marks of a finding. */

export function declaresRoles(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  for (const hit of hits) {
    for (const mark of technique.marks(hit.pattern as never, board)) {
      if ("link" in mark || Object.hasOwn(technique.meta.roles, mark.role)) continue;
      return fault("UNDECLARED_ROLE", technique, board, {
        expected: `one of the roles ${Object.keys(technique.meta.roles).join(", ")}; the core adds "eliminated" and "placed"`,
        seen: `role ${JSON.stringify(mark.role)} in the marks of ${summaryOf(subject, hit)}`,
      });
    }
  }
  return undefined;
}

/** The words that the core and the legends of drawings use. */
const TAKEN = ["eliminated", "placed", "strong link", "weak link"];

/** A warning: in a legend, the same word would stand for two things. */
export function rolesHaveOwnWords({ technique, board }: Subject): Fault | undefined {
  for (const [role, word] of Object.entries(technique.meta.roles)) {
    if (!TAKEN.includes(word.trim().toLowerCase())) continue;
    return fault("TAKEN_WORD", technique, board, {
      expected: `another word for the role ${role}: the legend also says ${TAKEN.join(", ")}`,
      seen: JSON.stringify(word),
    });
  }
  return undefined;
}

/** A role with the name of a field marks the cells, houses or digits of that field. */
export function rolesMatchFields(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  const { pattern: kinds, roles } = technique.meta;
  const fields = Object.keys(kinds).filter((field) => Object.hasOwn(roles, field) && entityOf(kinds[field]));
  if (fields.length === 0) return undefined;
  for (const hit of hits) {
    const marks = technique.marks(hit.pattern as never, board);
    for (const field of fields) {
      const what = entityOf(kinds[field])!;
      const marked = valuesMarked(marks, field, what);
      const wanted = fieldEntities(kinds[field], hit.pattern[field])[what];
      if (marked.length === 0 || isSubset(new Set(marked), wanted)) continue;
      return fault("WRONG_ROLE", technique, board, {
        expected: `the role ${field} only on ${describeValue(hit.pattern[field], kinds[field])}, the value of the field ${field}; or another name for the role`,
        seen: `the role ${field} on ${describeValue(marked, what)} in the marks of ${summaryOf(subject, hit)}`,
      });
    }
  }
  return undefined;
}

/** The cells, houses or digits that have a role. */
export const valuesMarked = (marks: readonly Mark[], role: string, what: keyof Entities): number[] =>
  marks.flatMap((mark) => {
    if ("link" in mark || mark.role !== role) return [];
    if (what === "digits") return "house" in mark ? [mark.digit ?? []].flat() : [...(mark.digits ?? [])];
    if ("house" in mark) return what === "houses" ? [mark.house] : [];
    return what === "cells" ? [mark.cell] : [];
  });

/** The roles that occur in the marks on a board. */
export const markedRoles = ({ technique, board, hits }: Pick<Subject, "technique" | "board" | "hits">): string[] =>
  hits.flatMap((hit) =>
    technique.marks(hit.pattern as never, board).flatMap((mark) => ("link" in mark ? [] : [mark.role])),
  );

/** Checked over all boards together, because one board need not show every role. */
export function usesRoles(technique: Technique, board: Board, marked: ReadonlySet<string>): Fault | undefined {
  const unused = Object.keys(technique.meta.roles).filter((role) => !marked.has(role));
  if (unused.length === 0) return undefined;
  return fault("UNUSED_ROLE", technique, board, {
    expected: `a mark with the role ${unused.join(" and one with the role ")} on some board, or no such role`,
    seen: `only marks with ${[...marked].join(", ") || "no role"}; this is one of the boards`,
  });
}

/**
 * A role that a cell, a candidate or a house has again draws nothing more: probably it stands for another one. Links may occur
 * again, because in their order they are chains, and two chains may pass one link.
 */
export function marksOnce(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  for (const hit of hits) {
    const marks = technique.marks(hit.pattern as never, board);
    const texts = marks.map((mark) => JSON.stringify(mark));
    const again = texts.findIndex((text, i) => !("link" in marks[i]) && texts.indexOf(text) < i);
    if (again < 0) continue;
    const [first, second] = [texts.indexOf(texts[again]) + 1, again + 1];
    return fault("DOUBLE_MARK", technique, board, {
      expected: `${describeMark(marks[again])} once; if parts of the pattern may overlap, return distinctMarks(marks)`,
      seen: `the same mark as number ${first} and number ${second} of ${marks.length} in the marks of ${summaryOf(subject, hit)}`,
    });
  }
  return undefined;
}

/** A mark has known fields with valid values, on digits that its cell has. */
export function drawsValidMarks(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  for (const hit of hits) {
    for (const mark of technique.marks(hit.pattern as never, board)) {
      const expected = notDrawable(mark) ?? (candidatesIn(mark).every(isThere(board)) ? undefined : ON_THE_BOARD);
      if (expected === undefined) continue;
      return fault("WRONG_MARK", technique, board, {
        expected,
        seen: `${describeMark(mark)} in the marks of ${summaryOf(subject, hit)}`,
      });
    }
  }
  return undefined;
}

const ON_THE_BOARD = "marks and links on digits that their cells have";

type Check = readonly [test: (value: unknown) => boolean, words: string];
const upTo = (first: number, last: number, what: string): Check => [
  (value) => Number.isInteger(value) && Number(value) >= first && Number(value) <= last,
  `${what}, ${first} to ${last}`,
];
const optional = ([test, words]: Check): Check => [(value) => value === undefined || test(value), words];

const ROLE: Check = [(value) => typeof value === "string", "a role"];
const CELL = upTo(0, 80, "a cell");
const DIGIT = upTo(1, 9, "a digit");
/** Accepts any list: another property checks that it is a plain array. */
const DIGITS: Check = [(value) => Array.from(value as ArrayLike<unknown>).every(DIGIT[0]), "a list of digits, 1 to 9"];

const CANDIDATE = upTo(0, 728, "a candidate");
const NODE: Check = [
  (value) => Array.isArray(value) && value.length > 0 && value.every(CANDIDATE[0]),
  "a node: a list of candidates, as nodeOf makes it",
];

/** The three kinds of marks, by the field that identifies them, with the check of each field. */
const KINDS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  link: {
    link: [(value) => value === "strong" || value === "weak", '"strong" or "weak"'],
    from: NODE,
    to: NODE,
  },
  cell: { role: ROLE, cell: CELL, digits: optional(DIGITS) },
  house: { role: ROLE, house: upTo(0, 26, "a house"), digit: optional(DIGIT) },
};

/** What is wrong with a mark that can't be drawn; undefined for a valid mark. */
function notDrawable(mark: object): string | undefined {
  const kind = Object.keys(KINDS).find((field) => field in mark);
  if (kind === undefined) return "a mark of a cell, of a house or of a link";
  const fields = KINDS[kind];
  const unknown = Object.keys(mark).find((field) => !Object.hasOwn(fields, field));
  if (unknown !== undefined) return `no field ${unknown}: a mark of a ${kind} has ${Object.keys(fields).join(", ")}`;
  const wrong = Object.keys(fields).find((field) => !fields[field][0]((mark as Record<string, unknown>)[field]));
  return wrong && `${wrong}: ${fields[wrong][1]}`;
}

/** The candidates that a mark is on. */
function candidatesIn(mark: Mark): readonly number[] {
  if ("house" in mark) return [];
  if ("cell" in mark) return Array.from(mark.digits ?? [], (digit) => candidateOf(mark.cell, digit));
  return [...mark.from, ...mark.to];
}

type Link = Extract<Mark, { readonly link: unknown }>;

const isThere =
  (board: Board) =>
  (candidate: number): boolean => {
    const [cell, digit] = [candidateCell(candidate), candidateDigit(candidate)];
    return board.has(cell, digit) || board.values[cell] === digit;
  };

/** At most one end of a weak link is true, and at least one end of a strong link. */
export function drawsTrueLinks(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  for (const hit of hits) {
    const marks = technique.marks(hit.pattern as never, board);
    for (const mark of marks) {
      if (!("link" in mark)) continue;
      const isRight =
        mark.link === "weak" ? isWeak(mark) : technique.meta.assumes !== undefined || isStrong(board, mark);
      if (isRight) continue;
      return fault("WRONG_LINK", technique, board, {
        expected: mark.link === "weak" ? WEAK : STRONG,
        seen: `${describeMark(mark)} in the marks of ${summaryOf(subject, hit)}`,
      });
    }
  }
  return undefined;
}

/** Counts, over all boards, how often each weak link of the drawing is strong, too. */
export class WeakLinks {
  readonly #links = new Map<string, { count: number; strong: number; seen: string; board: Board }>();

  look(subject: Subject): void {
    const { technique, board, hits } = subject;
    if (technique.meta.assumes !== undefined) return;
    for (const hit of hits) {
      const links = technique.marks(hit.pattern as never, board).filter((mark) => "link" in mark);
      for (const [i, mark] of links.entries()) {
        if (mark.link !== "weak") continue;
        const key = `${i} of ${links.length}`;
        const link = this.#links.get(key) ?? { count: 0, strong: 0, seen: "", board };
        if (link.count === 0) link.seen = `${describeMark(mark)} in the marks of ${summaryOf(subject, hit)}`;
        link.count++;
        if (link.strong === link.count - 1 && isStrong(board, mark)) link.strong++;
        this.#links.set(key, link);
      }
    }
  }

  /** A warning: a link that the argument needs as a strong one is drawn as a weak one. */
  strong(technique: Technique): Fault | undefined {
    const link = [...this.#links.values()].find(({ count, strong }) => count >= MANY && strong === count);
    if (link === undefined) return undefined;
    return fault("ALWAYS_STRONG", technique, link.board, {
      expected: `link: "strong", because one of its ends is always true: so it is in all ${link.count} findings`,
      seen: link.seen,
    });
  }
}

/** By chance, a weak link is strong in a few findings. */
const MANY = 20;

const WEAK =
  "two nodes that exclude each other: each candidate of one shares its cell, or its digit and a house, with each of the other";
const STRONG =
  "two nodes of which one is true: together all places of a digit in a house, all candidates of a cell, or all places of two " +
  "digits of an almost locked set";

const isWeak = ({ from, to }: Link): boolean => from.every((a) => to.every((b) => exclude(a, b)));

/** Whether not both candidates can be true. */
function exclude(a: number, b: number): boolean {
  const [x, y] = [candidateCell(a), candidateCell(b)];
  return x === y ? a !== b : candidateDigit(a) === candidateDigit(b) && sees(CLASSIC_GRID, x, y);
}

/** Whether at least one end of a link must be true. */
function isStrong(board: Board, { from, to }: Link): boolean {
  const ends = [...from, ...to];
  const hasAll = (candidates: readonly number[]): boolean => candidates.every((each) => ends.includes(each));
  const [first] = ends;
  const cell = candidateCell(first);
  const digit = candidateDigit(first);
  if (hasAll(candidatesOf(board, cell).map((each) => candidateOf(cell, each)))) return true;
  if (housesOf(cell).some((house) => hasAll(nodeOf(digit, placesIn(board, digit, house))))) return true;
  return isLockedSet(board, ends);
}

const housesOf = (cell: number): number[] => [rowOf(cell), columnOf(cell), boxOf(cell)];

/** Whether the candidates are all places of two digits in an almost locked set. */
function isLockedSet(board: Board, ends: readonly number[]): boolean {
  const digits = new Set(ends.map(candidateDigit));
  if (digits.size !== 2) return false;
  const sets = almostLockedSets(board);
  for (let als = 0; als < sets.count; als++) {
    const cells = cellsOfAls(sets, als);
    const places = [...digits].flatMap((digit) =>
      nodeOf(
        digit,
        cells.filter((cell) => board.has(cell, digit)),
      ),
    );
    if (places.length === ends.length && places.every((each) => ends.includes(each))) return true;
  }
  return false;
}

/** A warning: the drawing doesn't show a cell of the pattern. */
export function marksPatternCells(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  const kinds = technique.meta.pattern;
  const fields = Object.keys(kinds).filter((field) => entityOf(kinds[field]) === "cells");
  for (const hit of hits) {
    const marked = technique
      .marks(hit.pattern as never, board)
      .flatMap((mark) =>
        "link" in mark ? [...mark.from, ...mark.to].map(candidateCell) : "cell" in mark ? [mark.cell] : [],
      );
    const field = fields.find(
      (each) => !isSubset(fieldEntities(kinds[each], hit.pattern[each]).cells, new Set(marked)),
    );
    if (field === undefined) continue;
    return fault("UNMARKED_CELL", technique, board, {
      expected: `marks on all cells of the pattern, including those of the field ${field}`,
      seen: `marks on ${cellsName(marked) || "no cell"} for ${summaryOf(subject, hit)}`,
    });
  }
  return undefined;
}
