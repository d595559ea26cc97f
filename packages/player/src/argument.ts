import { type Board, type NamedFact, cellName, houseName, parseCell, parseHouse } from "@wings/core";
import { cellsIn, digitsOf, housesIn, inHouse } from "@wings/core/author";
import { checkBoard } from "@wings/core/host";
import type { Claim, Judgement } from "@wings/core/judge";
import { checkCall } from "./check-call.js";

/** What somebody argues: facts, and what follows from them. */
export interface Argument {
  /** `r1c1`: the cell holds one of its candidates. `b3#7`: 7 has a place in box 3. */
  readonly facts: readonly string[];
  /** What follows: `r1c1-4`, `r1c1=4`. In practice, the marks are the claim. */
  readonly claim: readonly string[];
  /** The digit that is chosen in the cell with the cursor, or 0. */
  readonly digit: number;
  /** What the judge is asked: whether these facts prove it, or which are the fewest that do. */
  readonly asks?: "these" | "fewest" | undefined;
  readonly judgement?: Judgement | undefined;
  /** The facts that the proof doesn't need. */
  readonly spare?: readonly string[] | undefined;
  /** Whether the claim is the truth that took the place of a false one. */
  readonly isCorrected?: boolean | undefined;
}

/** An argument of which nothing is said yet. */
export const NO_ARGUMENT: Argument = { facts: [], claim: [], digit: 0 };

/** A change of the argument: what the judge said is about another one. */
export function changed(argument: Argument, changes: Partial<Argument>): Argument {
  checkCall({ argument, changes }, { argument: NO_ARGUMENT, changes: {} });
  return { ...argument, asks: undefined, judgement: undefined, spare: undefined, isCorrected: undefined, ...changes };
}

/** Whether the judge found no proof because no fact was chosen. */
export function lacksFacts(argument: Argument): boolean {
  checkCall({ argument }, { argument: NO_ARGUMENT });
  const { facts, asks, judgement } = argument;
  return facts.length === 0 && asks !== "fewest" && judgement?.verdict === "not-proved";
}

/** A list with a name, or without it if it was there. */
export function toggled(list: readonly string[], name: string): readonly string[] {
  checkCall({ list, name }, { list: [""], name: "" });
  return list.includes(name) ? list.filter((each) => each !== name) : [...list, name];
}

/** A claim as the board can have it: a digit that is placed isn't taken away as well. */
export function withClaim(claim: readonly string[], name: string): readonly string[] {
  checkCall({ claim, name }, { claim: [""], name: "" });
  const opposite = name.replace(/[-=]/, (sign) => (sign === "-" ? "=" : "-"));
  return toggled(
    claim.filter((each) => each !== opposite),
    name,
  );
}

const cellFactOf = (cell: number): string => cellName(cell);
const houseFactOf = (house: number, digit: number): string => `${houseName(house)}#${digit}`;

/** What a fact is about. */
export type FactParts =
  | { readonly kind: "cell"; readonly cell: number; readonly digits: readonly number[] }
  | { readonly kind: "house"; readonly house: number; readonly digit: number; readonly cells: readonly number[] };

/** What a fact is about, on a board. */
export function partsOfFact(fact: string, board: Board): FactParts {
  checkCall({ fact }, { fact: "" });
  checkBoard(board);
  const [place, digit] = fact.split("#");
  if (digit === undefined) {
    const cell = parseCell(place);
    return { kind: "cell", cell, digits: digitsOf(board.masks[cell]) };
  }
  const house = parseHouse(place);
  return { kind: "house", house, digit: Number(digit), cells: placesOf(board, house, Number(digit)) };
}

const placesOf = (board: Board, house: number, digit: number): number[] =>
  cellsIn(board, house).filter((cell) => board.has(cell, digit));

const isOpen = (board: Board, cell: number): boolean => board.values[cell] === 0;

/** The facts of a selection: a cell, a digit of it in its houses; or all places of a digit in a house. */
export function factsFor(board: Board, cells: readonly number[], digit: number): string[] {
  checkSelection(board, cells);
  const open = cells.filter((cell) => isOpen(board, cell));
  if (open.length === 0) return [];
  if (open.length === 1) {
    const [cell] = open;
    const houses = board.has(cell, digit) ? housesIn(board).filter((house) => inHouse(board, cell, house)) : [];
    return [cellFactOf(cell), ...houses.map((house) => houseFactOf(house, digit))];
  }
  const whole: string[] = [];
  for (const house of housesIn(board))
    for (const each of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const places = placesOf(board, house, each);
      const isPlaced = cellsIn(board, house).some((cell) => board.values[cell] === each);
      if (!isPlaced && places.length > 1 && places.every((cell) => open.includes(cell)))
        whole.push(houseFactOf(house, each));
    }
  return [...whole, ...open.map(cellFactOf)];
}

function checkSelection(board: Board, cells: readonly number[]): void {
  checkBoard(board);
  checkCall({ cells }, { cells: [0] });
}

/** What can be said of the candidates of a selection: the chosen digit, or the only one. */
export function claimsFor(board: Board, cells: readonly number[], digit: number): string[] {
  checkSelection(board, cells);
  const with_ = cells.filter((cell) => isOpen(board, cell) && board.has(cell, digit));
  return with_.length === 0
    ? []
    : [
        ...with_.map((cell) => `${cellName(cell)}-${digit}`),
        ...(with_.length === 1 ? [`${cellName(with_[0])}=${digit}`] : []),
      ];
}

/** The cell, the digit, and whether it is placed. */
export function partsOfClaim(name: string): {
  readonly cell: number;
  readonly digit: number;
  readonly isPlaced: boolean;
} {
  checkCall({ name }, { name: "" });
  return { cell: parseCell(name.slice(0, 4)), digit: Number(name[5]), isPlaced: name[4] === "=" };
}

/** What is wrong in a claim, by a solution: the opposite is true. */
export function oppositeOf(claim: readonly string[], solution: string): string[] {
  checkCall({ claim, solution }, { claim: [""], solution: "" });
  return claim
    .filter((name) => {
      const { cell, digit, isPlaced } = partsOfClaim(name);
      return (solution[cell] === String(digit)) !== isPlaced;
    })
    .map((name) => name.replace(/[-=]/, (sign) => (sign === "-" ? "=" : "-")));
}

/** The claim as the judge reads it. */
export function claimOf(names: readonly string[]): Claim {
  checkCall({ names }, { names: [""] });
  const parts = names.map(partsOfClaim);
  const change = ({ cell, digit }: (typeof parts)[number]) => ({ cell, digit });
  return {
    eliminations: parts.filter(({ isPlaced }) => !isPlaced).map(change),
    placements: parts.filter(({ isPlaced }) => isPlaced).map(change),
  };
}

/** The facts as the judge reads them. */
export function namedFacts(facts: readonly string[]): NamedFact[] {
  checkCall({ facts }, { facts: [""] });
  return facts.map((fact) => {
    const [place, digit] = fact.split("#");
    return (digit === undefined ? { cell: place } : { house: place, digit: Number(digit) }) as NamedFact;
  });
}

/** Facts of the judge, as arguments name them. Deadly patterns and mirrors can't be chosen. */
export function factNames(facts: readonly NamedFact[]): string[] {
  checkCall({ facts }, { facts: [{}] });
  return facts.flatMap((fact) =>
    "cell" in fact ? [fact.cell] : "house" in fact ? [`${fact.house}#${fact.digit}`] : [],
  );
}

/** The digits of the case that is left open, or those that contradict the claim. */
export function shownDigits(
  judgement: Judgement | undefined,
  claim: readonly string[],
): readonly (readonly [cell: number, digit: number])[] {
  checkCall({ claim }, { claim: [""] });
  const { open, solution } = judgement ?? {};
  if (open !== undefined) return open.map((name) => [parseCell(name.slice(0, 4)), Number(name[5])] as const);
  if (solution === undefined) return [];
  // All other digits of the solution would spoil the puzzle.
  const cells = new Set(oppositeOf(claim, solution).map((name) => partsOfClaim(name).cell));
  return [...cells].map((cell) => [cell, Number(solution[cell])] as const);
}
