import type { Pattern } from "@wings/core/author";

export const shape = { cell: "cell", digit: "digit", fact: "links", nodes: "nodes", links: "links" } as const;
/**
 * A forcing chain: the candidate that goes; the fact, `[[fact]]`, of which it makes each candidate false; and the chains, one behind
 * the other in the order of these candidates. Each chain is A1, B1, A2, B2 and so on, and ends with the first node that makes
 * its candidate false. A candidate that sees the one that goes needs no chain.
 */
export type ForcingChain = Pattern<typeof shape>;
