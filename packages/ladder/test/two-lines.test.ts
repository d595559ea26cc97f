import { type Board, type Finding, findAll, parseCell, parseHouse } from "@wings/core";
import { stuckBoards } from "@wings/testing";
import { expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { box, column, row } from "@wings/test-kit/grid";
import { LADDER, rungOf } from "../src/index.js";

/*
 * A rectangle lies in two lines of a band or stack. If all that its finding rests on lies there, two-line uniqueness finds the same.
 */

const all = rungOf("two-line-uniqueness")!.technique.with({ outside: true });
const RECTANGLES = LADDER.map(({ technique }) => technique).filter(({ id }) =>
  /^(unique|hidden|extended)-rect/.test(id),
);

interface NamedFact {
  readonly cell?: string;
  readonly house?: string;
  readonly deadly?: readonly string[];
}
interface Lines {
  readonly of: (cell: number) => number;
  readonly first: number;
  readonly lines: readonly number[];
}

/** The two lines of one band or stack that hold all cells of the deadly pattern. */
function linesOf(finding: Finding): Lines {
  const facts = finding.reason as readonly NamedFact[];
  const cells = facts.flatMap(({ deadly = [] }) => deadly.map((name) => parseCell(name as never)));
  for (const [of, first] of [
    [row, 0],
    [column, 9],
  ] as const) {
    const lines = [...new Set(cells.map(of))];
    const isNear = Math.floor(lines[0] / 3) === Math.floor(lines[1] / 3);
    if (lines.length === 2 && isNear) return { of, first, lines };
  }
  throw new Error("A rectangle lies in two lines.");
}

/** Whether the other facts are about cells or digits of these lines. */
const isWithin = (finding: Finding, { of, first, lines }: Lines): boolean =>
  (finding.reason as readonly NamedFact[]).every(({ cell, house, deadly }) =>
    deadly !== undefined
      ? true
      : cell !== undefined
        ? lines.includes(of(parseCell(cell as never)))
        : lines.includes(parseHouse(house as never) - first),
  );

const eliminated = (findings: readonly Finding[]): Set<string> =>
  new Set(findings.flatMap(({ eliminations }) => eliminations.map(({ cell, digit }) => `${cell}#${digit}`)));

it("two-line uniqueness finds what rectangles do by their two lines alone", () => {
  const counts = { within: 0, filled: 0, elsewhere: 0, found: 0 };
  for (const board of stuckBoards(seed(49), boards(60, 2000))) {
    const findings = findAll(board, RECTANGLES);
    if (findings.length === 0) continue;
    const own = eliminated(findAll(board, [all]));
    for (const finding of findings) {
      const lines = linesOf(finding);
      for (const each of eliminated([finding])) {
        if (!isWithin(finding, lines)) {
          // Another house, or a cell of a third line, is what decides: mostly another pair of lines finds it anyway.
          counts.elsewhere++;
          if (own.has(each)) counts.found++;
        } else if (own.has(each)) counts.within++;
        else {
          // No filling of the lines has the candidate: that needs no assumption, and other techniques find it.
          expect(hasFilling(board, lines, each), `${each}: ${finding.technique}`).toBe(false);
          counts.filled++;
        }
      }
    }
  }
  expect(counts.within).toBeGreaterThan(20);
  expect(counts.filled).toBeLessThan(counts.within / 3);
  expect(counts.found).toBeGreaterThan(counts.elsewhere / 2);
});

/** Whether the lines can be filled with a candidate, or without what conflicts with it. */
function hasFilling(board: Board, { of, lines }: Lines, candidate: string): boolean {
  const [name, text] = candidate.split("#");
  const target = parseCell(name as never);
  const digit = Number(text);
  const cells = Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => lines.includes(of(cell)));
  const sees = (a: number, b: number): boolean => row(a) === row(b) || column(a) === column(b) || box(a) === box(b);
  const choices = cells.map((cell) => {
    if (cell === target) return [digit];
    if (board.digit(cell) !== 0) return [board.digit(cell)];
    return board.candidates(cell).filter((each) => each !== digit || !sees(cell, target));
  });
  const order = cells.map((_, i) => i).sort((a, b) => choices[a].length - choices[b].length);
  const fill = (filled: readonly number[]): boolean => {
    if (filled.length === cells.length) return true;
    const next = order[filled.length];
    return choices[next].some(
      (each) =>
        filled.every((other, i) => other !== each || !sees(cells[order[i]], cells[next])) && fill([...filled, each]),
    );
  };
  return fill([]);
}
