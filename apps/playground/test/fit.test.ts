import { format, hasOneSolution, parse, search } from "@wings/core";
import { canonical } from "@wings/generate";
import { levelOf } from "@wings/ladder";
import { describe, expect, it } from "vitest";
import { fitName, readFitName } from "../src/model/fit-names.js";
import { STATIONS, foundationOf } from "../src/model/stations.js";
import { fits, makeFit, textOf } from "../src/generator/fit.js";
import { makeToFit } from "../src/generator/make-to-fit.js";
import { PUZZLES } from "../src/generator/prepared-puzzles.js";

const preparedFor = (id: string): readonly string[] => PUZZLES[id]?.split(" ") ?? [];
const needOf = (id: string) => ({ known: [...foundationOf(id)], fresh: id });

describe("a puzzle that fits", () => {
  it.each(["full-house", "pointing", "skyscraper", "xy-wing"])("needs %s and only what it builds on", (id) => {
    const need = needOf(id);
    const { puzzle, solution } = makeFit(need, 7, () => false)!;
    expect(hasOneSolution(parse(puzzle))).toBe(true);
    expect([...puzzle].every((clue, cell) => clue === "." || clue === solution[cell])).toBe(true);
    expect(fits(puzzle, need)).toBe(true);
    expect(fits(puzzle, { known: need.known })).toBe(false);
    expect(makeFit(need, 7, () => false)!.puzzle).toBe(puzzle);
  });

  it("needs nothing new if nothing is", () => {
    const known = ["full-house", "naked-single", "hidden-single"];
    const { puzzle } = makeFit({ known }, 3, () => false)!;
    expect(fits(puzzle, { known })).toBe(true);
  });

  it("is a prepared one in another form if there is no time", async () => {
    const need = needOf("x-wing");
    const made = await makeToFit(need, 5, 0);
    const again = await makeToFit(need, 6, 0);
    expect(made).toMatchObject({ fresh: "x-wing", isPrepared: true });
    expect(fits(made.puzzle, need)).toBe(true);
    expect(again.puzzle).not.toBe(made.puzzle);
    expect(preparedFor("x-wing")).not.toContain(format(parse(made.puzzle), "url"));
  });

  it("has nothing new if no puzzle is known that has it", async () => {
    const made = await makeToFit({ known: ["full-house", "hidden-single"], fresh: "leviathan" }, 5, 0);
    expect(made).toMatchObject({ isPrepared: false });
    expect(made.fresh).toBeUndefined();
    expect(fits(made.puzzle, { known: ["full-house", "hidden-single"] })).toBe(true);
  });
});

describe("prepared puzzles", () => {
  const stations = STATIONS.filter(({ id }) => levelOf(id) !== "extreme");

  /** Stations whose puzzles are so rare that there are fewer. An image of one is another puzzle, too. */
  const RARE: Readonly<Record<string, number>> = { "avoidable-rectangle-2": 0 };

  it("are there, twenty different ones for each station up to unfair", () => {
    for (const { id, isFront } of stations) {
      const least = isFront ? 20 : (RARE[id] ?? 20);
      expect([id, preparedFor(id).length]).toSatisfy(([, count]) => Number(count) >= least);
      expect(new Set(preparedFor(id)).size).toBe(preparedFor(id).length);
    }
  });

  it.each(["vwxyz-wing", "uvwxyz-wing", "unique-rectangle-5"])(
    "of %s are no images, and at most three have one grid",
    (id) => {
      const boards = preparedFor(id).map((puzzle) => parse(puzzle));
      expect(new Set(boards.map((board) => canonical(textOf(board)).puzzle)).size).toBe(boards.length);
      const grids = boards.map((board) => canonical(search(board).solution!).puzzle);
      for (const grid of grids) expect(grids.filter((each) => each === grid).length).toBeLessThanOrEqual(3);
    },
  );

  it("have one solution, and their technique on a path of what it builds on", () => {
    for (const id of Object.keys(PUZZLES)) {
      const [puzzle] = preparedFor(id);
      expect(hasOneSolution(parse(puzzle))).toBe(true);
      const need = needOf(id);
      expect([id, fits(puzzle, need) || fits(puzzle, { ...need, as: "used" })]).toEqual([id, true]);
    }
  });
});

describe("the name of a puzzle", () => {
  it("has its board, so that a link shows the same one", () => {
    const puzzle = preparedFor("x-wing")[0];
    expect(readFitName(fitName(puzzle, "x-wing"))).toEqual({
      kind: "made",
      fresh: "x-wing",
      board: format(parse(puzzle), "url"),
    });
    expect(readFitName(fitName(puzzle, undefined))).toMatchObject({ kind: "made", fresh: undefined });
  });

  it("may ask for the next one, or for one of a station", () => {
    expect(readFitName("next")).toEqual({ kind: "ask", station: undefined });
    expect(readFitName("next-x-wing")).toEqual({ kind: "ask", station: "x-wing" });
    for (const name of ["nextx", "hard-7", "2026-11-22", "for-x-wing", "for-x-wing-9"])
      expect(readFitName(name)).toBeUndefined();
  });
});
