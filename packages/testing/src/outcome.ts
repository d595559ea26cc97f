import { cellName } from "@wings/core";
import { type CellDigit, type Hit, eliminationsOf } from "@wings/core/host";

/** The changes of a finding: eliminations as `r1c1≠1`, placements as `r1c1=1`, sorted, each once. */
export type Outcome = readonly string[];

/** The notation of a change in cases and messages. */
export const eliminated = ({ cell, digit }: CellDigit): string => `${cellName(cell)}≠${digit}`;
export const placed = ({ cell, digit }: CellDigit): string => `${cellName(cell)}=${digit}`;

export function outcomeOf(eliminations: readonly CellDigit[], placements: readonly CellDigit[]): Outcome {
  return [...new Set([...placements.map(placed), ...eliminations.map(eliminated)])].sort();
}

export const outcomeOfHit = (hit: Hit): Outcome => outcomeOf(eliminationsOf(hit), hit.placements);
