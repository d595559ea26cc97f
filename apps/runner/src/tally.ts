import type { Answer } from "./boards/answer.js";

/** What was answered, in numbers: they can be added up, whoever counted. */
export interface Tally {
  boards: number;
  /** Boards whose answer is not what one hopes for, bad lines among them. */
  notGood: number;
  readonly statuses: Record<string, number>;
  readonly levels: Record<string, number>;
  /** How often each technique was used, and on how many boards. */
  readonly techniques: Record<string, number>;
  readonly boardsBy: Record<string, number>;
}

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
  // `for … in` makes no list: this runs for each board.
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
