import { counted } from "../terminal/terminal-style.js";
import type { Tally } from "../tally.js";

export const LEFT_OUT = "is left out by --only or --skip";

/** Why a path that ended so did not stop before a technique; nothing where the status of the board says it all. */
export const UNUSED: {
  readonly [status: string]: string | undefined;
  readonly solved: string;
  readonly stuck: string;
} = {
  solved: "was not needed",
  stuck: "found nothing before the path got stuck",
};

/** The same in one word about all boards: only a path that was solved can do without a technique. */
export function neverUsed(until: string, isLeftOut: boolean, { boards, statuses }: Tally): string {
  const count = (...names: readonly string[]): number => names.reduce((sum, name) => sum + (statuses[name] ?? 0), 0);
  const reasons = [
    [`it ${UNUSED.solved}`, count("solved")],
    [`it ${UNUSED.stuck}`, count("stuck")],
    ["there is no path to one solution", count("none", "many")],
    ["the board could not be read", count("error")],
  ] as const;
  const told = reasons
    .filter(([, many]) => many > 0)
    .map(([why, many]) => (boards === 1 ? why : `${why} (${counted(many, "board")})`));
  return `wings: --until ${until} stopped nowhere: ${isLeftOut ? `it ${LEFT_OUT}` : told.join("; ")}.\n`;
}
