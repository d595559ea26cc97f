import { search } from "@wings/core";
import { describe, expect, it } from "vitest";
import { boards, seed, isDeep } from "@wings/test-kit/depth";
import {
  ATTEMPTS_IN_BLOCK,
  CLUE_SYMMETRIES,
  type ClueSymmetry,
  type GenerateOptions,
  type GeneratedPuzzle,
  canonical,
  generate,
  generateAsync,
  generateAttempt,
} from "../src/index.js";

const listOf = (options: GenerateOptions): GeneratedPuzzle[] => [...generate(options)];
const cluesOf = (puzzle: string): number[] =>
  [...puzzle].flatMap((character, cell) => (character === "." ? [] : [cell]));
const without = (puzzle: string, cells: readonly number[]): string =>
  [...puzzle].map((character, cell) => (cells.includes(cell) ? "." : character)).join("");

/** The cells that a symmetry puts a clue's image in, written out plainly. */
const IMAGES: Record<ClueSymmetry, (row: number, column: number) => [number, number][]> = {
  none: () => [],
  rotational: (r, c) => [[8 - r, 8 - c]],
  "rotational-90": (r, c) => [
    [c, 8 - r],
    [8 - r, 8 - c],
    [8 - c, r],
  ],
  mirror: (r, c) => [[r, 8 - c]],
  diagonal: (r, c) => [[c, r]],
  "two-mirrors": (r, c) => [
    [r, 8 - c],
    [8 - r, c],
    [8 - r, 8 - c],
  ],
};
const groupOf = (symmetry: ClueSymmetry, cell: number): number[] => [
  cell,
  ...IMAGES[symmetry](Math.floor(cell / 9), cell % 9).map(([row, column]) => row * 9 + column),
];

describe.each(CLUE_SYMMETRIES)("puzzles with the symmetry %s", (symmetry) => {
  const puzzles = listOf({ seed: seed(1), count: boards(60, 1000), symmetry });

  it("have the one solution that they come with", () => {
    for (const { puzzle, solution } of puzzles) expect(search(puzzle)).toMatchObject({ status: "one", solution });
  });

  it("have the symmetry", () => {
    for (const { puzzle } of puzzles)
      for (const clue of cluesOf(puzzle))
        for (const cell of groupOf(symmetry, clue)) expect(puzzle[cell]).not.toBe(".");
  });

  it("need each group of clues", () => {
    for (const { puzzle } of puzzles)
      for (const clue of cluesOf(puzzle)) expect(search(without(puzzle, groupOf(symmetry, clue))).status).toBe("many");
  });

  it("are different", () => {
    expect(new Set(puzzles.map(({ puzzle }) => puzzle)).size).toBe(puzzles.length);
  });
});

describe("an attempt", () => {
  it("depends on the seed, its number and the options alone", () => {
    const options = { seed: seed(2), count: 20 };
    const puzzles = listOf(options);
    expect(listOf(options)).toEqual(puzzles);
    expect(puzzles.map(({ attempt }) => attempt)).toEqual(puzzles.map((_, i) => `${i}`));
    expect(listOf({ ...options, first: 7, count: 13 })).toEqual(puzzles.slice(7));
    expect(listOf({ ...options, seed: seed(2) + 1 }).map(({ puzzle }) => puzzle)).not.toContain(puzzles[0].puzzle);
    expect(listOf({ ...options, seed: seed(2) + 2 ** 32 })[0].puzzle).not.toBe(puzzles[0].puzzle);
  });

  it("can be made again", () => {
    const options: GenerateOptions = { seed: seed(3), count: 30, clues: [17, 23], neighbors: 20 };
    const puzzles = listOf(options);
    expect(puzzles.some(({ attempt }) => attempt.includes("."))).toBe(true);
    for (const puzzle of puzzles) expect(generateAttempt(puzzle.attempt, options)).toEqual(puzzle);
    const missing = Array.from({ length: 100 }, (_, i) => `${i}`).filter((i) =>
      puzzles.every(({ attempt }) => attempt !== i),
    );
    expect(generateAttempt(missing[0], options)).toBeUndefined();
    expect(generateAttempt(`${missing[0]}.1`, options)).toBeUndefined();
  });

  it("is made by one of several processes", () => {
    // Fewer than 1 % of the attempts have so few clues, so there are neighbors.
    const options: GenerateOptions = { seed: seed(4), clues: [17, 21], count: Infinity };
    const all = listOf({ ...options, starts: 2 * ATTEMPTS_IN_BLOCK });
    const blocks = [1, 0].map((block) =>
      listOf({ ...options, first: block * ATTEMPTS_IN_BLOCK, starts: ATTEMPTS_IN_BLOCK }),
    );
    expect([...blocks[1], ...blocks[0]]).toEqual(all);
    expect(all.some(({ attempt }) => attempt.includes("."))).toBe(true);
  });
});

describe("neighbors", () => {
  it("have the solution of their start, and each is there once", () => {
    const puzzles = listOf({ seed: seed(5), count: 60, neighbors: 40 });
    const start = puzzles.find(({ attempt }) => !attempt.includes("."))!;
    const near = puzzles.filter(({ attempt }) => attempt.startsWith(`${start.attempt}.`));
    expect(near.length).toBeGreaterThan(10);
    for (const { puzzle, solution } of near) {
      expect(solution).toBe(start.solution);
      expect(search(puzzle).status).toBe("one");
      for (const clue of cluesOf(puzzle)) expect(search(without(puzzle, [clue])).status).toBe("many");
    }
    expect(new Set([start, ...near].map(({ puzzle }) => puzzle)).size).toBe(near.length + 1);
  });

  it.runIf(isDeep)(
    "are tried where fewer than one in a hundred attempts fits, and at most fifty of one start are kept",
    () => {
      const rare = listOf({ seed: seed(6), count: 60, clues: [17, 21] });
      const near = rare.filter(({ attempt }) => attempt.includes(".")).length;
      expect(near).toBeGreaterThan(20);
      const starts = new Map<string, number>();
      for (const { attempt } of rare) {
        const [start] = attempt.split(".");
        starts.set(start, (starts.get(start) ?? 0) + 1);
      }
      expect(Math.max(...starts.values())).toBeLessThanOrEqual(51);
      expect(listOf({ seed: seed(6), count: 50 }).every(({ attempt }) => !attempt.includes("."))).toBe(true);
    },
  );
});

describe("the options", () => {
  it("keep the number of clues in the range", () => {
    for (const clues of [
      [22, 23],
      [26, 30],
    ] as const)
      for (const { puzzle } of listOf({ seed: seed(7), count: 10, clues })) {
        expect(cluesOf(puzzle).length).toBeGreaterThanOrEqual(clues[0]);
        expect(cluesOf(puzzle).length).toBeLessThanOrEqual(clues[1]);
      }
  });

  it.each(["none", "rotational"] as const)("leave clues where the puzzle need not be minimal: %s", (symmetry) => {
    const counts = new Set<number>();
    for (const { puzzle } of listOf({ seed: seed(8), count: 40, minimal: false, clues: [32, 36], symmetry })) {
      counts.add(cluesOf(puzzle).length);
      expect(search(puzzle).status).toBe("one");
      for (const clue of cluesOf(puzzle))
        expect(groupOf(symmetry, clue).every((cell) => puzzle[cell] !== ".")).toBe(true);
    }
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(32);
    expect(Math.max(...counts)).toBeLessThanOrEqual(36);
    expect(counts.size).toBeGreaterThan(3);
  });

  it("make symmetric puzzles that need each single clue", () => {
    for (const { puzzle } of listOf({ seed: seed(9), count: 3, symmetry: "rotational", minimal: "clues" })) {
      for (const clue of cluesOf(puzzle)) {
        expect(puzzle[80 - clue]).not.toBe(".");
        expect(search(without(puzzle, [clue])).status).toBe("many");
      }
    }
  });

  it("keep clues inside a pattern, with all of its group", () => {
    // No clue in row 1 and in the central box.
    const pattern = [...".".repeat(9), ..."x".repeat(72)].map((character, cell) =>
      [30, 31, 32, 39, 40, 41, 48, 49, 50].includes(cell) ? "0" : character,
    );
    for (const symmetry of ["none", "rotational"] as const)
      for (const { puzzle } of listOf({ seed: seed(10), count: 5, pattern: pattern.join(""), symmetry })) {
        for (const clue of cluesOf(puzzle)) {
          expect(pattern[clue]).toBe("x");
          for (const cell of groupOf(symmetry, clue)) expect(pattern[cell]).toBe("x");
        }
        expect(search(puzzle).status).toBe("one");
      }
  });

  it("start from a solution", () => {
    const [{ solution: grid }] = listOf({ seed: seed(11) });
    const puzzles = listOf({ seed: seed(12), count: 10, grid });
    expect(puzzles.every(({ solution }) => solution === grid)).toBe(true);
    expect(new Set(puzzles.map(({ puzzle }) => puzzle)).size).toBe(10);
  });

  it.runIf(isDeep)("leave out the images of earlier puzzles", () => {
    // This grid has 648 symmetries to itself, so that few large groups of clues often give the same form.
    const grid = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    const options: GenerateOptions = { seed: seed(13), count: 150, grid, symmetry: "two-mirrors", neighbors: 0 };
    const forms = (unique: boolean): number =>
      new Set(listOf({ ...options, unique }).map(({ puzzle }) => canonical(puzzle).puzzle)).size;
    expect(forms(true)).toBe(150);
    expect(forms(false)).toBeLessThan(150);
  });

  it("count no puzzles", () => {
    expect(listOf({ seed: 1, count: 0 })).toEqual([]);
  });
});

describe("the end of a search", () => {
  it("is an error that says how rare the puzzles are", () => {
    const found: string[] = [];
    const search = (): void => {
      for (const { puzzle } of generate({ seed: seed(14), count: 100, clues: [17, 17], tries: 200 }))
        found.push(puzzle);
    };
    expect(search).toThrow(
      expect.objectContaining({
        code: "WINGS_TRIES_ENDED",
        details: { tries: 200, found: 0, attempts: 200 },
        message: "no puzzle in 200 attempts (so far fewer than one in 200): ask for less, or allow more tries.",
      }),
    );
    expect(found).toEqual([]);
    expect(() => listOf({ seed: seed(15), count: 1000, clues: [17, 21], tries: 300, neighbors: 0 })).toThrow(
      expect.objectContaining({ code: "WINGS_TRIES_ENDED" }),
    );
  });

  it("is the reason of a signal", () => {
    const controller = new AbortController();
    const puzzles = generate({ seed: 1, count: 10, signal: controller.signal });
    expect(puzzles.next().done).toBe(false);
    controller.abort(new Error("enough"));
    expect(() => puzzles.next()).toThrow("enough");
  });

  it("comes while a search gives way to the event loop", async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error("late")), 50);
    const endless = generateAsync({ seed: 1, count: 1, clues: [17, 17], tries: Infinity, signal: controller.signal });
    await expect(endless.next()).rejects.toThrow("late");
  });

  it("comes after the same puzzles in both forms", async () => {
    const puzzles: unknown[] = [];
    for await (const each of generateAsync({ seed: 3, count: 40, clues: [17, 24] })) puzzles.push(each);
    expect(puzzles).toEqual(listOf({ seed: 3, count: 40, clues: [17, 24] }));
  });

  it("reports each attempt", () => {
    const seen: [number, number][] = [];
    const puzzles = listOf({
      seed: 4,
      count: 5,
      clues: [17, 23],
      onAttempt: ({ attempts, found }) => seen.push([attempts, found]),
    });
    expect(seen.map(([attempts]) => attempts)).toEqual(seen.map((_, i) => i + 1));
    expect(seen.at(-1)![1]).toBe(5);
    expect(Number(puzzles.at(-1)!.attempt)).toBe(seen.length - 1);
  });
});
