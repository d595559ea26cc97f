import { expect, test } from "vitest";
import { readPhoto } from "../src/index.js";
import { likelyPuzzles } from "../src/likely.js";
import type { Rules } from "../src/rules.js";
import { layoutOf } from "@wings/layouts";
import { drawn } from "@wings/test-kit/drawn-photo";

const PUZZLE = "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....";

const REGIONS = "AAAABBBBBAAAACCCBBADEEECFBBDDGEECFFFDDGECCFFFDGGECCFFHDGEEIIHHHDGIIIIIHHDGGGIIHHH";

const digitsOf = (board: { values: ArrayLike<number> } | undefined) =>
  board && Array.from(board.values, (digit) => (digit === 0 ? "." : String(digit))).join("");

test.each([
  ["straight", {}],
  ["small", { cell: 22 }],
  ["light on dark", { paper: 25, ink: 220 }],
  ["turned", { turned: 17 }],
  ["upside down", { turned: 180 }],
  ["in colored cells without lines between them", { checked: 190 }],
  ["with faint lines in the regions of a jigsaw", { regions: REGIONS, thin: 0.2 }],
  ["on transparent paper", { isClear: true, paper: 0 }],
  ["in a shadow, on bent paper", { bent: 9, shadow: 0.6 }],
])("a grid is read: %s", (_, look) => {
  const { status, board } = readPhoto(drawn(PUZZLE, look));
  expect(digitsOf(board)).toBe(PUZZLE);
  expect(status).toBe("sure");
  expect(board!.isGiven(2)).toBe(true);
});

test("notes are read where each is in its place", () => {
  const { cells, status } = readPhoto(drawn(PUZZLE, { cell: 60, notes: { 0: "149", 80: "2357" } }));
  expect(status).toBe("sure");
  expect(cells.flatMap(({ notes }, cell) => (notes.length > 0 ? [[cell, notes.join("")]] : []))).toEqual([
    [0, "149"],
    [80, "2357"],
  ]);
});

test("the corners are those of the picture, whatever its size", () => {
  const { corners, crossings } = readPhoto(drawn(PUZZLE, { cell: 110 }));
  const edge = 1.6 * 110;
  expect(corners).toHaveLength(4);
  for (const [i, [x, y]] of [
    [0, 0],
    [9, 0],
    [9, 9],
    [0, 9],
  ].entries()) {
    expect(Math.abs(corners[i].x - edge - x * 110)).toBeLessThan(11);
    expect(Math.abs(corners[i].y - edge - y * 110)).toBeLessThan(11);
  }
  expect(crossings).toHaveLength(100);
});

test("of two grids, the larger one is read, and the other one named", () => {
  const [large, small] = [drawn(PUZZLE, { cell: 40 }), drawn(PUZZLE, { cell: 26 })];
  const width = large.width + small.width;
  const data = new Uint8ClampedArray(4 * width * large.height).fill(255);
  const put = ({ width: w, height: h, data: from }: typeof large, left: number, top: number) => {
    for (let y = 0; y < h; y++) data.set(from.subarray(4 * y * w, 4 * (y + 1) * w), 4 * ((top + y) * width + left));
  };
  put(small, 0, large.height - small.height);
  put(large, small.width, 0);
  const { status, board, corners, others } = readPhoto({ width, height: large.height, data });
  expect([status, digitsOf(board)]).toEqual(["sure", PUZZLE]);
  expect(corners[0].x).toBeGreaterThan(small.width);
  expect(others.map(({ place }) => place)).toEqual(["bottom left"]);
});

test("a puzzle without one solution is doubtful, and read as it is", () => {
  const wrong = `88${PUZZLE.slice(2)}`;
  const { status, board } = readPhoto(drawn(wrong));
  expect(status).not.toBe("sure");
  if (status === "doubtful") expect(digitsOf(board)).toBe(wrong);
});

test.each([
  ["an empty picture", { width: 300, height: 300, data: new Uint8ClampedArray(360_000) }],
  ["a single pixel", { width: 1, height: 1, data: new Uint8ClampedArray(4) }],
  ["a grid without digits", drawn("")],
  ["a grid of 16 × 16 cells", drawn("1234567890".repeat(26), { size: 16, cell: 20 })],
  ["a grid of 6 × 6 cells", drawn("1.3456".repeat(6), { size: 6 })],
])("nothing is found in %s", (_, picture) => {
  expect(readPhoto(picture)).toMatchObject({ status: "nothing found", board: undefined });
});

test.each([
  [{ width: 0, height: 0, data: new Uint8ClampedArray(0) }, "width"],
  [{ width: 2.5, height: 2, data: new Uint8ClampedArray(80) }, "width"],
  [{ width: 100, height: 100, data: new Uint8ClampedArray(30_000) }, "40000 bytes"],
  [undefined, "width"],
])("what is no picture is refused with a code: %#", (picture, words) => {
  expect(() => readPhoto(picture as never)).toThrow(words);
  expect(() => readPhoto(picture as never)).toThrow(expect.objectContaining({ code: "WINGS_BAD_ARGUMENT" }));
});

test.each([null, { layout: "x" }, { layout: null }, { houses: [] }])(
  "options that are none are refused: %j",
  (options) => {
    expect(() => readPhoto(drawn(PUZZLE), options as never)).toThrow(
      expect.objectContaining({ code: "WINGS_BAD_ARGUMENT" }),
    );
  },
);

test.each([
  [
    "anti-knight, with 13 givens",
    "anti-knight",
    "....2...........4..........4.3...1....7...8........6..........2.5.......7.8.....6",
  ],
  [
    "a jigsaw that takes thousands of guesses",
    `jigsaw:${REGIONS}`,
    ".....14..2..58..........3..7......9..............2....5.......33....2..1.42......",
  ],
])("a puzzle with other houses is read by its rules: %s", (_, name, puzzle) => {
  const { status, board } = readPhoto(drawn(puzzle), { layout: layoutOf(name) });
  expect([status, digitsOf(board)]).toEqual(["sure", puzzle]);
});

test("clear digits that are too few for a classic puzzle are doubtful: there may be other houses", () => {
  const few = ".....1.......2.............3......8..............6....4..........5......7........";
  const { status, board, cells } = readPhoto(drawn(few));
  expect([status, digitsOf(board)]).toEqual(["doubtful", few]);
  expect(cells.every(({ kind }) => kind === "given" || kind === "empty")).toBe(true);
});

test("what the rules leave undecided may be a puzzle, too: no other reading is alone", () => {
  const odds = Array.from({ length: 81 }, (_, cell) => [0, cell === 0 ? -1 : -99, ...new Array<number>(8).fill(-99)]);
  const rules: Rules = {
    leastGivens: 0,
    verdictOn: (digits) => (digits[0] === 1 ? "puzzle" : "undecided"),
    solve: () => "",
  };
  const bounds = { most: 16, apart: 5 };
  expect(likelyPuzzles(odds, rules, bounds).map(({ digits }) => digits[0])).toEqual([1, 0]);
  expect(likelyPuzzles(odds, { ...rules, verdictOn: () => "undecided" }, bounds)).toEqual([]);
});
