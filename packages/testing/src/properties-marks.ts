import { type Board, HOUSES_OF, type Mark, type Technique, cellsName, inHouse, placesIn, sees } from "@wings/core";
import { type Fault, fault } from "./faults.js";
import { type Subject, summaryOf } from "./subject.js";

/** The properties of what is drawn of a finding. */

export function declaresRoles(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  for (const hit of hits) {
    for (const mark of technique.marks(hit.pattern as never, board)) {
      if ("link" in mark || Object.hasOwn(technique.meta.roles, mark.role)) continue;
      return fault("UNDECLARED_ROLE", technique, board, {
        expected: `one of ${Object.keys(technique.meta.roles).join(", ")}; the core itself adds what is eliminated and placed`,
        seen: `role ${JSON.stringify(mark.role)} in the marks of ${summaryOf(subject, hit)}`,
      });
    }
  }
  return undefined;
}

/** The roles that are marked on a board. */
export const markedRoles = ({ technique, board, hits }: Pick<Subject, "technique" | "board" | "hits">): string[] =>
  hits.flatMap((hit) =>
    technique.marks(hit.pattern as never, board).flatMap((mark) => ("link" in mark ? [] : [mark.role])),
  );

/** Asked of several boards together, one of which is drawn: no single board need show every role. */
export function usesRoles(technique: Technique, board: Board, marked: ReadonlySet<string>): Fault | undefined {
  const unused = Object.keys(technique.meta.roles).filter((role) => !marked.has(role));
  if (unused.length === 0) return undefined;
  return fault("UNUSED_ROLE", technique, board, {
    expected: `a board with a mark of the role ${unused.join(", one of ")}; or no such role`,
    seen: `marks of ${[...marked].join(", ") || "no role"} on all boards together, of which this is one`,
  });
}

/** What can be drawn: the fields of a mark, each with the values that it may have, and a digit only where it is. */
export function drawsValidMarks(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  for (const hit of hits) {
    for (const mark of technique.marks(hit.pattern as never, board)) {
      const expected = notDrawable(mark) ?? (candidatesIn(mark).every(isThere(board)) ? undefined : ON_THE_BOARD);
      if (expected === undefined) continue;
      return fault("WRONG_MARK", technique, board, {
        expected,
        seen: `${JSON.stringify(mark)} in the marks of ${summaryOf(subject, hit)}`,
      });
    }
  }
  return undefined;
}

const ON_THE_BOARD = "marks and links on digits that the cells have";

type Check = readonly [test: (value: unknown) => boolean, words: string];
const upTo = (first: number, last: number, what: string): Check => [
  (value) => Number.isInteger(value) && Number(value) >= first && Number(value) <= last,
  `${what}, ${first} to ${last}`,
];
const optional = ([test, words]: Check): Check => [(value) => value === undefined || test(value), words];

const ROLE: Check = [(value) => typeof value === "string", "a role"];
const CELL = upTo(0, 80, "a cell");
const DIGIT = upTo(1, 9, "a digit");
/** Any list will do here: one that is no plain array is no JSON, which is asked elsewhere. */
const DIGITS: Check = [(value) => Array.from(value as ArrayLike<unknown>).every(DIGIT[0]), "a list of digits, 1 to 9"];

/** The three kinds of marks, by the field that tells them apart, with what each field may hold. */
const KINDS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  link: {
    link: [(value) => value === "strong" || value === "weak", '"strong" or "weak"'],
    from: CELL,
    digit: DIGIT,
    to: CELL,
    toDigit: optional(DIGIT),
  },
  cell: { role: ROLE, cell: CELL, digits: optional(DIGITS) },
  house: { role: ROLE, house: upTo(0, 26, "a house"), digit: optional(DIGIT) },
};

/** What is expected of a mark that can't be drawn; nothing where it can. */
function notDrawable(mark: object): string | undefined {
  const kind = Object.keys(KINDS).find((field) => field in mark);
  if (kind === undefined) return "a mark of a cell, of a house or of a link";
  const fields = KINDS[kind];
  const unknown = Object.keys(mark).find((field) => !Object.hasOwn(fields, field));
  if (unknown !== undefined) return `no field ${unknown}: a mark of a ${kind} has ${Object.keys(fields).join(", ")}`;
  const wrong = Object.keys(fields).find((field) => !fields[field][0]((mark as Record<string, unknown>)[field]));
  return wrong && `${wrong}: ${fields[wrong][1]}`;
}

type Candidate = readonly [cell: number, digit: number];

function candidatesIn(mark: Mark): Candidate[] {
  if ("house" in mark) return [];
  if ("cell" in mark) return Array.from(mark.digits ?? [], (digit) => [mark.cell, digit]);
  return endsOf(mark);
}

type Link = Extract<Mark, { readonly link: unknown }>;

const endsOf = ({ from, digit, to, toDigit = digit }: Link): [Candidate, Candidate] => [
  [from, digit],
  [to, toDigit],
];

const isThere =
  (board: Board) =>
  ([cell, digit]: Candidate): boolean =>
    board.has(cell, digit) || board.values[cell] === digit;

/** Of two weakly linked candidates one at most is true, of two strongly linked ones one at least. */
export function drawsTrueLinks(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  for (const hit of hits) {
    const marks = technique.marks(hit.pattern as never, board);
    for (const mark of marks) {
      if (!("link" in mark)) continue;
      const isRight =
        mark.link === "weak" ? isWeak(mark) : technique.meta.assumes !== undefined || isStrong(board, mark, marks);
      if (isRight) continue;
      return fault("WRONG_LINK", technique, board, {
        expected: mark.link === "weak" ? WEAK : STRONG,
        seen: `a ${mark.link} link of ${cellsName([mark.from])} and ${cellsName([mark.to])}, ${JSON.stringify(mark)}, in the marks of ${summaryOf(subject, hit)}`,
      });
    }
  }
  return undefined;
}

const WEAK = "two cells that see each other, or two digits of one cell";
const STRONG =
  "a digit's only two places in a house, or the two digits of a cell with no other; where a link stands for a group of " +
  "cells, the other places of the digit in the house are marked with the digit";

const isWeak = ({ from, digit, to, toDigit = digit }: Link): boolean =>
  sees(from, to) || (from === to && digit !== toDigit);

/** Where something assumes one solution, a link may rest on that, and no board shows it. */
function isStrong(board: Board, link: Link, marks: readonly Mark[]): boolean {
  const { from, digit, to, toDigit = digit } = link;
  if (from === to) return digit !== toDigit && board.masks[from] === (1 << (digit - 1)) + (1 << (toDigit - 1));
  const common = Array.from(HOUSES_OF.subarray(from * 3, from * 3 + 3)).filter((house) => inHouse(to, house));
  // Two digits in two cells of a house: a link through a set of cells, which is not drawn.
  if (digit !== toDigit) return common.length > 0;
  const isMarked = (cell: number): boolean =>
    marks.some((mark) => "cell" in mark && mark.cell === cell && mark.digits?.includes(digit) === true);
  const isEnd = (cell: number): boolean => cell === from || cell === to || isMarked(cell);
  return common.some((house) => placesIn(board, house, digit).every(isEnd));
}

/** A warning: who looks at the drawing does not see a cell that the pattern has. */
export function marksPatternCells(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  const fields = Object.keys(technique.meta.pattern).filter((field) =>
    technique.meta.pattern[field].startsWith("cell"),
  );
  for (const hit of hits) {
    const marked = technique
      .marks(hit.pattern as never, board)
      .flatMap((mark) => ("link" in mark ? [mark.from, mark.to] : "cell" in mark ? [mark.cell] : []));
    const field = fields.find((each) => [hit.pattern[each]].flat().some((cell) => !marked.includes(cell as number)));
    if (field === undefined) continue;
    return fault("UNMARKED_CELL", technique, board, {
      expected: `a mark of ${field}, as of every cell of the pattern`,
      seen: `marks of ${cellsName(marked) || "no cell"} for ${summaryOf(subject, hit)}`,
    });
  }
  return undefined;
}
