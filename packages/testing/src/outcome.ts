import { type CellDigit, type Hit, cellName, eliminationsOf } from "@wings/core";

/** What changes: eliminations as `r1c1≠1`, placements as `r1c1=1`, each once, in one order. */
export type Outcome = readonly string[];

/** How a step is written in a case, and in what the tester says. */
export const eliminated = ({ cell, digit }: CellDigit): string => `${cellName(cell)}≠${digit}`;
export const placed = ({ cell, digit }: CellDigit): string => `${cellName(cell)}=${digit}`;

export function outcomeOf(eliminations: readonly CellDigit[], placements: readonly CellDigit[]): Outcome {
  return [...new Set([...placements.map(placed), ...eliminations.map(eliminated)])].sort();
}

export const outcomeOfHit = (hit: Hit): Outcome => outcomeOf(eliminationsOf(hit), hit.placements);
