import type { Technique } from "@wings/core";
import { type Fact, HOUSE_CELLS, candidateCell, candidateDigit } from "@wings/core/author";
import {
  type CellDigit,
  type Hit,
  type Mapping,
  digitOf,
  eliminationsOf,
  houseOf,
  isCellFact,
  isDeadlyFact,
  mapMark,
  mapPattern,
  parseCells,
} from "@wings/core/host";

/** The cells, houses and digits of a text or a finding. */
export interface Entities {
  readonly cells: ReadonlySet<number>;
  readonly houses: ReadonlySet<number>;
  readonly digits: ReadonlySet<number>;
}

/** `r1c1`, `r12c3` */
const CELLS = /\br[1-9]+c[1-9]+(?![a-z\d])/gi;
/** `r1`, `c1`, `b1`, `row 1` */
const HOUSES = /\b(?:r|c|b|(?:row|column|box) )[1-9](?![a-z\d])/gi;

/** The entities that a text names. Each figure outside a name counts as a digit. */
export function entitiesIn(text: string): Entities {
  const cells = (text.match(CELLS) ?? []).flatMap(parseCells);
  const rest = text.replace(CELLS, " ");
  const houses = (rest.match(HOUSES) ?? []).map(
    (name) => "rcb".indexOf(name[0].toLowerCase()) * 9 + +name.slice(-1) - 1,
  );
  const digits = (rest.replace(HOUSES, " ").match(/\d/g) ?? []).map(Number);
  return { cells: new Set(cells), houses: new Set(houses), digits: new Set(digits) };
}

/** The entities of a hit: its pattern, marks and changes, and the houses of its cells. */
export function entitiesOf(technique: Technique, hit: Hit, marks: ReturnType<Technique["marks"]>): Entities {
  const changes: CellDigit[] = [...eliminationsOf(hit), ...hit.placements];
  const cells = new Set(changes.map(({ cell }) => cell));
  const houses = new Set<number>();
  const digits = new Set(changes.map(({ digit }) => digit));
  const collect: Mapping = {
    cell: (cell: number) => cells.add(cell),
    digit: (digit: number) => digits.add(digit),
    house: (house: number) => houses.add(house),
    candidate: (candidate: number) => cells.add(candidateCell(candidate)) && digits.add(candidateDigit(candidate)),
    fact: (fact: Fact) => {
      if (isDeadlyFact(fact)) fact.cells.forEach((cell) => cells.add(cell));
      else if (isCellFact(fact)) cells.add(fact);
      else houses.add(houseOf(fact)) && digits.add(digitOf(fact));
    },
  };
  mapPattern(technique.id, technique.meta.pattern, hit.pattern, collect);
  for (const mark of marks) {
    if ("link" in mark) {
      mapMark(mark, collect);
      continue;
    }
    if ("house" in mark) houses.add(mark.house);
    else cells.add(mark.cell);
    for (const digit of "house" in mark ? [mark.digit ?? 0] : (mark.digits ?? [])) digits.add(digit);
  }
  HOUSE_CELLS.forEach((cell, i) => {
    if (cells.has(cell)) houses.add(Math.floor(i / 9));
  });
  return { cells, houses, digits };
}

/** Whether `all` contains each of some values. */
export const isSubset = (some: ReadonlySet<number>, all: ReadonlySet<number>): boolean =>
  [...some].every((each) => all.has(each));
