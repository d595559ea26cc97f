import { Board, type Technique, hasOneSolution, parse, search } from "@wings/core";
import {
  CLASSIC_GRID,
  type MirrorFact,
  type Reason,
  candidateOf,
  defineTechnique,
  mirrorFact,
  sees,
} from "@wings/core/author";
import { describe, expect, it } from "vitest";
import { examine, random, soundness, symmetry } from "../src/index.js";
import { errorOf } from "@wings/test-kit/technique";

/** A half turn carries the givens to the givens, with digits exchanged. */
const BOARD = parse(".9..728.........4.6...1.......4.1.5...4...7...8.9.7.......9...6.7.........534..1.");
const HALF_TURN = [8, 7, 6, 5, 4, 3, 2, 1, 0, 17, 16, 15, 14, 13, 12, 11, 10, 9];
const MIDDLE = 40;

/** The image of each digit under a half turn of the givens; 0 where there is none. */
function imagesOf(board: Board): number[] {
  const images = Array<number>(10).fill(0);
  for (let cell = 0; cell < 81; cell++) {
    const [digit, image] = [board.digit(cell), board.digit(80 - cell)];
    if (board.isGiven(cell) && !board.isGiven(80 - cell)) images[digit] = -1;
    else if (board.isGiven(cell)) images[digit] = images[digit] === 0 || images[digit] === image ? image : -1;
  }
  const open = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => images[digit] === 0);
  for (const digit of open) images[digit] = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((image) => !images.includes(image)) ?? 0;
  return images.slice(1);
}

/** The cell in the middle of a half turn holds the digit that is its own image. */
const middle = (change: (fact: MirrorFact) => MirrorFact = (fact) => fact, isRigid = true): Technique =>
  defineTechnique({
    id: "ann/middle",
    name: "Middle",
    pattern: { cell: "cell", digit: "digit" },
    roles: { cell: "middle" },
    assumes: "unique-solution",
    rigid: isRigid,
    message: {
      long: "{cell} is the middle, and {digit} has another image: {outcome}.",
      short: "{cell}: {outcome}",
      vague: "Look at the middle.",
    },
    find(board, report) {
      const images = imagesOf(board);
      if (!hasOneSolution(board) || images.some((image) => image < 1)) return;
      for (let digit = 1; digit <= 9; digit++)
        if (images[digit - 1] !== digit && report.eliminateCells(digit, [MIDDLE]))
          if (report.commit({ cell: MIDDLE, digit }, 1)) return;
    },
    reason: ({ digit }, board): Reason => [change(mirrorFact(candidateOf(MIDDLE, digit), HALF_TURN, imagesOf(board)))],
    marks: ({ cell }) => [{ role: "cell", cell }],
    data: ({ cell, digit }) => ({ cell: { cell }, digit }),
  });

const exchanged = (list: readonly number[]): number[] => [list[1], list[0], ...list.slice(2)];

describe("the tester, with a technique that cites mirrors", () => {
  it("passes one that is right, on turned and mirrored boards", () => {
    expect(examine(middle(), [BOARD], { symmetries: 8 })).toMatchObject({ faults: [], findings: 4 });
  });

  it("says that other orders of rows and columns hide it, unless it is rigid", () => {
    const { faults } = examine(middle(undefined, false), [BOARD], { symmetries: 8 });
    expect(faults.map(({ code }) => code)).toContain("WINGS_BROKEN_SYMMETRY");
  });

  it.each<[string, (fact: MirrorFact) => MirrorFact, RegExp]>([
    ["another map", (fact) => ({ ...fact, map: exchanged(fact.map) }), /has another image/],
    ["no map of houses", (fact) => ({ ...fact, map: [3, ...fact.map.slice(1)] }), /carry each house to a house/],
    ["other digits", (fact) => ({ ...fact, digits: exchanged(fact.digits) }), /has another image/],
    ["a digit twice", (fact) => ({ ...fact, digits: [1, 1, ...fact.digits.slice(2)] }), /each once/],
    ["the image of another candidate", (fact) => ({ ...fact, mirror: 0 }), /the cited facts allow the opposite/],
  ])("fails a reason with %s", (_, change, says) => {
    expect(errorOf(() => soundness(middle(change), { boards: [BOARD] })).message).toMatch(says);
  });

  it("fails a reason where a given has no image", () => {
    const { givens, values, candidates } = BOARD.toState();
    const { solution } = search(BOARD);
    // One digit of the solution is given, too, and its image is not.
    const more = (list: readonly number[]): number[] => [Number(solution![0]), ...list.slice(1)];
    const left = candidates.map((digits, cell) =>
      cell === 0 ? [] : digits.filter((digit) => digit !== Number(solution![0]) || !sees(CLASSIC_GRID, 0, cell)),
    );
    const board = Board.fromState({ givens: more(givens), values: more(values), candidates: left });
    const careless: Technique = {
      ...middle((fact) => ({ ...fact, digits: imagesOf(BOARD) })),
      find(_, report) {
        if (report.eliminateCells(2, [MIDDLE])) report.commit({ cell: MIDDLE, digit: 2 }, 1);
      },
    };
    expect([board.digit(0), hasOneSolution(board)]).toEqual([Number(solution![0]), true]);
    expect(errorOf(() => soundness(careless, { boards: [board] })).message).toMatch(/has another image/);
  });

  it("turns mirrors as it turns boards", () => {
    const source = random(5);
    for (let i = 0; i < 20; i++) {
      const image = symmetry(source, true);
      const board = image.board(BOARD);
      const fact = mirrorFact(candidateOf(MIDDLE, 2), HALF_TURN, imagesOf(BOARD));
      const turned = image.fact(fact) as MirrorFact;
      expect(turned).toEqual(mirrorFact(candidateOf(MIDDLE, image.digit(2)), HALF_TURN, imagesOf(board)));
    }
  });
});
