import { formatTable } from "../terminal/table.js";
import { type TerminalStyle, plural } from "../terminal/terminal-style.js";
import type { Tally } from "../tally.js";

/** What was answered, in numbers. */
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
  more: (name: string) => string = () => "",
): string[] {
  const rows = Object.entries(counts).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  if (rows.length === 0) return [];
  const list = rows.map(([name, count]) => [name, String(count), more(name)]);
  return [`by ${title}\n`, ...formatTable([{}, { isNumber: true }, {}], list, style, "  ")];
}
