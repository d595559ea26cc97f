import { type Board, type CandidateName, candidateName, parseCandidate } from "@wings/core";
import { candidateCell, candidateDigit, candidateOf, candidatesOf, digitsOf, sees } from "@wings/core/author";
import { describe, expect, it } from "vitest";
import { drawSvg } from "../src/index.js";
import { EXAMPLES } from "./examples.js";
import { spot, withClass } from "./svg-parts.js";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points along a path of one cubic Bézier curve, read from the picture. */
function pointsOf(path: string): Point[] {
  expect(path).toMatch(/^M[-\d.]+ [-\d.]+C[-\d.]+ [-\d.]+ [-\d.]+ [-\d.]+ [-\d.]+ [-\d.]+$/);
  const [ax, ay, px, py, qx, qy, bx, by] = path.match(/-?[\d.]+/g)!.map(Number);
  return Array.from({ length: 301 }, (_, i) => {
    const t = i / 300;
    const at = (a: number, p: number, q: number, b: number): number =>
      a * (1 - t) ** 3 + 3 * p * t * (1 - t) ** 2 + 3 * q * t ** 2 * (1 - t) + b * t ** 3;
    return { x: at(ax, px, qx, bx), y: at(ay, py, qy, by) };
  });
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far a curve stays from what is written in each cell: from the center of a candidate, from the box of a digit. */
function room(
  board: Board,
  points: readonly Point[],
  except: readonly string[],
): { candidates: number; digits: number } {
  let [candidates, digits] = [Infinity, Infinity];
  for (let cell = 0; cell < 81; cell++) {
    const middle = spot(cell, 5);
    for (const point of points) {
      if (distance(point, middle) > 60) continue;
      if (board.values[cell] !== 0) {
        digits = Math.min(digits, Math.max(Math.abs(point.x - middle.x) - 11, Math.abs(point.y - middle.y) - 14.5));
      }
      for (const digit of digitsOf(board.masks[cell])) {
        if (except.includes(candidateName(candidateOf(cell, digit)))) continue;
        candidates = Math.min(candidates, distance(point, spot(cell, digit)));
      }
    }
  }
  return { candidates, digits };
}

/** The curve of a single link between two candidates. */
const curveOf = (board: Board, from: CandidateName, to: CandidateName): Point[] => {
  const svg = drawSvg(board, { marks: [{ link: "strong", from: [from], to: [to] }] });
  return pointsOf(withClass(svg, "k")[0].attributes.d);
};

const place = (candidate: CandidateName): Point =>
  spot(candidateCell(parseCandidate(candidate)), candidateDigit(parseCandidate(candidate)));

describe.each(EXAMPLES)("the links of $id", ({ board, finding }) => {
  const links = finding.marks.flatMap((mark) => ("link" in mark ? [{ from: mark.from[0], to: mark.to[0] }] : []));
  const curves = withClass(drawSvg(board, finding), "k").map(({ attributes }) => pointsOf(attributes.d));

  it("end at the rims of their candidates", () => {
    links.forEach(({ from, to }, i) => {
      expect(distance(curves[i][0], place(from))).toBeCloseTo(10, 0);
      expect(distance(curves[i].at(-1)!, place(to))).toBeCloseTo(10, 0);
    });
  });

  it("keep away from all digits that are not their ends", () => {
    links.forEach(({ from, to }, i) => {
      const { candidates, digits } = room(board, curves[i], [from, to]);
      // A shape around a candidate has a radius of 8.2, a candidate itself one of 6.
      expect(candidates).toBeGreaterThan(8.2);
      expect(digits).toBeGreaterThan(1);
    });
  });

  it("keep away from their own ends, too", () => {
    links.forEach(({ from, to }, i) => {
      for (const end of [place(from), place(to)]) {
        for (const point of curves[i]) expect(distance(point, end)).toBeGreaterThan(9.5);
      }
    });
  });

  it("stay on the board", () => {
    for (const { x, y } of curves.flat()) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(24);
      expect(Math.max(x, y)).toBeLessThanOrEqual(600);
    }
  });
});

it("links of all kinds on all boards: hardly one in a hundred finds no way around the digits", () => {
  let [all, through] = [0, 0];
  EXAMPLES.forEach(({ board }, n) => {
    const ends = Array.from({ length: 81 }, (_, cell) =>
      digitsOf(board.masks[cell]).map((digit) => ({ cell, digit })),
    ).flat();
    const links = ends.flatMap((a, i) =>
      ends
        .slice(i + 1)
        .filter((b) => (a.cell === b.cell ? a.digit !== b.digit : a.digit === b.digit && sees(board, a.cell, b.cell)))
        .map((b) => [a, b] as const),
    );
    // Every 17th link, beginning elsewhere on each board.
    for (let i = n; i < links.length; i += 17) {
      const [a, b] = links[i];
      const [from, to] = [a, b].map(({ cell, digit }) => candidateName(candidateOf(cell, digit)));
      const { candidates, digits } = room(board, curveOf(board, from, to), [from, to]);
      all++;
      if (candidates < 6 || digits < 0) through++;
    }
  });
  expect(all).toBeGreaterThan(150);
  expect(through / all).toBeLessThan(0.01);
});

it("two links between the same cells do not lie upon each other", () => {
  const [{ board }] = EXAMPLES;
  const link = { link: "weak", from: ["r1c3#2"], to: ["r1c9#2"] } as const;
  const [a, b] = withClass(drawSvg(board, { marks: [link, { ...link }] }), "k").map(({ attributes }) =>
    pointsOf(attributes.d),
  );
  expect(distance(a[150], b[150])).toBeGreaterThan(5);
});

it("a link inside a cell is long enough to be seen", () => {
  const [{ board }] = EXAMPLES;
  for (const cell of [2, 8, 12, 55].filter((each) => board.values[each] === 0)) {
    const [from, to] = candidatesOf(board, cell).map((digit) => candidateName(candidateOf(cell, digit)));
    const points = curveOf(board, from, to);
    const length = points.slice(1).reduce((sum, point, i) => sum + distance(point, points[i]), 0);
    expect(length).toBeGreaterThan(10);
  }
});

it("a link from a candidate to itself is no reason to fail", () => {
  const [{ board }] = EXAMPLES;
  const svg = drawSvg(board, { marks: [{ link: "weak", from: ["r1c3#2"], to: ["r1c3#2"] }] });
  expect(svg).not.toContain("NaN");
});
