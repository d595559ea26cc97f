import { LADDER } from "@wings/ladder";
import type { PuzzleRecord } from "./record.js";

/** By name: how many. */
export type Counts = Record<string, number>;

/** What the card says of some puzzles. */
export interface Summary {
  readonly puzzles: { train: number; test: number };
  readonly parts: Counts;
  readonly levels: Counts;
  readonly hardest: Counts;
  /** On how many puzzles a technique is used. */
  readonly techniques: Counts;
  readonly clues: Counts;
  readonly er: Counts;
  /** Steps of paths by technique. */
  readonly steps: Counts;
  readonly wrong: Counts;
}

export const emptySummary = (): Summary => ({
  puzzles: { train: 0, test: 0 },
  parts: {},
  levels: {},
  hardest: {},
  techniques: {},
  clues: {},
  er: {},
  steps: {},
  wrong: {},
});

const count = (counts: Counts, name: string | number, by = 1): void => {
  counts[name] = (counts[name] ?? 0) + by;
};

export function addRecord(summary: Summary, record: PuzzleRecord): void {
  const { split, part, level, hardest, counts, clues, er, steps = [], wrong = [] } = record;
  summary.puzzles[split]++;
  count(summary.parts, part);
  count(summary.levels, level ?? "stuck");
  count(summary.hardest, hardest ?? "none");
  for (const id of Object.keys(counts)) count(summary.techniques, id);
  count(summary.clues, clues);
  if (er !== undefined) count(summary.er, er.toFixed(1));
  for (const { technique } of steps) count(summary.steps, technique);
  for (const { technique } of wrong) count(summary.wrong, technique);
}

export function addSummary(into: Summary, other: Summary): void {
  for (const [name, counts] of Object.entries(other) as [keyof Summary, Counts][])
    for (const [key, number] of Object.entries(counts)) count(into[name], key, number);
}

/** Names in the order of the ladder, or of numbers. */
export function inOrder(counts: Counts): [name: string, count: number][] {
  const levels = new Set<string>(LADDER.map(({ level }) => level));
  const ranks = [...levels, ...LADDER.map(({ technique }) => technique.id)];
  const rank = (name: string): number => {
    const at = ranks.indexOf(name);
    return at >= 0 ? at : Number.isNaN(Number(name)) ? Infinity : Number(name);
  };
  return Object.entries(counts).sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
}
