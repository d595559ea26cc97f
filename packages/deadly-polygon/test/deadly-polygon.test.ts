import { type Board, explain, findAll, parse, prove } from "@wings/core";
import { complete, examine, knownBoards, randomBoards, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { deadlyPolygon } from "../src/index.js";
import { plantedBoards } from "./planted.js";
import { POLYGONS, deadlyPolygons } from "./reference.js";

const HEPTAGON = "w19CgdjfG0j3bj6jc2G0Egdicb89dk7623kidfhghj96gbc5kCgf8cj9bjeib71cd6hkcb8fg9efh7d5i2a3";
const HEPTAGON_LOCKED = "w1j4kfkgj5g6b3j84j2ld7jfjfbg1ehkdhe9324f1gdkig652h1hbdic75f7jefab48kf4g8eA3jA3";
const OCTAGON = "w1kg9c6AhAh839hdaekffeahb7i43eadfgjhj9if25hjdjg8gcj4ij6l53ijfj2jc6j58ji4k97fj3k";
const OCTAGON_WITH_SET = "w1ekck4kgl85bjc6j3lekik2ahgc5hga9ec642b35li8ac9gh2f1ed1eh74i3bfdkecah7i";
const NOTHING = "S4 1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

techniqueTester(
  deadlyPolygon,
  {
    finds: [
      `${HEPTAGON} => r6c2≠7`,
      `${HEPTAGON} => r1c2≠5 r4c3≠5 r6c6≠5`,
      `${HEPTAGON_LOCKED} => r1c79≠19`,
      `${OCTAGON} => r7c1≠14`,
      `${OCTAGON_WITH_SET} => r1c5≠7`,
    ],
    misses: [NOTHING],
  },
  { describe, it },
);

describe("Deadly polygon", () => {
  let planted: readonly Board[];
  beforeAll(() => {
    planted = [...plantedBoards(seed(3), boards(20, 1500))];
  });

  it("has 2,916 octagons and four times as many heptagons", () => {
    const count = (size: number): number => POLYGONS.filter(({ cells }) => cells.length === size).length;
    expect([count(8), count(7)]).toEqual([2916, 4 * 2916]);
  });

  it("finds what the definition gives, and nothing else, on boards with such a pattern", () => {
    const { patterns } = complete(deadlyPolygon, deadlyPolygons, { boards: planted, least: planted.length / 2 });
    expect(patterns).toBeGreaterThan(0);
  });

  it("finds it on stuck boards, on boards at random moments and on known boards", () => {
    const random = Array.from(randomBoards(seed(2), boards(10, 500)), ({ board }) => board);
    const stuck = stuckBoards(seed(1), boards(30, 2000));
    complete(deadlyPolygon, deadlyPolygons, { boards: [...stuck, ...random, ...knownBoards(["S4"])], least: 0 });
  });

  it("is right by the solution and by its reasons", () => {
    soundness(deadlyPolygon, { boards: planted, least: planted.length / 4 });
    soundness(deadlyPolygon, { boards: stuckBoards(seed(4), boards(200, 3000)), least: 1 });
  });

  it("has every property of the tester", () => {
    expect(examine(deadlyPolygon, planted.slice(0, boards(3, 40)), { symmetries: 3 }).faults).toEqual([]);
  });

  it("has all types", () => {
    const typeOf = ({ pattern: { cells, same, set, locked } }: (typeof found)[number]): string =>
      `${cells.length} ${same.length > 0 ? 2 : set.length > 0 ? 3 : locked.length > 0 ? 4 : 1}`;
    const found = [
      ...planted,
      ...[HEPTAGON, HEPTAGON_LOCKED, OCTAGON, OCTAGON_WITH_SET].map((line) => parse(line)),
    ].flatMap((board) => findAll(board, [deadlyPolygon]));
    const types = new Set(found.map(typeOf));
    for (const type of ["7 1", "7 2", "7 4", "8 1", "8 2", "8 3"]) expect(types).toContain(type);
  });

  it("says why, in three lengths", () => {
    const textsOf = (line: string, cell: string): string[] => {
      const board = parse(line);
      const finding = findAll(board, [deadlyPolygon]).find(({ eliminations }) => eliminations[0].cell === cell)!;
      expect(prove(board, finding)).toMatchObject({ status: "proved", assumes: "unique-solution" });
      return (["long", "short", "vague"] as const).map((form) => explain(finding, form));
    };
    expect(textsOf(HEPTAGON_LOCKED, "r1c7")).toEqual([
      "If the cells r1c6, r1c7, r1c9, r2c6, r2c9, r9c7 and r9c9 held only 1, 2 and 9, they could be filled in another way, with the same digits in each row, column and box, and the puzzle would have two solutions. Only r1c7 and r1c9 have other candidates. In row 1, 2 can only be in r1c7 or r1c9. If one of them were 1 or 9, the other one would be 2, and the cells would hold only 1, 2 and 9. So remove 1 and 9 from r1c7 and r1c9.",
      "polygon r1c679 r2c69 r9c79 (1/2/9), other candidates in r1c79: r1c79≠19",
      "There is a Deadly Polygon with 1, 2 and 9.",
    ]);
    expect(textsOf(OCTAGON, "r7c1")[0]).toMatch(
      /Only r7c1 has other candidates, so it is 7: remove 1 and 4 from r7c1\.$/,
    );
  });
});
