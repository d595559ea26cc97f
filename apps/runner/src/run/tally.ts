import type { Answer } from "./answer.js";
import { now } from "../terminal/clock.js";
import { CLEAR_LINE } from "../terminal/live.js";
import { type TerminalStyle, formatTable, plural } from "../terminal/terminal-style.js";
import type { Tally } from "./contract.js";

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

/** The progress of a run. */
export interface State {
  /** Answered boards, those of earlier runs included. */
  readonly done: number;
  /** Boards that earlier runs answered. */
  readonly earlier: number;
  /** An estimate of the number of boards; undefined for stdin. */
  readonly total: number | undefined;
}

export interface Progress {
  /** Removes the line, so that other text can be printed to stderr. */
  clear(): void;
  end(): void;
}

/** A progress line on stderr, if that is a terminal and the run takes more than a second. */
export function startProgress(isShown: boolean, line: (seconds: number, width: number) => string): Progress {
  const start = now();
  let hasLine = false;
  const clear = (): void => {
    if (hasLine) process.stderr.write(CLEAR_LINE);
    hasLine = false;
  };
  const timer = setInterval(() => {
    const seconds = (now() - start) / 1000;
    if (!isShown || seconds < 1 || !process.stderr.isTTY) return;
    hasLine = true;
    process.stderr.write(`${CLEAR_LINE}${line(seconds, (process.stderr.columns || 80) - 1)}`);
  }, 200);
  timer.unref();
  return {
    clear,
    end: () => {
      clearInterval(timer);
      clear();
    },
  };
}

/** The width of the bar. */
const SHORTEST = 4;
const LONGEST = 24;

/** The numbers, and a bar if they leave room for it. */
export function progressLine(seconds: number, { done, earlier, total }: State, width: number): string {
  const perSecond = (done - earlier) / seconds;
  const rate = `${plural(done, "board")}, ${Math.round(perSecond)} a second`;
  if (total === undefined || total === 0) return rate.slice(0, width);
  const part = Math.min(1, done / total);
  const left = perSecond === 0 ? "" : `, ${duration(Math.max(0, total - done) / perSecond)} left`;
  const numbers = `${Math.floor(part * 100)} %, ${rate}${left}`;
  const room = Math.min(LONGEST, width - numbers.length - "[] ".length);
  if (room < SHORTEST) return numbers.slice(0, width);
  return `[${"#".repeat(Math.round(part * room)).padEnd(room, ".")}] ${numbers}`;
}

/** The progress of a search: hits, tries, and how long the rest takes at this rate. */
export function progressOf(
  seconds: number,
  { attempts, found, count }: { readonly attempts: number; readonly found: number; readonly count: number },
  width: number,
): string {
  const tries = `${plural(found, "puzzle")} in ${plural(attempts, "attempt")}, ${Math.round(attempts / seconds)} a second`;
  const left = found === 0 || count === Infinity ? "" : `, ${duration(((count - found) * seconds) / found)} left`;
  return (tries + left).slice(0, width);
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
