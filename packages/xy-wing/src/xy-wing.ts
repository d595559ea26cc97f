import {
  CellSet,
  type Data,
  type Mark,
  type Pattern,
  type Reason,
  type Reporter,
  cellFact,
  eliminateSeenByBoth,
  highestDigit,
  lowestDigit,
  setsOf,
  weakLink,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";

/**
 * Three cells with two candidates each:
 *
 * ```
 *   wingX xz ─── pivot xy ─── wingY yz        pivot x or y: one wing is z
 * ```
 */
const pattern = { pivot: "cell", wingX: "cell", wingY: "cell", x: "digit", y: "digit", z: "digit" } as const;
/** The pattern: the pivot, the two wings, and their three digits. */
export type XyWing = Pattern<typeof pattern>;

/** Every pattern has three cells. */
export const SIZE = 3;

/** How an XY-Wing is explained, proved and drawn, whatever the search. */
export const definition = {
  pattern,
  roles: { pivot: "pivot", wing: "wing" },
  minSize: SIZE,
  message: {
    long:
      "The pivot {pivot} is {x} or {y}. If it is {x}, the wing {wingX} can't be {x} and is {z}. If it is {y}, the wing {wingY} " +
      "can't be {y} and is {z}. Either way one of the wings is {z}, so a cell that sees both can't be {z}: {outcome}.",
    short: "pivot {pivot} ({x}/{y}), wings {wingX} ({x}/{z}) and {wingY} ({y}/{z}): {outcome}",
    vague: "There is an XY-Wing with {digits}.",
  },

  reason: ({ pivot, wingX, wingY }: XyWing): Reason => [cellFact(pivot), cellFact(wingX), cellFact(wingY)],

  marks: ({ pivot, wingX, wingY, x, y, z }: XyWing): Mark<"pivot" | "wing">[] => [
    { role: "pivot", cell: pivot, digits: [x, y] },
    { role: "wing", cell: wingX, digits: [x, z] },
    { role: "wing", cell: wingY, digits: [y, z] },
    weakLink(x, pivot, wingX),
    weakLink(y, pivot, wingY),
  ],

  data: ({ pivot, wingX, wingY, x, y, z }: XyWing): Data => ({
    pivot: { cell: pivot },
    wingX: { cell: wingX },
    wingY: { cell: wingY },
    x,
    y,
    z,
    digits: { digits: [x, y, z].sort() },
  }),
};

/** XY-Wing: a cell with two candidates sees two others, each of which shares one of them; both have the third digit z. */
export const xyWing = /* @__PURE__ */ defineBuiltIn({
  id: "xy-wing",
  name: "XY-Wing",
  ...definition,
  find: (_, report) => findFromPivots(report),
});

/** Looks at each cell with two candidates as the pivot, for one wing for each of its digits. */
function findFromPivots(report: Reporter<typeof pattern>): void {
  const { board } = report;
  const { masks } = board;
  const { bivalue, places, peers } = setsOf(board);
  for (pivots.copy(bivalue); !pivots.isEmpty;) {
    const pivot = pivots.pop();
    const mask = masks[pivot];
    const x = lowestDigit(mask);
    const y = highestDigit(mask);
    near.and(bivalue, peers[pivot]);
    // A wing shares one digit with the pivot. Two would make a naked pair.
    if (wingsX.andNot(near, places[x], places[y]).isEmpty) continue;
    if (wingsY.andNot(near, places[y], places[x]).isEmpty) continue;
    while (!wingsX.isEmpty) {
      const wingX = wingsX.pop();
      const z = lowestDigit(masks[wingX] & ~mask);
      // Wings that see each other make a naked triple with the pivot.
      for (seconds.andNot(wingsY, places[z], peers[wingX]); !seconds.isEmpty;) {
        const wingY = seconds.pop();
        if (!eliminateSeenByBoth(report, z, wingX, wingY)) continue;
        if (report.commit({ pivot, wingX, wingY, x, y, z }, SIZE)) return;
      }
    }
  }
}

const pivots = /* @__PURE__ */ new CellSet();
const near = /* @__PURE__ */ new CellSet();
const wingsX = /* @__PURE__ */ new CellSet();
const wingsY = /* @__PURE__ */ new CellSet();
const seconds = /* @__PURE__ */ new CellSet();
