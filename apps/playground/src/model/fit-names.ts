import { format, parse } from "@wings/core";

/** What the address of a puzzle that fits says. */
export type FitName =
  /** The next puzzle, or one for a station. */
  | { readonly kind: "ask"; readonly station: string | undefined }
  /** A puzzle that was made: its board is in its name, so a link shows the same one everywhere. */
  | { readonly kind: "made"; readonly fresh: string | undefined; readonly board: string };

/** The name of a puzzle that was made. */
export const fitName = (puzzle: string, fresh: string | undefined): string =>
  `for-${fresh ?? "you"}-${format(parse(puzzle), "url")}`;

/** Reads `next`, `next-x-wing` and `for-x-wing-w1k97…`. */
export function readFitName(name: string): FitName | undefined {
  const [, station] = /^next(?:-([a-z\d-]+))?$/.exec(name) ?? [];
  if (/^next(-|$)/.test(name)) return { kind: "ask", station };
  const [, fresh, board] = /^for-([a-z\d-]+)-(w1[a-z\d]+)$/.exec(name) ?? [];
  return board === undefined ? undefined : { kind: "made", fresh: fresh === "you" ? undefined : fresh, board };
}
