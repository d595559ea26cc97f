import { type Technique, findAll, findFirst, parse, solvePath } from "@wings/core";
import { LADDER, levelOf, rate, techniques } from "@wings/ladder";
import { describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { type GenerateOptions, type GeneratedPuzzle, generate } from "../src/index.js";

const listOf = (options: Partial<GenerateOptions>): GeneratedPuzzle[] => [
  ...generate({ seed: seed(1), count: boards(10, 100), ladder: LADDER, ...options }),
];
const rank = (id: string): number => techniques.findIndex((technique) => technique.id === id);
/** The ids of the steps of the path that is rated, with how it ends. */
function pathOf(
  { puzzle }: GeneratedPuzzle,
  list: readonly Technique[] = techniques,
): { status: string; ids: string[] } {
  const { status, steps } = solvePath(puzzle, list, { batch: ({ id }) => id });
  return { status, ids: steps.map(({ technique }) => technique.id) };
}

describe("the rating", () => {
  it("is the one that the ladder gives", () => {
    const ladder = LADDER.slice(0, 20);
    const statuses = new Set<string>();
    for (const { puzzle, rating } of listOf({ count: boards(40, 500), ladder })) {
      expect(rating).toEqual(rate(puzzle, { ladder }));
      statuses.add(rating!.status);
    }
    expect([...statuses].sort()).toEqual(["solved", "stuck"]);
  });

  it("is missing without a ladder", () => {
    const [{ rating, board, step }] = generate({ seed: 1 });
    expect([rating, board, step]).toEqual([null, null, null]);
  });

  it("has the wanted level and score", () => {
    for (const level of ["easy", "medium", "hard", "unfair", "extreme"])
      for (const { rating } of listOf({ level, count: 3 })) expect(rating).toMatchObject({ status: "solved", level });
    for (const { rating } of listOf({ level: ["medium", "hard"] })) expect(["medium", "hard"]).toContain(rating!.level);
    for (const { rating } of listOf({ score: [800, 900] })) {
      expect(rating!.score).toBeGreaterThanOrEqual(800);
      expect(rating!.score).toBeLessThanOrEqual(900);
    }
  });
});

describe("a wanted technique", () => {
  it("is the next one on the board, and nothing easier is there", () => {
    for (const { board, step, solution } of listOf({ technique: { id: "w-wing" } })) {
      expect(findFirst(board!, techniques.slice(0, rank("w-wing")))).toBeNull();
      const outcomes = findAll(board!, [techniques[rank("w-wing")]]).map(({ eliminations }) => eliminations);
      expect(outcomes).toContainEqual(step!.finding.eliminations);
      expect(step!.board.equals(board!)).toBe(true);
      for (const { cell, digit } of step!.finding.eliminations)
        expect(solution[Number(cell[1]) * 9 - 10 + Number(cell[3])]).not.toBe(String(digit));
    }
  });

  it("is the hardest one", () => {
    for (const each of listOf({ technique: { id: "xy-wing", as: "hardest" } })) {
      const { status, ids } = pathOf(each);
      expect(status).toBe("solved");
      expect(Math.max(...ids.map(rank))).toBe(rank("xy-wing"));
      expect(each.rating!.hardest).toBe("xy-wing");
      expect(each.step!.technique.id).toBe("xy-wing");
    }
  });

  it("is used on the way to the solution", () => {
    let harder = 0;
    for (const each of listOf({ technique: { id: "w-wing", as: "used" } })) {
      const { status, ids } = pathOf(each);
      expect(status).toBe("solved");
      expect(ids).toContain("w-wing");
      expect(each.step!.index).toBe(ids.indexOf("w-wing"));
      harder += Number(each.rating!.hardest !== "w-wing");
    }
    expect(harder).toBeGreaterThan(0);
  });

  it("is the only one above easy and medium", () => {
    for (const each of listOf({ technique: { id: "xy-wing", as: "only" }, count: boards(5, 50) })) {
      const { status, ids } = pathOf(each);
      expect(status).toBe("solved");
      expect(ids).toContain("xy-wing");
      for (const id of ids) expect(id === "xy-wing" || ["easy", "medium"].includes(levelOf(id)!)).toBe(true);
    }
    for (const each of listOf({ technique: { id: "naked-pair", as: "only" }, count: 3 }))
      for (const id of pathOf(each).ids) expect(id === "naked-pair" || levelOf(id) === "easy").toBe(true);
  });

  it("is one of several", () => {
    const technique = [{ id: "w-wing", as: "used" }, { id: "naked-triple" }] as const;
    for (const each of listOf({ technique, count: 5 })) {
      expect(pathOf(each).ids).toContain("w-wing");
      expect(each.step!.technique.id).toBe("w-wing");
      const prefix = techniques.slice(0, rank("naked-triple") + 1);
      const steps = solvePath(each.puzzle, prefix).steps.map((step) => step.technique.id);
      expect(steps).toContain("naked-triple");
    }
    for (const each of listOf({ technique: [...technique].reverse(), count: 2 })) {
      expect(each.step!.technique.id).toBe("naked-triple");
      expect(findFirst(each.board!, techniques.slice(0, rank("naked-triple")))).toBeNull();
    }
  });

  it("is rarer than one in a hundred: neighbors have it, too", () => {
    const puzzles = listOf({ technique: { id: "wxyz-wing" }, count: boards(3, 24) });
    expect(puzzles.filter(({ attempt }) => attempt.includes(".")).length).toBeGreaterThan(puzzles.length / 3);
    for (const { board } of puzzles)
      expect(findFirst(board!, techniques.slice(0, rank("wxyz-wing") + 1))!.technique).toBe("wxyz-wing");
  });

  it("is found on boards that keep the givens of the puzzle", () => {
    const [{ board, puzzle }] = listOf({ technique: { id: "xy-wing" }, count: 1 });
    const givens = parse(puzzle).toState().givens;
    expect(board!.toState().givens).toEqual(givens);
  });
});

describe("symmetrical placement", () => {
  const technique = { id: "symmetrical-placement" };
  const maps = {
    rotational: (row: number, column: number) => 80 - row * 9 - column,
    "rotational-90": (row: number, column: number) => column * 9 + 8 - row,
    diagonal: (row: number, column: number) => column * 9 + row,
  } as const;

  it.each(["rotational", "rotational-90", "diagonal"] as const)(
    "has puzzles that stay the same with digits exchanged, by construction: %s",
    (symmetry) => {
      for (const { puzzle, solution, step } of listOf({ technique, symmetry, count: boards(1, 20) })) {
        expect(step!.technique.id).toBe(technique.id);
        const imageAt = (cell: number): number => maps[symmetry](Math.floor(cell / 9), cell % 9);
        const images = new Map(Array.from(solution, (digit, cell) => [digit, solution[imageAt(cell)]]));
        expect(images.size).toBe(9);
        for (let cell = 0; cell < 81; cell++) {
          expect(solution[imageAt(cell)]).toBe(images.get(solution[cell]));
          expect(puzzle[imageAt(cell)] === ".").toBe(puzzle[cell] === ".");
        }
      }
    },
  );

  it("takes these symmetries by turns where none is wanted, and refuses others", () => {
    const [first] = listOf({ technique, count: 1 });
    expect(findAll(parse(first.puzzle), [techniques[rank(technique.id)]])).not.toEqual([]);
    for (const symmetry of ["mirror", "two-mirrors"] as const)
      expect(() => listOf({ technique, symmetry })).toThrow(/no grid stays the same otherwise/);
  });
});
