import {
  type Board,
  type Data,
  type Mark,
  type Pattern,
  PEERS,
  type Reason,
  type Reporter,
  houseFact,
  nodeOf,
} from "@wings/core/author";

/**
 * Two pairs of a digit, joined by a weak link. One of the ends is true:
 *
 * ```
 *   a ═══ b ─── c ═══ d        b and c see each other, so a or d is true
 * ```
 */
export const pattern = {
  digit: "digit",
  a: "cell",
  b: "cell",
  c: "cell",
  d: "cell",
  ab: "house",
  cd: "house",
} as const;
/** The pattern: the digit, the four cells in the order of the chain, and the houses of the two pairs. */
export type TwoLinks = Pattern<typeof pattern>;

/** Four cells. */
export const SIZE = 4;

export const roles = { end: "one of these is …", middle: "… can't be in both" } as const;

/** Reports what the ends eliminate, if anything. Returns whether to stop. */
export function reportEnds(
  board: Board,
  report: Reporter<typeof pattern>,
  digit: number,
  a: number,
  b: number,
  c: number,
  d: number,
  ab: number,
  cd: number,
): boolean {
  const { places } = board;
  const w0 = PEERS[a * 3] & PEERS[d * 3] & places[digit * 3];
  const w1 = PEERS[a * 3 + 1] & PEERS[d * 3 + 1] & places[digit * 3 + 1];
  const w2 = PEERS[a * 3 + 2] & PEERS[d * 3 + 2] & places[digit * 3 + 2];
  if ((w0 | w1 | w2) === 0) return false;
  report.eliminate(digit, w0, w1, w2);
  return report.commit({ digit, a, b, c, d, ab, cd }, SIZE);
}

export const reason = ({ digit, ab, cd }: TwoLinks): Reason => [houseFact(ab, digit), houseFact(cd, digit)];

export const marks = ({ digit, a, b, c, d }: TwoLinks): Mark<keyof typeof roles>[] => [
  { role: "end", cell: a, digits: [digit] },
  { role: "middle", cell: b, digits: [digit] },
  { role: "middle", cell: c, digits: [digit] },
  { role: "end", cell: d, digits: [digit] },
  linkOf("strong", digit, [a], [b]),
  linkOf("weak", digit, [b], [c]),
  linkOf("strong", digit, [c], [d]),
];

export const linkOf = (
  link: "strong" | "weak",
  digit: number,
  from: readonly number[],
  to: readonly number[],
): Mark<never> => ({ link, from: nodeOf(digit, from), to: nodeOf(digit, to) });

export const data = ({ digit, a, b, c, d, ab, cd }: TwoLinks): Data => ({
  digit,
  a: { cell: a },
  b: { cell: b },
  c: { cell: c },
  d: { cell: d },
  ab: { house: ab },
  cd: { house: cd },
});

/** The long message, with a sentence that says why b and c can't both be true. */
export const longMessage = (why: string): string =>
  "In {ab}, the digit {digit} can only be in {a} or {b}. In {cd}, it can only be in {c} or {d}. " +
  `${why}, so they can't both be {digit}. So {digit} is in {a} or in {d}, and a cell that sees both can't be {digit}: ` +
  "{outcome}.";

export const SHORT = "{digit} in {ab} and {cd}, {a}={b}-{c}={d}: {outcome}";
