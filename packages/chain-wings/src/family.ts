import type { Board } from "@wings/core/author";
import {
  type Exclusion,
  type Form,
  type Kind,
  type Node,
  type Way,
  isOfKind,
  overlap,
  strongLinksOf,
} from "./strong-links.js";

/**
 * Three strong links joined by two exclusions. One of the two ends is true.
 *
 * ```
 *   N1 ═══ N2 ─── N3 ═══ N4 ─── N5 ═══ N6
 * ```
 */
export interface Shape {
  readonly links: readonly [Kind, Kind, Kind];
  readonly exclusions: readonly [Exclusion, Exclusion];
  /** Whether both ends have the same digit, or different ones; `any` where the links decide. */
  readonly ends: "same" | "different" | "any";
}

export type Nodes = readonly [Node, Node, Node, Node, Node, Node];

/** A wing: its three links in order. */
export interface Wing {
  readonly nodes: Nodes;
  readonly ways: readonly [Way, Way, Way];
}

/**
 * The wings of a shape whose ends fit, each in one direction. No candidate is in two nodes, and no link is used twice.
 * `fits` comes early, because most pairs of ends eliminate nothing.
 */
export function* wingsOf(
  board: Board,
  shape: Shape,
  form: Form,
  fits: (first: Node, last: Node) => boolean,
): Generator<Wing> {
  const { links, exclusions, ends } = shape;
  const table = strongLinksOf(board, form);
  const isSymmetric = links[0] === links[2] && exclusions[0] === exclusions[1];
  const kinds = kindsOf(shape, form);
  for (const first of table.ways) {
    if (!isOfKind(first.link, kinds[0])) continue;
    const { far: n1, near: n2 } = first;
    for (const middle of table.waysAfter(n2, exclusions[0], kinds[1])) {
      if (middle.link === first.link) continue;
      const { near: n3, far: n4 } = middle;
      if (overlap(n1, n3) || overlap(n1, n4) || overlap(n2, n4)) continue;
      for (const last of table.waysAfter(n4, exclusions[1], kinds[2])) {
        const { near: n5, far: n6 } = last;
        if (ends !== "any" && (ends === "same") !== (n1.digit === n6.digit)) continue;
        if (!fits(n1, n6) || last.link === middle.link) continue;
        if (isSymmetric ? last.link.index <= first.link.index : last.link === first.link) continue;
        if (overlap(n1, n5) || overlap(n2, n5) || overlap(n3, n5)) continue;
        if (overlap(n1, n6) || overlap(n2, n6) || overlap(n3, n6) || overlap(n4, n6)) continue;
        if (formOf(first, middle, last) !== form) continue;
        yield { nodes: [n1, n2, n3, n4, n5, n6], ways: [first, middle, last] };
      }
    }
  }
}

/** The kinds of the links. Where only one link can be a set, the form with sets has one there. */
function kindsOf({ links }: Shape, form: Form): readonly Kind[] {
  const isOne = form === "als" && links.filter((kind) => kind === "V").length === 1;
  return links.map((kind) => (isOne && kind === "V" ? "A" : kind));
}

/** A wing with a set is of the form with sets, even where its houses are grouped. */
function formOf(...ways: readonly Way[]): Form {
  if (ways.some(({ link }) => link.kind === "set")) return "als";
  return ways.some(({ link }) => link.isGrouped) ? "grouped" : "plain";
}
