import {
  type Board,
  type Cell,
  type Digit,
  type Fact,
  type House,
  houseCellTable,
  houseFact,
  lowestBit,
  type Mark,
  placesByHouse,
} from "@wings/core/author";

/** What all fish have: the digit and the base lines. */
interface Based {
  readonly digit: Digit;
  readonly base: readonly House[];
}

/** The places of the base, line by line: all of them, or only the places in some lines across. */
export function placesOf(board: Board, { digit, base }: Based, across = -1): Cell[] {
  const houseCells = houseCellTable(board);
  const places = placesByHouse(board);
  const cells: Cell[] = [];
  for (const house of base) {
    for (let rest = places[house * 10 + digit] & across; rest !== 0; rest &= rest - 1)
      cells.push(houseCells[house * 9 + lowestBit(rest)]);
  }
  return cells;
}

export const lineMarks = <const R extends string>(role: R, houses: readonly House[], digit: Digit): Mark<R>[] =>
  houses.map((house) => ({ role, house, digit }));

export const placeMarks = <const R extends string>(role: R, cells: readonly Cell[], digit: Digit): Mark<R>[] =>
  cells.map((cell) => ({ role, cell, digits: [digit] }));

/** Each base line has the digit. */
export const reason = ({ digit, base }: Based): Fact[] => base.map((house) => houseFact(house, digit));

/** The name of a fish: `Finned X-Wing` for `finned-x-wing`. */
export const nameOf = (id: string): string =>
  id.replace(/(^|-)./g, (start) => start.replace("-", " ").toUpperCase()).replace("X W", "X-W");
