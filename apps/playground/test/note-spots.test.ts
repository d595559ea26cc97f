import { cornerOf } from "@wings/draw";
import { describe, expect, it } from "vitest";
import { noteSpot } from "../src/board/note-spots.js";
import { newGame } from "../src/model/game.js";
import { BLANK } from "../src/model/pencil.js";
import { textOf } from "../src/model/read-board.js";
import { loadSettings } from "../src/model/storage.js";
import { reduce } from "./page-store.js";
import { initialState } from "../src/store/state.js";

describe("the end of a line", () => {
  const { x, y } = cornerOf(10);

  it("is at a corner note, in the order of the notes", () => {
    const pencil = { ...BLANK, corner: { 10: 0b100100 } };
    expect(noteSpot(pencil, 10, 3)).toEqual({ x: x + 11, y: y + 10 });
    expect(noteSpot(pencil, 10, 6)).toEqual({ x: x + 53, y: y + 10 });
    expect(noteSpot(pencil, 10, 1)).toBeUndefined();
  });

  it("is at a center note, left and right of the middle", () => {
    const pencil = { ...BLANK, center: { 10: 0b11 } };
    const [one, two] = [1, 2].map((digit) => noteSpot(pencil, 10, digit)!);
    expect(one.y).toBe(two.y);
    expect((one.x + two.x) / 2).toBe(x + 32);
    expect(two.x).toBeGreaterThan(one.x);
  });
});

const SOLVED = "249735681683129745715684923361598274452367198978241536594872316126953487837416259";

it("a solved game shows its end when it is opened again", () => {
  const game = { ...newGame("one", "play", textOf(SOLVED), undefined, 1), isDone: true };
  const open = (isDone: boolean) =>
    reduce(initialState({ room: "play" }, loadSettings(undefined)), {
      type: "open",
      game: { ...game, isDone },
      route: { room: "play" },
    });
  expect(open(true).about.finish).toEqual({ steps: [], isWhole: false });
  expect(open(false).about.finish).toBeUndefined();
});
