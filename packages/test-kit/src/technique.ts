import { type Board, type CodedError, type Technique, isWingsError } from "@wings/core";
import {
  CLASSIC_GRID,
  type Definition,
  type RolesOf,
  boxOf,
  candidateOf,
  candidatesOf,
  cellFact,
  defineTechnique,
  sees,
} from "@wings/core/author";
import type { Sink } from "@wings/core/host";
import type { Framework } from "@wings/testing";

/** A technique to try the tester on: XY-Wing, by the plain calls for authors. */

const pattern = { pivot: "cell", wingX: "cell", wingY: "cell", x: "digit", y: "digit", z: "digit" } as const;

/** A pattern with its size, as the search meets them. */
export interface Wing {
  readonly pivot: number;
  readonly wingX: number;
  readonly wingY: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** All patterns on a board, whether they eliminate anything or not, in reading order. */
export function wingsOn(board: Board): Wing[] {
  const wings: Wing[] = [];
  const pairs = Array.from(board.masks.keys()).filter((cell) => candidatesOf(board, cell).length === 2);
  for (const pivot of pairs) {
    const [x, y] = candidatesOf(board, pivot);
    const around = pairs.filter((cell) => sees(CLASSIC_GRID, pivot, cell));
    for (const wingX of around.filter((cell) => board.has(cell, x) && !board.has(cell, y))) {
      const z = candidatesOf(board, wingX).find((digit) => digit !== x)!;
      for (const wingY of around.filter((cell) => board.has(cell, y) && board.has(cell, z))) {
        if (!sees(CLASSIC_GRID, wingX, wingY)) wings.push({ pivot, wingX, wingY, x, y, z });
      }
    }
  }
  return wings;
}

export const report = (sink: Sink, { wingX, wingY, z }: Wing): boolean => sink.eliminateSeen(z, [wingX, wingY]);

/** The search as it should be. */
export function find(board: Board, sink: Sink): void {
  for (const wing of wingsOn(board)) if (report(sink, wing) && sink.commit(wing, 3)) return;
}

/** A definition whose finder sees the whole sink, as plain JavaScript can. */
type Plain = Omit<Definition<typeof pattern, Record<never, never>, string, RolesOf<keyof typeof pattern>>, "find"> & {
  find(this: void, board: Board, sink: Sink, ...rest: unknown[]): unknown;
};

const definition: Plain = {
  id: "ann/xy-wing",
  name: "Ann's XY-Wing",
  pattern,
  roles: { pivot: "pivot", wing: "wing" },
  minSize: 3,
  message: {
    long: "{pivot} is {x} or {y}, so one of {wings} is {z}: {outcome}.",
    short: "pivot {pivot}, wings {wings}: {outcome}",
    vague: "Look for an XY-Wing in the {region}.",
  },
  find,
  reason: ({ pivot, wingX, wingY }) => [cellFact(pivot), cellFact(wingX), cellFact(wingY)],
  marks: ({ pivot, wingX, wingY, x, y, z }) => [
    { role: "pivot", cell: pivot, digits: [x, y] },
    { role: "wing", cell: wingX, digits: [x, z] },
    { role: "wing", cell: wingY, digits: [y, z] },
    { link: "weak", from: [candidateOf(pivot, x)], to: [candidateOf(wingX, x)] },
    { link: "weak", from: [candidateOf(pivot, y)], to: [candidateOf(wingY, y)] },
  ],
  data: ({ pivot, wingX, wingY, x, y, z }) => ({
    pivot: { cell: pivot },
    wings: { cells: [wingX, wingY] },
    x,
    y,
    z,
    region: { house: boxOf(pivot) },
  }),
};

/** The technique, right or with something else in the place of a part. */
export const xyWing = (changes: Partial<Plain> = {}): Technique => defineTechnique({ ...definition, ...changes });

/** Boards with an XY-Wing; at S1 the first has one finding and the second several. */
export const ONE = "6..1....7..18.73...2.3...9..5.9.8641.........1482.6.3..7...2.1...64.18..8....3..4";
export const SEVERAL = "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....";
export const NONE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** A test framework that runs tests at once, and says what they warned of. */
export function atOnce(): Framework & { readonly names: string[]; readonly warnings: string[] } {
  const names: string[] = [];
  const warnings: string[] = [];
  const run = (name: string, body: () => void): void => {
    names.push(name);
    body();
  };
  return { describe: run, it: run, warn: (text) => warnings.push(text), info: () => undefined, names, warnings };
}

/** The coded error that a call throws. */
export function errorOf(call: () => unknown): CodedError {
  try {
    call();
  } catch (error) {
    if (isWingsError(error)) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}
