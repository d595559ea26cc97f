import { type Board, HOUSES_OF, type Mark, type Technique, cellsName, inHouse, placesIn, sees } from "@wings/core";
import { describeMark, describeValue } from "./describe.js";
import { type Fault, fault } from "./faults.js";
import { type Subject, summaryOf } from "./subject.js";
import { isSubset } from "./text-entities.js";

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

/** A role with the name of a field marks the cells, houses or digits of that field. */
export function rolesMatchFields(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  const { pattern: kinds, roles } = technique.meta;
  const fields = Object.keys(kinds).filter((field) => Object.hasOwn(roles, field));
  if (fields.length === 0) return undefined;
  for (const hit of hits) {
    const marks = technique.marks(hit.pattern as never, board);
    for (const field of fields) {
      const marked = valuesMarked(marks, field, kinds[field]);
      const wanted = [hit.pattern[field]].flat() as number[];
      if (marked.length === 0 || isSubset(new Set(marked), new Set(wanted))) continue;
      return fault("WRONG_ROLE", technique, board, {
        expected: `the role ${field} only on ${describeValue(hit.pattern[field], kinds[field])}, the value of the field ${field}; or another name for the role`,
        seen: `the role ${field} on ${describeValue(marked, kinds[field])} in the marks of ${summaryOf(subject, hit)}`,
      });
    }
  }
  return undefined;
}

/** The cells, houses or digits that have a role, by the kind of a field. */
const valuesMarked = (marks: readonly Mark[], role: string, kind: string): number[] =>
  marks.flatMap((mark) => {
    if ("link" in mark || mark.role !== role) return [];
    if (kind.startsWith("d")) return "house" in mark ? [mark.digit ?? []].flat() : [...(mark.digits ?? [])];
    if ("house" in mark) return kind.startsWith("h") ? [mark.house] : [];
    return kind.startsWith("c") ? [mark.cell] : [];
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

/** The three kinds of marks, by the field that identifies them, with the check of each field. */
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

/** At most one end of a weak link is true, and at least one end of a strong link. */
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
        seen: `${describeMark(mark)} in the marks of ${summaryOf(subject, hit)}`,
      });
    }
  }
  return undefined;
}

const WEAK = "two cells that see each other, or two digits of one cell";
const STRONG =
  "the only two places of a digit in a house, or the only two digits of a cell; if an end is a group of cells, mark the " +
  "digit in all of them";

const isWeak = ({ from, digit, to, toDigit = digit }: Link): boolean =>
  sees(from, to) || (from === to && digit !== toDigit);

/** Whether at least one end of a link must be true. */
function isStrong(board: Board, link: Link, marks: readonly Mark[]): boolean {
  const { from, digit, to, toDigit = digit } = link;
  if (from === to) return digit !== toDigit && board.masks[from] === (1 << (digit - 1)) + (1 << (toDigit - 1));
  const common = Array.from(HOUSES_OF.subarray(from * 3, from * 3 + 3)).filter((house) => inHouse(to, house));
  // Two digits in two cells of a house: the link goes through a set of cells that the mark doesn't name.
  if (digit !== toDigit) return common.length > 0;
  const isMarked = (cell: number): boolean =>
    marks.some((mark) => "cell" in mark && mark.cell === cell && mark.digits?.includes(digit) === true);
  const isEnd = (cell: number): boolean => cell === from || cell === to || isMarked(cell);
  return common.some((house) => placesIn(board, house, digit).every(isEnd));
}

/** A warning: the drawing doesn't show a cell of the pattern. */
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
      expected: `marks on all cells of the pattern, including those of the field ${field}`,
      seen: `marks on ${cellsName(marked) || "no cell"} for ${summaryOf(subject, hit)}`,
    });
  }
  return undefined;
}
