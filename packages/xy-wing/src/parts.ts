import { type Data, type Mark, type Pattern, type Reason, cellFact, cellName, regionName } from "@wings/core";

/**
 * What the two searches have in common: they look for the same pattern.
 *
 * ```
 *   wingX xz ─── pivot xy ─── wingY yz        whatever the pivot is, one wing is z
 * ```
 */
const pattern = { pivot: "cell", wingX: "cell", wingY: "cell", x: "digit", y: "digit", z: "digit" } as const;
/** The pattern: the pivot, the two wings, and the three digits between them. */
export type XyWing = Pattern<typeof pattern>;

/** Every pattern has three cells. */
export const SIZE = 3;

export const parts = {
  pattern,
  roles: { pivot: "pivot", wing: "wing" },
  minSize: SIZE,
  message: {
    long:
      "Pivot {pivot} is {x} or {y}. If it is {x}, wing {wingX} ({x}/{z}) is {z}; if it is {y}, wing {wingY} ({y}/{z}) is {z}. " +
      "One of the wings is {z} either way, so {z} leaves every cell that sees both: {targets}.",
    short: "pivot {pivot} ({x}/{y}), wings {wingX} ({x}/{z}) and {wingY} ({y}/{z}): {outcome}",
    vague: "Look for an XY-Wing on {x}, {y} and {z} in the {region}.",
  },

  reason: ({ pivot, wingX, wingY }: XyWing): Reason => [cellFact(pivot), cellFact(wingX), cellFact(wingY)],

  marks: ({ pivot, wingX, wingY, x, y, z }: XyWing): Mark[] => [
    { role: "pivot", cell: pivot, digits: [x, y] },
    { role: "wing", cell: wingX, digits: [x, z] },
    { role: "wing", cell: wingY, digits: [y, z] },
    { link: "weak", from: pivot, digit: x, to: wingX },
    { link: "weak", from: pivot, digit: y, to: wingY },
  ],

  data: ({ pivot, wingX, wingY, x, y, z }: XyWing): Data => ({
    pivot: cellName(pivot),
    wingX: cellName(wingX),
    wingY: cellName(wingY),
    x,
    y,
    z,
    region: regionName([pivot, wingX, wingY]),
  }),
};
