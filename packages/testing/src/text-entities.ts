import type { Technique } from "@wings/core";
import {
  type Fact,
  type FieldKind,
  candidateCell,
  candidateDigit,
  digitsOf,
  houseOf,
  isCellFact,
} from "@wings/core/author";
import {
  HOUSE_CELLS,
  type CellDigit,
  type Hit,
  type Mapping,
  digitOf,
  eliminationsOf,
  isDeadlyFact,
  isMirrorFact,
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

/** The entities of a pattern. */
export function patternEntities({ id, meta }: Technique, pattern: object): Entities {
  const all = { cells: new Set<number>(), houses: new Set<number>(), digits: new Set<number>() };
  mapPattern(id, meta.pattern, pattern, collectorOf(all));
  return all;
}

/** What a field of a pattern names; undefined for links, which name several things. */
export const entityOf = (kind: FieldKind): keyof Entities | undefined =>
  kind.startsWith("digit") ? "digits" : kind.startsWith("house") ? "houses" : kind === "links" ? undefined : "cells";

/** The entities of one field of a pattern. */
export function fieldEntities(kind: FieldKind, value: unknown): Entities {
  const all = { cells: new Set<number>(), houses: new Set<number>(), digits: new Set<number>() };
  mapPattern("", { field: kind }, { field: value }, collectorOf(all));
  return all;
}

/** Adds everything that is mapped. */
const collectorOf = ({ cells, houses, digits }: Record<keyof Entities, Set<number>>): Mapping => ({
  cell: (cell: number) => cells.add(cell),
  digit: (digit: number) => digits.add(digit),
  house: (house: number) => houses.add(house),
  candidate: (candidate: number) => cells.add(candidateCell(candidate)) && digits.add(candidateDigit(candidate)),
  fact: (fact: Fact) => {
    if (isDeadlyFact(fact)) {
      for (const cell of fact.cells) cells.add(cell);
      for (const digit of fact.digits.flatMap(digitsOf)) digits.add(digit);
    } else if (isMirrorFact(fact)) {
      cells.add(candidateCell(fact.mirror));
      for (const house of fact.map) houses.add(house);
      for (const digit of fact.digits) digits.add(digit);
    } else if (isCellFact(fact)) {
      cells.add(fact);
    } else {
      houses.add(houseOf(fact));
      digits.add(digitOf(fact));
    }
  },
});

/** The entities of a hit: its pattern, marks and changes, and the houses of its cells. */
export function entitiesOf(technique: Technique, hit: Hit, marks: ReturnType<Technique["marks"]>): Entities {
  const changes: CellDigit[] = [...eliminationsOf(hit), ...hit.placements];
  const pattern = patternEntities(technique, hit.pattern);
  const cells = new Set([...pattern.cells, ...changes.map(({ cell }) => cell)]);
  const houses = new Set(pattern.houses);
  const digits = new Set([...pattern.digits, ...changes.map(({ digit }) => digit)]);
  const collect = collectorOf({ cells, houses, digits });
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
