import { type FindingJson, parseCell } from "@wings/core";
import { codesIn } from "./words/cell-names.js";
import type { Words } from "./words/english.js";
import type { Step } from "./step.js";

/** All steps of one technique. */
export interface Group {
  readonly technique: string;
  readonly steps: readonly Step[];
}

/** Which steps to list. */
export interface Filter {
  /** Words in the name of the technique or in the short message. */
  readonly words: string;
  readonly changes: "all" | "placements" | "eliminations";
  /** Only steps that change this cell. */
  readonly cell: number | undefined;
}

export const EVERYTHING: Filter = { words: "", changes: "all", cell: undefined };

/** The groups with only the matching steps, without empty groups. */
export const filtered = (
  groups: readonly Group[],
  { words: typed, changes, cell }: Filter,
  namesOf: (technique: string) => string,
  words: Words,
): Group[] => {
  const wanted = codesIn(typed, words).split(/\s+/).filter(Boolean);
  return groups
    .map(({ technique, steps }) => ({
      technique,
      steps: steps.filter(({ finding, short }) => {
        if (changes !== "all" && finding[changes].length === 0) return false;
        if (cell !== undefined && !touches(finding, cell)) return false;
        if (wanted.length === 0) return true;
        const text = `${namesOf(technique)} ${short}`.toLowerCase();
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ steps }) => steps.length > 0);
};

const touches = ({ placements, eliminations }: FindingJson, cell: number): boolean =>
  [...placements, ...eliminations].some((change) => parseCell(change.cell) === cell);
