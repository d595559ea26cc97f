import { type Board, type Technique, cellName, houseName } from "@wings/core";
import type { Fact, FieldKind, Mark, Pattern } from "@wings/core/author";
import { type CellDigit, type Hit, type Mapping, eliminationsOf, mapPattern } from "@wings/core/host";
import { describeValue } from "./describe.js";
import { type Outcome, outcomeOf } from "./outcome.js";

const IDENTITY: Mapping = {
  cell: (cell: number) => cell,
  digit: (digit: number) => digit,
  house: (house: number) => house,
  candidate: (candidate: number) => candidate,
  fact: (fact: Fact) => fact,
};

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
  return [...rolesOf(technique, marks, by).map((role) => role.join(" ")), ...linksOf(marks, by)]
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

/** What a finding changes, as one text. */
export const outcomeText = (found: Found, by: Mapping = IDENTITY): string => outcome(found, by).join(" ");

function outcome({ eliminations, placements }: Found, by: Mapping): Outcome {
  const image = ({ cell, digit }: CellDigit): CellDigit => ({
    cell: by.cell(cell as never) as number,
    digit: by.digit(digit as never) as number,
  });
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

/** The value of a field, moved. Lists are sorted: a symmetry may change the order in which a technique meets things. */
function sortedValue(value: unknown, kind: FieldKind, by: Mapping): string {
  const image = mapPattern("", { field: kind }, { field: value }, by) as { field: unknown };
  return describeValue(sorted(image.field, kind), kind);
}

function sorted(value: unknown, kind: FieldKind): unknown {
  if (!Array.isArray(value)) return value;
  const items = value.map((each: unknown) => sorted(each, kind));
  return items.sort((a, b) => (describeValue([a], kind) < describeValue([b], kind) ? -1 : 1));
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
export const roleName = (name: string): string => name.replace(/ ([A-Z]|\d)$/, "");

function itemOf(mark: Exclude<Mark, { readonly link: unknown }>, by: Mapping): string {
  if ("house" in mark)
    return (
      houseName(by.house(mark.house as never) as number) +
      (mark.digit ? `#${by.digit(mark.digit as never) as number}` : "")
    );
  const digits = (mark.digits ?? []).map((digit) => by.digit(digit as never) as number).sort();
  return cellName(by.cell(mark.cell as never) as number) + (digits.length === 0 ? "" : `#${digits.join("")}`);
}

/** Links as texts. The two ends of a link may be exchanged. */
const linksOf = (marks: readonly Mark[], by: Mapping): string[] => [
  ...new Set(
    marks
      .filter((mark) => "link" in mark)
      .map(({ link, from, to }) => `${link} link ${[nodeText(from, by), nodeText(to, by)].sort().join(" to ")}`),
  ),
];

const nodeText = (node: readonly number[], by: Mapping): string =>
  describeValue([node.map((candidate) => by.candidate(candidate as never) as number).sort((a, b) => a - b)], "nodes");

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
