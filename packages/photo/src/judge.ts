import { type Likely, isPuzzle, likelyPuzzles } from "./likely.js";
import type { Seen } from "./network.js";

/** How far a reading can be trusted. */
export type PhotoStatus = "sure" | "mended" | "doubtful" | "nothing found";

/** What is read in a cell. */
export interface ReadCell {
  /** 1 to 9, or 0 for no digit. */
  readonly digit: number;
  /** Whether the digit is printed or a player's; otherwise what is there instead. */
  readonly kind: "given" | "written" | "empty" | "other";
  /** How likely the digit (or that there is none) is by its looks alone, 0 to 1. */
  readonly confidence: number;
  /** The rules decided it: the picture alone says something else. */
  readonly isMended: boolean;
  /** Look at it before you trust it. */
  readonly isDoubtful: boolean;
}

/** By looks alone, another reading must be so much less likely (as a logarithm). */
const CLEAR = 5.2;

/** Readings that the rules may choose from are at most so much less likely than the looks say. */
const MOST_COST = 16;

/** A puzzle has at least 17 digits. With fewer than these it is none. */
const LEAST_DIGITS = 12;

/** The network is less sure than it should be: this power of its shares fits rendered pictures best. */
const TEMPER = 1.3;

/** Two groups of cells by the color of their ink, if there are two. */
type ByColor = (cells: readonly number[]) => number[][] | undefined;

/** What the rules make of what is seen, or nothing if it is no sudoku. */
export function judge(seen: readonly Seen[], byColor: ByColor): { status: PhotoStatus; cells: ReadCell[] } | undefined {
  const odds = seen.map(logsOf);
  const looks = odds.map((logs) => logs.indexOf(Math.max(...logs)));
  const confidences = looks.map((digit, cell) => Math.exp(odds[cell][digit]));
  const digits = looks.filter((digit) => digit > 0).length;
  const clear = looks.filter((digit, cell) => digit > 0 && confidences[cell] > 0.7).length;
  if (digits < LEAST_DIGITS || clear < 0.6 * digits) return undefined;
  const inked = looks.flatMap((digit, cell) => (digit > 0 ? [cell] : []));
  const groups = byColor(inked);
  const colored = groups && [groups[1], groups[0]].find((answers) => isPuzzle(without(looks, answers)));
  const isWritten = seen.map(({ written }, cell) => colored?.includes(cell) ?? (looks[cell] > 0 && written > 0.5));
  // A player's digits may be wrong: where there are some, the rules hold for the printed ones.
  const ruled = odds.map((logs, cell) => (isWritten[cell] ? CLOSED : logs));
  const whole = likelyPuzzles(odds, { most: MOST_COST, apart: CLEAR });
  const printed = isWritten.includes(true) ? likelyPuzzles(ruled, { most: MOST_COST, apart: CLEAR }) : [];
  const isSplit = printed.length > 0 && (whole.length === 0 || printed[0].cost <= whole[0].cost);
  const [best, second] = isSplit ? printed : whole;
  const margin = (cell: number) => marginOf(odds[cell], looks[cell]);
  const chosen = looks.map((look, cell) =>
    best === undefined || (isSplit && isWritten[cell]) ? look : best.digits[cell],
  );
  const doubts = chosen.map((digit, cell) => {
    if (best === undefined) return margin(cell) < CLEAR;
    if (isSplit && isWritten[cell]) return margin(cell) < CLEAR;
    return second !== undefined && second.digits[cell] !== digit;
  });
  const givensAlone = Uint8Array.from(chosen, (digit, cell) => (isWritten[cell] ? 0 : digit));
  const hasGivens = isSplit || isPuzzle(givensAlone);
  const cells = chosen.map((digit, cell): ReadCell => {
    const isOther = digit === 0 && seen[cell].shares[10] > seen[cell].shares[0];
    return {
      digit,
      kind: digit === 0 ? (isOther ? "other" : "empty") : hasGivens && isWritten[cell] ? "written" : "given",
      confidence: Math.exp(odds[cell][digit]),
      isMended: digit !== looks[cell],
      isDoubtful: doubts[cell],
    };
  });
  return { status: statusOf(best, cells), cells };
}

const without = (digits: readonly number[], cells: readonly number[]): Uint8Array =>
  Uint8Array.from(digits, (digit, cell) => (cells.includes(cell) ? 0 : digit));

const statusOf = (best: Likely | undefined, cells: readonly ReadCell[]): PhotoStatus =>
  best === undefined || cells.some(({ isDoubtful }) => isDoubtful)
    ? "doubtful"
    : cells.some(({ isMended }) => isMended)
      ? "mended"
      : "sure";

/** How likely a cell holds each digit, or none (0), as logarithms. */
function logsOf({ shares }: Seen): Float64Array {
  const likely = new Float64Array(10);
  likely[0] = shares[0] + shares[10];
  for (let digit = 1; digit <= 9; digit++) likely[digit] = shares[digit];
  const tempered = likely.map((share) => (share + 1e-7) ** TEMPER);
  const sum = tempered.reduce((total, share) => total + share, 0);
  return tempered.map((share) => Math.log(share / sum));
}

/** A cell that the rules leave out. */
const CLOSED = Float64Array.from({ length: 10 }, (_, digit) => (digit === 0 ? 0 : -99));

function marginOf(logs: Float64Array, digit: number): number {
  let next = -Infinity;
  logs.forEach((log, other) => {
    if (other !== digit && log > next) next = log;
  });
  return logs[digit] - next;
}
