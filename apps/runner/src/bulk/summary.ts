import { counted } from "../look.js";
import type { Tally } from "../tally.js";

/** What was answered, in numbers. */
export const summaryOf = (tally: Tally): string =>
  [
    counted(tally.boards, "board"),
    ...section("status", tally.statuses),
    ...section("level", tally.levels),
    ...section("technique", tally.techniques, (id) => `  on ${counted(tally.boardsBy[id], "board")}`),
    "",
  ].join("\n");

function section(
  title: string,
  counts: Readonly<Record<string, number>>,
  more: (name: string) => string = () => "",
): string[] {
  const rows = Object.entries(counts).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    `by ${title}`,
    ...rows.map(([name, count]) => `  ${name.padEnd(width)}  ${String(count).padStart(8)}${more(name)}`),
  ];
}
