import { expect, it } from "vitest";
import { type Technique, findAll, format, parse, parseCell } from "@wings/core";
import { defineTechnique, houseFact } from "@wings/core/author";
import { layoutOf } from "@wings/layouts";
import { complete, examine, soundness } from "../src/index.js";
import { layoutBoards } from "../src/layout-boards.js";

/** A hidden single in a box, found by arithmetic: there are other regions on a jigsaw. */
const inBox = (more: { needs?: "boxes" } = {}) =>
  defineTechnique({
    id: "test/in-box",
    name: "In Box",
    pattern: { box: "house", cell: "cell", digit: "digit" },
    roles: { box: "box of the digit", cell: "only place" },
    ...more,
    message: {
      long: "{digit} in {box}: {outcome}",
      short: "{box}: {outcome}",
      vague: "a box with one place for {digit}",
    },
    find(board, report) {
      for (let digit = 1; digit <= 9; digit++) {
        for (let box = 0; box < 9; box++) {
          const first = Math.floor(box / 3) * 27 + (box % 3) * 3;
          const cells = [0, 1, 2, 9, 10, 11, 18, 19, 20].map((step) => first + step);
          const [cell, second] = cells.filter((each) => board.has(each, digit));
          if (cell === undefined || second !== undefined) continue;
          report.place(cell, digit);
          if (report.commit({ box: 18 + box, cell, digit }, 1)) return;
        }
      }
    },
    reason: ({ box, digit }) => [houseFact(box, digit)],
    marks: ({ box, cell, digit }) => [
      { role: "box", house: box, digit },
      { role: "cell", cell, digits: [digit] },
    ],
    data: ({ box, digit }) => ({ box: { house: box }, digit }),
  });

const BOARD = parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

it("counts on other boards only what is proved, so that a technique that takes the classic boxes for those of every board is right", () => {
  const { faults, elsewhere } = examine(inBox(), [BOARD], { symmetries: 1 });
  expect(faults).toEqual([]);
  expect(elsewhere).toBeGreaterThan(0);
  for (const { layout, board, solution } of layoutBoards()) {
    const wrong = findAll(board, [inBox()]).filter(({ placements }) =>
      placements.some(({ cell, digit }) => solution[parseCell(cell)] !== String(digit)),
    );
    expect(wrong, layout).toEqual([]);
  }
});

it("fails a technique that throws on a board without boxes", () => {
  const { find } = inBox();
  const fragile = {
    ...inBox(),
    find(board, report) {
      if (board.layout?.hasBoxes === false) throw new Error("no box");
      find(board, report);
    },
  } satisfies Technique;
  const [{ code, again }] = examine(fragile as Technique, [BOARD], { symmetries: 1 }).faults;
  expect(code).toBe("WINGS_TECHNIQUE_FAILED");
  expect(again).toMatch(
    /^soundness\(technique, \{ boards: \[parse\("\w+", 1, layoutOf\("jigsaw:\w+"\)\)\], least: 0 \}\)$/,
  );
  const board = parse(again.match(/parse\("(\w+)"/)![1]!, 1, layoutOf(again.match(/jigsaw:\w+/)![0]));
  expect(() => soundness(fragile as Technique, { boards: [board], least: 0 })).toThrow("no box");
});

it("names the layout in the line that shows a fault again", () => {
  const onX = parse(format(BOARD), 1, layoutOf("x"));
  expect(() => complete(inBox(), () => [], { boards: [onX] })).toThrow(
    `complete(technique, reference, { boards: [parse("${format(onX, "url")}", 1, layoutOf("x"))] })`,
  );
});

it("takes classic boards: images of others have other rules", () => {
  const board = parse(".".repeat(81), 1, layoutOf("x"));
  expect(() => examine(inBox(), [board])).toThrow(expect.objectContaining({ code: "WINGS_NOT_FOR_LAYOUT" }));
});

it("accepts one that says what it needs", () => {
  expect(examine(inBox({ needs: "boxes" }), [BOARD], { symmetries: 1 }).faults).toEqual([]);
});
