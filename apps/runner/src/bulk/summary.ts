import { columns } from "../terminal/table.js";
import { type Look, counted } from "../terminal/terminal-style.js";
import type { Tally } from "../tally.js";

/** What was answered, in numbers. */
export const summaryOf = (tally: Tally, look: Look): string =>
  [
    `${counted(tally.boards, "board")}\n`,
    ...section("status", tally.statuses, look),
    ...section("level", tally.levels, look),
    ...section("technique", tally.techniques, look, (id) => `on ${counted(tally.boardsBy[id], "board")}`),
  ].join("");

function section(
  title: string,
  counts: Readonly<Record<string, number>>,
  look: Look,
  more: (name: string) => string = () => "",
): string[] {
  const rows = Object.entries(counts).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  if (rows.length === 0) return [];
  const list = rows.map(([name, count]) => [name, String(count), more(name)]);
  return [`by ${title}\n`, ...columns([{}, { isNumber: true }, {}], list, look, "  ")];
}
