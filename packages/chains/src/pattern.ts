import type { Pattern } from "@wings/core/author";

export const shape = { nodes: "nodes", links: "links" } as const;
export type ChainShape = typeof shape;
/** A chain: its nodes A1, B1, A2, B2 and so on, and for each strong link the facts that it rests on. */
export type ChainPattern = Pattern<ChainShape>;
