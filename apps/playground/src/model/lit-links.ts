import type { PictureLink } from "@wings/draw";
import type { Lit } from "./clauses.js";

/**
 * The links that a clause of an explanation speaks of, by their index. A clause such as “Then r3c8 can't be 9, so it is 5” goes on
 * from the one before it, so one end of a link may be named there.
 */
export function linksOf(links: readonly PictureLink[], clauses: readonly Lit[], clause: number): number[] {
  const here = clauses[clause];
  const before = clauses[clause - 1] as Lit | undefined;
  const isNamed = (ends: PictureLink["from"], lit: Lit | undefined): boolean =>
    ends.some(({ cell, digit }) => lit?.cells.includes(cell) === true && lit.digits.includes(digit));
  return links.flatMap(({ from, to }, i) => {
    const isHere = isNamed(from, here) || isNamed(to, here);
    const isWhole = [from, to].every((ends) => isNamed(ends, here) || isNamed(ends, before));
    return isHere && isWhole ? [i] : [];
  });
}

/** Whether a link joins candidates of one cell: it is short. */
export const isInCell = ({ from, to }: PictureLink): boolean =>
  from.length === 1 && to.length === 1 && from[0].cell === to[0].cell;
