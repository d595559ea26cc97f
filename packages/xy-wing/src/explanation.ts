import { type Data, type Mark, type Pattern, type Reason, cellFact, nodeOf } from "@wings/core/author";

/**
 * Both searches look for this pattern:
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

/** Everything of the definition that the two techniques share. */
export const explanation = {
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
    { link: "weak", from: nodeOf(x, [pivot]), to: nodeOf(x, [wingX]) },
    { link: "weak", from: nodeOf(y, [pivot]), to: nodeOf(y, [wingY]) },
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
