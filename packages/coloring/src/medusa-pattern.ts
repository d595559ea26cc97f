import type { Pattern } from "@wings/core/author";

/**
 * The candidate that leaves, and paths along pairs whose candidates have the colors A and B in turn. `emptied` is the cell that
 * would have no candidate left; or `houses` is the house that would have no place for the digit in `lost`.
 *
 * ```
 *   trap   A ═══ B ═══ A ═══ B       wrap   t ═══ B ═══ A         t is A; if A were true, two candidates
 *           ╲               ╱                ╲           │        would clash, or a cell or house would be
 *            ───── t ──────                   ═ B ═ A ───╯        empty
 * ```
 */
export const pattern = {
  cell: "cell",
  digit: "digit",
  paths: "nodes",
  emptied: "cells",
  houses: "houses",
  lost: "digits",
} as const;
/** The pattern: the candidate that leaves, the paths that show it, and what would be empty if it were true. */
export type Medusa = Pattern<typeof pattern>;
