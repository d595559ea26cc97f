import { type Pattern, distinctMarks, houseFact, placesIn } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { type FoundRectangle, linksOf, pairLine, roles, walkRectangles } from "./empty-rectangle.js";

/** Two empty rectangles of one box. Letters as in an empty rectangle, with 1 and 2. */
const pattern = {
  digit: "digit",
  box: "house",
  r1: "house",
  c1: "house",
  s1: "cell",
  e1: "cell",
  r2: "house",
  c2: "house",
  s2: "cell",
  e2: "cell",
} as const;
/** The pattern: the digit, the box, and the lines and the pair of both rectangles. */
export type DualEmptyRectangle = Pattern<typeof pattern>;

/** Dual Empty Rectangle: two empty rectangles of one box with different eliminations. */
export const dualEmptyRectangle = /* @__PURE__ */ defineBuiltIn({
  id: "dual-empty-rectangle",
  name: "Dual Empty Rectangle",
  pattern,
  roles,
  minSize: 5,
  needs: "boxes",
  message: {
    long:
      "{where} In {line1}, it can only be in {s1} or {e1}; in {line2}, in {s2} or {e2}. " +
      "If the {digit} of {box} is not in {c1}, it is in {r1}, so {s1} can't be {digit} and {e1} is {digit}. " +
      "If it is not in {c2}, it is in {r2}, so {s2} can't be {digit} and {e2} is {digit}. " +
      "So a cell of {c1} outside the box that sees {e1} can't be {digit}, and a cell of {c2} that sees {e2} can't: {outcome}.",
    short: "{digit} of {box}, {s1}={e1} in {line1} and {s2}={e2} in {line2}: {outcome}",
    vague: "There is a Dual Empty Rectangle on {digit} in {box}.",
    parts: {
      same: "In {box}, the digit {digit} can only be in {r1} or {c1}.",
      other: "In {box}, the digit {digit} can only be in {r1} or {c1}, and also only in {r2} or {c2}.",
    },
  },
  find(board, report) {
    let seen: FoundRectangle[] = [];
    walkRectangles(board, (rectangle) => {
      const { digit, box, r, c, s, e, target, size } = rectangle;
      if (seen.length > 0 && (seen[0].box !== box || seen[0].digit !== digit)) seen = [];
      for (const other of seen) {
        if (other.target === target) continue;
        report.eliminateCells(digit, [other.target]);
        report.eliminateCells(digit, [target]);
        const cells = new Set([s, e, other.s, other.e]).size;
        const [r1, c1, s1, e1] = [other.r, other.c, other.s, other.e];
        if (report.commit({ digit, box, r1, c1, s1, e1, r2: r, c2: c, s2: s, e2: e }, size - 2 + cells)) return true;
      }
      seen.push(rectangle);
      return false;
    });
  },
  reason: ({ digit, box, c1, s1, c2, s2 }) => [
    ...new Set([houseFact(box, digit), houseFact(pairLine(c1, s1), digit), houseFact(pairLine(c2, s2), digit)]),
  ],
  marks({ digit, box, r1, s1, e1, r2, s2, e2 }, board) {
    const places = placesIn(board, digit, box);
    return distinctMarks([
      { role: "box", house: box },
      ...places.map((cell) => ({ role: "place" as const, cell, digits: [digit] })),
      ...[s1, e1, s2, e2].map((cell) => ({ role: "link" as const, cell, digits: [digit] })),
      ...linksOf(board, places, { digit, r: r1, s: s1, e: e1 }),
      ...linksOf(board, places, { digit, r: r2, s: s2, e: e2 }),
    ]);
  },
  data: ({ digit, box, r1, c1, s1, e1, r2, c2, s2, e2 }) => {
    const isSame = new Set([r1, c1, r2, c2]).size === 2;
    const values = {
      digit,
      box: { house: box },
      r1: { house: r1 },
      c1: { house: c1 },
      s1: { cell: s1 },
      e1: { cell: e1 },
      line1: { house: pairLine(c1, s1) },
      r2: { house: r2 },
      c2: { house: c2 },
      s2: { cell: s2 },
      e2: { cell: e2 },
      line2: { house: pairLine(c2, s2) },
    };
    return { ...values, where: { part: isSame ? "same" : "other", data: values } };
  },
});
