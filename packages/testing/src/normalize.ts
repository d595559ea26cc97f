import {
  type Board,
  type CellDigit,
  type FieldKind,
  type Hit,
  type Mark,
  type Pattern,
  type Technique,
  cellName,
  eliminationsOf,
  houseName,
} from "@wings/core";
import { describeValue } from "./describe.js";
import { type Outcome, outcomeOf } from "./outcome.js";

/** Maps cells, digits and houses to their images under a symmetry. */
interface Mapping {
  cell(this: void, cell: number): number;
  digit(this: void, digit: number): number;
  house(this: void, house: number): number;
}

const IDENTITY: Mapping = { cell: (cell) => cell, digit: (digit) => digit, house: (house) => house };

/** The parts of a finding that are compared. */
export interface Found {
  readonly pattern: Readonly<Record<string, unknown>>;
  /** A reference has no sizes. */
  readonly size?: number;
  readonly eliminations: readonly CellDigit[];
  readonly placements: readonly CellDigit[];
}

export const foundOf = (hit: Hit): Found => ({
  pattern: hit.pattern,
  size: hit.size,
  eliminations: eliminationsOf(hit),
  placements: hit.placements,
});

/**
 * A finding as one text: its roles with their cells and houses, its links and its outcome. The order of marks and the order
 * of two roles that may be exchanged make no difference.
 */
export function normalize(technique: Technique, board: Board, found: Found, by: Mapping = IDENTITY): string {
  const marks = technique.marks(found.pattern as Pattern, board);
  return [...rolesOf(technique, marks, by).map((role) => role.join(" ")), ...linksOf(technique, marks, by)]
    .concat(outcome(found, by).join(" "))
    .sort()
    .join(", ");
}

/** The same text without links and names of roles. */
export function normalizeWithoutRoles(
  technique: Technique,
  board: Board,
  found: Found,
  by: Mapping = IDENTITY,
): string {
  const roles = rolesOf(technique, technique.marks(found.pattern as Pattern, board), by);
  return [...roles.map(([, items]) => items), outcome(found, by).join(" ")].sort().join(", ");
}

function outcome({ eliminations, placements }: Found, by: Mapping): Outcome {
  const image = ({ cell, digit }: CellDigit): CellDigit => ({ cell: by.cell(cell), digit: by.digit(digit) });
  return outcomeOf(eliminations.map(image), placements.map(image));
}

/** Two findings are the same if they have the same key: equal values, marks and outcome, in any fields and order. */
export const findingKey = (technique: Technique, board: Board, found: Found): string =>
  `${patternValues(technique, found)}: ${normalize(technique, board, found)}`;

/** The values of a pattern, in any fields and order: `cell r8c1, cells r1c1 r1c2, digit 5`. */
export function patternValues({ meta }: Technique, { pattern }: Found, by: Mapping = IDENTITY): string {
  const values = Object.entries(meta.pattern).map(
    ([field, kind]) => `${kind} ${sortedValue(pattern[field], kind, by)}`,
  );
  return values.sort().join(", ");
}

/** The value of each field of a pattern, with lists sorted. */
export const patternFields = ({ meta }: Technique, { pattern }: Found): string =>
  Object.entries(meta.pattern)
    .map(([field, kind]) => `${field} ${sortedValue(pattern[field], kind, IDENTITY)}`)
    .join(", ");

function sortedValue(value: unknown, kind: FieldKind, by: Mapping): string {
  const image = { c: by.cell, d: by.digit, h: by.house }[kind[0] as "c" | "d" | "h"];
  if (!Array.isArray(value)) return describeValue(image(value as number), kind);
  const images = (value as number[]).map(image).sort((a, b) => a - b);
  return describeValue(images, kind);
}

/** Each role with all that it marks. */
function rolesOf({ meta }: Technique, marks: readonly Mark[], by: Mapping): [name: string, items: string][] {
  const groups = new Map<string, Set<string>>();
  for (const mark of marks) {
    if ("link" in mark) continue;
    groups.set(mark.role, (groups.get(mark.role) ?? new Set()).add(itemOf(mark, by)));
  }
  return Array.from(groups, ([role, items]) => [roleName(meta.roles[role] ?? role), [...items].sort().join(" ")]);
}

/** Roles that may be exchanged, such as "set A" and "set B", have the same name without the letter or number at the end. */
const roleName = (name: string): string => name.replace(/ ([A-Z]|\d)$/, "");

function itemOf(mark: Exclude<Mark, Link>, by: Mapping): string {
  if ("house" in mark) return houseName(by.house(mark.house)) + (mark.digit ? `#${by.digit(mark.digit)}` : "");
  const digits = (mark.digits ?? []).map((digit) => by.digit(digit)).sort();
  return cellName(by.cell(mark.cell)) + (digits.length === 0 ? "" : `#${digits.join("")}`);
}

type Link = Extract<Mark, { readonly link: unknown }>;

/** Links as texts. The two ends of a link may be exchanged. */
function linksOf({ meta }: Technique, marks: readonly Mark[], by: Mapping): string[] {
  const links = marks.filter((mark): mark is Link => "link" in mark);
  const texts = links.map(({ link, from, digit, to, toDigit = digit }) => {
    const ends = [endOf(meta, marks, from, digit, by), endOf(meta, marks, to, toDigit, by)];
    return `${link} link ${ends.sort().join(" to ")}`;
  });
  return [...new Set(texts)];
}

/** A link of a group may start at any cell of the group, so an end is all cells that share a role and the digit with it. */
function endOf({ roles }: Technique["meta"], marks: readonly Mark[], cell: number, digit: number, by: Mapping): string {
  const candidates = marks.flatMap((mark) =>
    "cell" in mark && mark.digits?.includes(digit) === true
      ? [{ cell: mark.cell, role: roleName(roles[mark.role] ?? mark.role) }]
      : [],
  );
  const cells = new Set([cell]);
  // A cell may have several roles, so the group grows until nothing is added.
  for (let size = 0; size < cells.size;) {
    size = cells.size;
    const own = new Set(candidates.filter((each) => cells.has(each.cell)).map(({ role }) => role));
    for (const each of candidates) if (own.has(each.role)) cells.add(each.cell);
  }
  const images = Array.from(cells, by.cell).sort((x, y) => x - y);
  return `${images.map(cellName).join(" ")}#${by.digit(digit)}`;
}

/** The texts of `a` that are not in `b`. A text may occur several times. */
export function difference(a: readonly string[], b: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const text of b) left.set(text, (left.get(text) ?? 0) + 1);
  return a.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}
