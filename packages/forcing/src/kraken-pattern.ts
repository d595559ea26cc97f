import type { Pattern } from "@wings/core/author";

export const shape = {
  cell: "cell",
  digit: "digit",
  fish: "digit",
  base: "houses",
  cover: "houses",
  nodes: "nodes",
  links: "links",
} as const;
/**
 * A Kraken Fish: the candidate that goes; the digit of the fish, its base lines, and the lines across that hold all places that are
 * left, one line too few; and the chains to the other places of the base, one behind the other as in a forcing chain.
 */
export type KrakenFish = Pattern<typeof shape>;
