import {
  type Data,
  type Mark,
  type Pattern,
  type Reason,
  type Reporter,
  eliminateSeenByBoth,
  houseFact,
  strongLink,
  weakLink,
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
export const reportEnds = (report: Reporter<typeof pattern>, found: TwoLinks): boolean =>
  eliminateSeenByBoth(report, found.digit, found.a, found.d) && report.commit(found, SIZE);

export const reason = ({ digit, ab, cd }: TwoLinks): Reason => [houseFact(ab, digit), houseFact(cd, digit)];

export const marks = ({ digit, a, b, c, d }: TwoLinks): Mark<keyof typeof roles>[] => [
  { role: "end", cell: a, digits: [digit] },
  { role: "middle", cell: b, digits: [digit] },
  { role: "middle", cell: c, digits: [digit] },
  { role: "end", cell: d, digits: [digit] },
  strongLink(digit, a, b),
  weakLink(digit, b, c),
  strongLink(digit, c, d),
];

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
