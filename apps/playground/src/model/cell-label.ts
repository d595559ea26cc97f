import { type Board, cellName } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { layoutView } from "./layout-view.js";
import type { Words } from "./words/english.js";
import type { Step } from "./step.js";

/** What a cell has beside its digit or its candidates. */
export interface LabelOptions {
  readonly words: Words;
  readonly step?: Step | undefined;
  readonly isWrong?: boolean;
  /** Whether the board shows its candidates. */
  readonly hasCandidates?: boolean;
  /** Masks of notes, and of what is marked in practice. */
  readonly corner?: number;
  readonly center?: number;
  readonly marked?: number;
  /** The color that the player gave to the cell; 0 for none. */
  readonly color?: number;
}

const listed = (mask: number): string => digitsOf(mask).join(" ");

/** The label of a cell for screen readers: `row 2 column 6, diagonal 1, candidates 1 4`. */
export function labelOf(board: Board, cell: number, options: LabelOptions): string {
  const { words, step, isWrong = false, hasCandidates = true, corner = 0, center = 0, marked = 0, color = 0 } = options;
  const parts: (string | false)[] = [
    words.place(Math.floor(cell / 9) + 1, (cell % 9) + 1),
    ...layoutView(board.layout).housesOf(cell, words),
  ];
  const value = board.values[cell];
  const mask = board.masks[cell];
  if (value !== 0) parts.push(`${value}${board.isGiven(cell) ? ` ${words.given}` : ""}`);
  else if (mask === 0) parts.push(words.noCandidates);
  else parts.push(hasCandidates ? words.candidatesAre(listed(mask)) : words.openCell);
  if (value === 0) {
    parts.push(corner !== 0 && words.cornerNotes(listed(corner)), center !== 0 && words.centerNotes(listed(center)));
    parts.push(marked !== 0 && words.markedDigits(listed(marked)));
    if (step !== undefined && mask !== 0) parts.push(...changesIn(step, cellName(cell), words));
  }
  parts.push(color !== 0 && words.colorNamed(color), isWrong && words.contradictory);
  return parts.filter(Boolean).join(", ");
}

function changesIn({ finding }: Step, name: string, words: Words): (string | false)[] {
  const lost = finding.eliminations.filter((each) => each.cell === name).map(({ digit }) => digit);
  const taken = finding.placements.filter((each) => each.cell === name).map(({ digit }) => digit);
  return [
    lost.length > 0 && words.removeDigits(lost.join(" ")),
    taken.length > 0 && words.placeDigits(taken.join(" ")),
  ];
}
