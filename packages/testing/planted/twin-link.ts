import type { Board, Technique } from "@wings/core";
import {
  CLASSIC_GRID,
  type Definition,
  type Reporter,
  type Roles,
  candidateOf,
  candidatesOf,
  cellFact,
  defineTechnique,
  houseFact,
  nodeOf,
  placesIn,
  placesSeen,
  sees,
  setsOf,
} from "@wings/core/author";
import type { Expected } from "@wings/testing";

/** A W-Wing as an author writes it after the tutorial. The faults are planted in it. */

const pattern = {
  x: "digit",
  z: "digit",
  house: "house",
  wingA: "cell",
  wingB: "cell",
  endA: "cell",
  endB: "cell",
} as const;

/** Two cells with the digits x and z, each of which sees one of the two places of x in a house. */
export interface Twin {
  readonly x: number;
  readonly z: number;
  readonly house: number;
  readonly wingA: number;
  readonly wingB: number;
  readonly endA: number;
  readonly endB: number;
}

const see = (a: number, b: number): boolean => sees(CLASSIC_GRID, a, b);

/** All pairs of cells with the same two candidates. */
export function* wingPairs(board: Board): Generator<Pick<Twin, "x" | "z" | "wingA" | "wingB">> {
  const pairs = [...setsOf(board).open].filter((cell) => candidatesOf(board, cell).length === 2);
  for (const wingA of pairs) {
    for (const wingB of pairs) {
      if (wingB <= wingA || board.masks[wingA] !== board.masks[wingB] || see(wingA, wingB)) continue;
      const [a, b] = candidatesOf(board, wingA);
      for (const [x, z] of [
        [a, b],
        [b, a],
      ])
        yield { x, z, wingA, wingB };
    }
  }
}

/** All twins, whether they eliminate something or not. */
export function* twinsOn(board: Board): Generator<Twin> {
  for (const { x, z, wingA, wingB } of wingPairs(board)) {
    const links = new Set<string>();
    for (let house = 0; house < 27; house++) {
      const places = placesIn(board, x, house);
      if (places.length !== 2 || places.includes(wingA) || places.includes(wingB)) continue;
      const ends = [places, [...places].reverse()].find(([a, b]) => see(a, wingA) && see(b, wingB));
      // The same two places may be in two houses.
      if (ends === undefined || links.has(places.join())) continue;
      links.add(places.join());
      yield { x, z, house, wingA, wingB, endA: ends[0], endB: ends[1] };
    }
  }
}

/** What a search of a fault does at each twin; true ends the search. */
export const report = (to: Reporter<typeof pattern>, twin: Twin): boolean =>
  to.eliminateSeen(twin.z, [twin.wingA, twin.wingB]) && to.commit(twin, 4);

export type To = Reporter<typeof pattern>;
type Plain = Omit<Definition<typeof pattern, Record<never, never>, string, Roles>, "find"> & {
  find(this: void, board: Board, to: To, ...rest: unknown[]): unknown;
};
export type Changes = Partial<Plain>;

export const definition: Plain = {
  id: "jane-doe/twin-link",
  name: "Twin Link",
  after: "x-wing",
  pattern,
  minSize: 4,
  roles: { wing: "wing", end: "end of the link" },
  message: {
    long:
      "Each of {wings} is {x} or {z}. In {house}, the digit {x} can only be in {endA} or {endB}. " +
      "If {endA} is {x}, {wingA} must be {z}. If {endB} is {x}, {wingB} must be {z}. " +
      "Either way, a cell that sees both wings can't be {z}: {outcome}.",
    short: "{wings} ({x}/{z}), {x} in {house}: {outcome}",
    vague: "There is a Twin Link with {low} and {high}.",
  },
  find(board, to) {
    for (const twin of twinsOn(board)) if (report(to, twin)) return;
  },
  reason: ({ x, house, wingA, wingB }) => [cellFact(wingA), cellFact(wingB), houseFact(house, x)],
  marks: ({ x, z, wingA, wingB, endA, endB }) => [
    { role: "wing", cell: wingA, digits: [x, z] },
    { role: "wing", cell: wingB, digits: [x, z] },
    { role: "end", cell: endA, digits: [x] },
    { role: "end", cell: endB, digits: [x] },
    { link: "strong", from: nodeOf(x, [endA]), to: nodeOf(x, [endB]) },
    { link: "weak", from: nodeOf(x, [endA]), to: nodeOf(x, [wingA]) },
    { link: "weak", from: nodeOf(x, [endB]), to: nodeOf(x, [wingB]) },
  ],
  data: ({ x, z, house, wingA, wingB, endA, endB }) => ({
    x,
    z,
    house: { house },
    wings: { list: [{ cell: wingA }, { cell: wingB }], join: "and" },
    wingA: { cell: wingA },
    wingB: { cell: wingB },
    endA: { cell: endA },
    endB: { cell: endB },
    low: Math.min(x, z),
    high: Math.max(x, z),
  }),
};

export const twinLink = (changes: Changes = {}): Technique => defineTechnique({ ...definition, ...changes });

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const HOUSES = Array.from({ length: 27 }, (_, house) => house);
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The definition as slow code: both readings of a twin. */
export function* reference(board: Board): Generator<Required<Expected> & { readonly pattern: Twin }> {
  for (const x of DIGITS) {
    for (const z of DIGITS) {
      const wings = CELLS.filter((cell) => x !== z && candidatesOf(board, cell).join() === [x, z].sort().join());
      for (const wingA of wings) {
        for (const wingB of wings) {
          if (wingA >= wingB || see(wingA, wingB)) continue;
          const eliminations = placesSeen(board, z, [wingA, wingB]).map((cell) => ({ cell, digit: z }));
          for (const house of eliminations.length === 0 ? [] : HOUSES) {
            const places = placesIn(board, x, house);
            const isFirst = HOUSES.every((each) => each >= house || placesIn(board, x, each).join() !== places.join());
            if (!isFirst || places.length !== 2 || places.includes(wingA) || places.includes(wingB)) continue;
            for (const [endA, endB] of [places, [...places].reverse()]) {
              if (!see(endA, wingA) || !see(endB, wingB)) continue;
              const twin = { x, z, house, wingA, wingB, endA, endB };
              yield { eliminations, placements: [], pattern: twin };
            }
          }
        }
      }
    }
  }
}

export const weak = (digit: number, from: number, to: number) =>
  ({ link: "weak", from: [candidateOf(from, digit)], to: [candidateOf(to, digit)] }) as const;
