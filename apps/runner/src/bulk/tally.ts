import type { Tally } from "./contract.js";
import type { Answer } from "../boards/answer.js";
import { formatTable } from "../terminal/table.js";
import { type TerminalStyle, plural } from "../terminal/terminal-style.js";

export const emptyTally = (): Tally => ({
  boards: 0,
  notGood: 0,
  statuses: {},
  levels: {},
  techniques: {},
  boardsBy: {},
});

type Counted = Pick<Answer, "good" | "status" | "level" | "counts">;

export function addTo(tally: Tally, { good, status, level, counts = {} }: Counted): void {
  tally.boards++;
  if (!good) tally.notGood++;
  if (status !== undefined) add(tally.statuses, status, 1);
  if (level != null) add(tally.levels, level, 1);
  // This runs for each board, and `for … in` makes no array.
  for (const id in counts) {
    add(tally.techniques, id, counts[id]);
    add(tally.boardsBy, id, 1);
  }
}

export function merge(into: Tally, other: Tally): void {
  into.boards += other.boards;
  into.notGood += other.notGood;
  for (const key of ["statuses", "levels", "techniques", "boardsBy"] as const) {
    for (const [name, count] of Object.entries(other[key])) add(into[key], name, count);
  }
}

const add = (counts: Record<string, number>, name: string, count: number): void => {
  counts[name] = (counts[name] ?? 0) + count;
};

/** The counts as a text, for `--summary`. */
export const summaryOf = (tally: Tally, style: TerminalStyle): string =>
  [
    `${plural(tally.boards, "board")}\n`,
    ...section("status", tally.statuses, style),
    ...section("level", tally.levels, style),
    ...section("technique", tally.techniques, style, (id) => `on ${plural(tally.boardsBy[id], "board")}`),
  ].join("");

function section(
  title: string,
  counts: Readonly<Record<string, number>>,
  style: TerminalStyle,
  note: (name: string) => string = () => "",
): string[] {
  const rows = Object.entries(counts).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  if (rows.length === 0) return [];
  const list = rows.map(([name, count]) => [name, String(count), note(name)]);
  return [`by ${title}\n`, ...formatTable([{}, { isNumber: true }, {}], list, style, "  ")];
}
