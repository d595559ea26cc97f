import { type Board, type Mark, PEERS, type Reporter, lowestBit, lowestDigit, nodeOf, sees } from "@wings/core/author";

/*
 * All three techniques start from two wings P and Q, joined by the places of a digit in a house.
 *
 *   P xy ─── a x ═══ b x ─── xy Q        one wing sees x, so it is y
 */

/** Handles two wings with the digits x < y. Returns whether to stop. */
type Visit = (board: Board, report: Reporter, p: number, q: number, x: number, y: number) => boolean;

/** Visits all pairs of cells with the same two candidates that do not see each other, P before Q. */
export function walkWings(board: Board, report: Reporter, visit: Visit): void {
  const { bivalue, masks, places } = board;
  for (let w = 0; w < 3; w++) {
    for (let ps = bivalue[w]; ps !== 0; ps &= ps - 1) {
      const p = w * 27 + lowestBit(ps);
      const x = lowestDigit(masks[p]);
      const y = lowestDigit(masks[p] & (masks[p] - 1));
      for (let v = w; v < 3; v++) {
        const later = v === w ? ps & (ps - 1) : bivalue[v];
        let qs = later & places[x * 3 + v] & places[y * 3 + v] & ~PEERS[p * 3 + v];
        for (; qs !== 0; qs &= qs - 1) {
          if (visit(board, report, p, v * 27 + lowestBit(qs), x, y)) return;
        }
      }
    }
  }
}

/** Whether any cell that sees both wings has the digit. This rules out most pairs early. */
export const hasTargets = ({ places }: Board, p: number, q: number, digit: number): boolean =>
  ((PEERS[p * 3] & PEERS[q * 3] & places[digit * 3]) |
    (PEERS[p * 3 + 1] & PEERS[q * 3 + 1] & places[digit * 3 + 1]) |
    (PEERS[p * 3 + 2] & PEERS[q * 3 + 2] & places[digit * 3 + 2])) !==
  0;

/** Removes the digit from every cell that sees both cells. Returns whether any of them has it. */
export const eliminate = (report: Reporter, digit: number, a: number, b: number): boolean =>
  report.eliminate(
    digit,
    PEERS[a * 3] & PEERS[b * 3],
    PEERS[a * 3 + 1] & PEERS[b * 3 + 1],
    PEERS[a * 3 + 2] & PEERS[b * 3 + 2],
  );

const link = (digit: number, from: number, to: number): Mark<never> => ({
  link: "weak",
  from: nodeOf(digit, [from]),
  to: nodeOf(digit, [to]),
});

/** The weak links from the wings to the places that they see. */
export const weakLinkMarks = (p: number, q: number, digit: number, places: readonly number[]): Mark<never>[] =>
  [p, q].flatMap((from) => places.filter((to) => sees(from, to)).map((to) => link(digit, from, to)));
