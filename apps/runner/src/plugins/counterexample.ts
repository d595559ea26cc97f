import {
  type Board,
  type CellDigit,
  type Hit,
  type NamedMark,
  type Technique,
  cellName,
  findingOf,
  format,
} from "@wings/core";

/** A board with a finding that is refused and what speaks against it, as plain data: whoever reports it draws it. */
export interface Objection {
  readonly board: string;
  readonly marks: readonly NamedMark[];
  readonly names: { readonly name: string; readonly roles: Readonly<Record<string, string>> };
}

/** The marks of a finding behind those against it: candidates by the words for them. */
export function objectionTo(
  technique: Technique,
  board: Board,
  hit: Hit,
  against: Readonly<Record<string, readonly CellDigit[]>>,
): Objection | undefined {
  let own: readonly NamedMark[];
  try {
    own = findingOf(technique, board, hit).marks;
  } catch {
    // What can't even be told can't be drawn.
    return undefined;
  }
  // On the board, a candidate that is struck would hide that it speaks against the finding.
  const spoken = Object.values(against)
    .flat()
    .map(({ cell, digit }) => `${cellName(cell)} ${digit}`);
  const marks: NamedMark[] = [];
  for (const mark of own) {
    if (!("role" in mark && mark.role === "eliminated" && "cell" in mark)) marks.push(mark);
    else {
      for (const digit of mark.digits ?? []) {
        const role = spoken.includes(`${mark.cell} ${digit}`) ? DENIED : mark.role;
        marks.push({ role, cell: mark.cell, digits: [digit] });
      }
    }
  }
  for (const [role, candidates] of Object.entries(against)) {
    for (const { cell, digit } of candidates) marks.push({ role, cell: cellName(cell), digits: [digit] });
  }
  const { name, roles } = technique.meta;
  const first = [DENIED, ...Object.keys(against)].map((word) => [word, word] as const);
  return { board: format(board, "url"), marks, names: { name, roles: { ...Object.fromEntries(first), ...roles } } };
}

const DENIED = "eliminated by the finding";
