import { type Likely, likelyPuzzles } from "./likely.js";
import type { Seen } from "./network.js";
import type { Rules } from "./rules.js";

/** How far a reading can be trusted. */
export type PhotoStatus = "sure" | "mended" | "doubtful" | "nothing found";

/** What is read in a cell. */
export interface ReadCell {
  /** 1 to 9, or 0 for no digit. */
  readonly digit: number;
  /** Whether the digit is printed or a player's; otherwise what is there instead. */
  readonly kind: "given" | "written" | "empty" | "other";
  /** Small digits in a cell without a digit, where they can be read: each in its place of 3 × 3. */
  readonly notes: readonly number[];
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

/** A reading with fewer digits is no sudoku: with other houses, a puzzle has at least 8. */
const LEAST_DIGITS = 8;

/** Something may hide so many digits of a puzzle. */
const MOST_HIDDEN = 5;

/** Few digits that are no puzzle by the rules may be one by others, if so few cells at most are not clear. */
const MOST_UNCLEAR = 2;
const FEW_DIGITS = 17;

/** The network is less sure of digits and of paper than it should be: this power of its shares fits rendered pictures. */
const TEMPER = 2;

/** Something else than a digit may be a digit that can't be read. */
const OTHER_TEMPER = 1.3;

/** Groups of cells by the color of their ink, the least colorful first, if there are several. */
type ByColor = (cells: readonly number[]) => number[][] | undefined;

/** What the rules make of what is seen, or nothing if it is no sudoku. */
export function judge(
  seen: readonly Seen[],
  notes: readonly (readonly number[])[],
  byColor: ByColor,
  rules: Rules,
): { status: PhotoStatus; cells: ReadCell[] } | undefined {
  const odds = seen.map((each, cell) => (notes[cell].length > 0 ? CLOSED : logsOf(each)));
  const looks = odds.map((logs) => logs.indexOf(Math.max(...logs)));
  const digits = looks.filter((digit) => digit > 0).length;
  const clear = looks.filter((digit, cell) => digit > 0 && seen[cell].shares[digit] > 0.7).length;
  if (digits < LEAST_DIGITS || clear < 0.6 * digits) return undefined;
  const margins = odds.map((logs, cell) => marginOf(logs, looks[cell]));
  const isClear = margins.filter((margin) => margin < CLEAR).length <= MOST_UNCLEAR;
  if (digits + MOST_HIDDEN < rules.leastGivens && !isClear) return undefined;
  const whole = likelyPuzzles(odds, rules, { most: MOST_COST, apart: CLEAR });
  const inked = looks.flatMap((digit, cell) => (digit > 0 ? [cell] : []));
  const givens = byColor(inked)?.find((cells) => rules.verdictOn(only(looks, cells)) === "puzzle");
  const isWritten = seen.map(
    ({ written }, cell) => looks[cell] > 0 && (givens === undefined ? written > 0.5 : !givens.includes(cell)),
  );
  // A player's digits may be wrong: where there are some, the rules hold for the printed ones.
  const ruled = odds.map((logs, cell) => (isWritten[cell] ? CLOSED : logs));
  const printed = isWritten.includes(true) ? likelyPuzzles(ruled, rules, { most: MOST_COST, apart: CLEAR }) : [];
  const isSplit = printed.length > 0 && (whole.length === 0 || printed[0].cost <= whole[0].cost);
  const [best, second] = isSplit ? printed : whole;
  if (best === undefined && digits < FEW_DIGITS && !isClear) return undefined;
  const chosen = looks.map((look, cell) =>
    best === undefined || (isSplit && isWritten[cell]) ? look : best.digits[cell],
  );
  const solution = best && rules.solve(best.digits);
  const doubts = chosen.map((digit, cell) => {
    if (best === undefined) return margins[cell] < CLEAR;
    // A digit by hand that is wrong is a mistake, or it is misread.
    if (isSplit && isWritten[cell])
      return margins[cell] < CLEAR || (givens === undefined && digit !== Number(solution?.[cell]));
    return second !== undefined && second.digits[cell] !== digit;
  });
  const givensAlone = Uint8Array.from(chosen, (digit, cell) => (isWritten[cell] ? 0 : digit));
  const hasGivens = isSplit || rules.verdictOn(givensAlone) === "puzzle";
  const cells = chosen.map((digit, cell): ReadCell => {
    const isOther = digit === 0 && seen[cell].shares[10] > seen[cell].shares[0];
    return {
      digit,
      kind: digit === 0 ? (isOther ? "other" : "empty") : hasGivens && isWritten[cell] ? "written" : "given",
      notes: digit === 0 ? notes[cell] : [],
      confidence: Math.exp(odds[cell][digit]),
      isMended: digit !== looks[cell],
      isDoubtful: doubts[cell],
    };
  });
  return { status: statusOf(best, cells), cells };
}

const only = (digits: readonly number[], cells: readonly number[]): Uint8Array =>
  Uint8Array.from(digits, (digit, cell) => (cells.includes(cell) ? digit : 0));

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
  const power = shares[10] === Math.max(...shares) ? OTHER_TEMPER : TEMPER;
  const tempered = likely.map((share) => (share + 1e-7) ** power);
  const sum = tempered.reduce((total, share) => total + share, 0);
  return tempered.map((share) => Math.log(share / sum));
}

/** A cell that has no digit for the rules. */
const CLOSED = Float64Array.from({ length: 10 }, (_, digit) => (digit === 0 ? 0 : -99));

function marginOf(logs: Float64Array, digit: number): number {
  let next = -Infinity;
  logs.forEach((log, other) => {
    if (other !== digit && log > next) next = log;
  });
  return logs[digit] - next;
}
