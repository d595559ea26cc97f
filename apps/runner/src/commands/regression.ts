import { type Board, type CellDigit, Sink, type Technique, eliminationsOf, runTechnique } from "@wings/core";

/** The codes of the HoDoKu library that wings has techniques for; others are not covered. */
export const CODES: Readonly<Record<string, readonly string[]>> = {
  "0000": ["full-house"],
  "0002": ["hidden-single"],
  "0003": ["naked-single"],
  "0100": ["pointing"],
  "0101": ["claiming"],
  "0110": ["locked-pair"],
  "0111": ["locked-triple"],
  "0200": ["naked-pair"],
  "0201": ["naked-triple"],
  "0202": ["naked-quad"],
  "0210": ["hidden-pair"],
  "0211": ["hidden-triple"],
  "0212": ["hidden-quad"],
  "0800": ["xy-wing"],
  "0801": ["xyz-wing"],
  "0803": ["w-wing"],
  "0902": ["als-xy-wing"],
};

export interface Outcome {
  readonly eliminations: readonly CellDigit[];
  readonly placements: readonly CellDigit[];
}

/** An outcome as a text, as the library writes it (`314 977`): the same in whatever order and however often its parts are told. */
export const outcomeText = ({ eliminations, placements }: Outcome): string => {
  const text = (list: readonly CellDigit[]): string => {
    const told = list.map(({ cell, digit }) => `${digit}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`);
    return [...new Set(told)].sort().join(" ");
  };
  return `${text(placements)}|${text(eliminations)}`;
};

/** The outcomes of all findings of these techniques. */
export function outcomesOn(board: Board, techniques: readonly Technique[]): Set<string> {
  const sink = new Sink(board, "distinct");
  const before = board.copy();
  const outcomes = new Set<string>();
  for (const technique of techniques) {
    runTechnique(technique, board, sink, before);
    for (const hit of sink.hits)
      outcomes.add(outcomeText({ eliminations: eliminationsOf(hit), placements: hit.placements }));
  }
  return outcomes;
}
