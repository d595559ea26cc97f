import { describe, expect, it, vi } from "vitest";
import { Board, applyFinding, defineTechnique, findFirst, hint, parse, search, solvePath } from "./core.js";
import { EASY, HARD, faulty, hidden, lone, loneDefinition } from "./examples.js";

const singles = [lone, hidden];

describe("hint", () => {
  it("leads to the solution", () => {
    const board = parse(EASY);
    for (let steps = 0; steps < 81; steps++) {
      const answer = hint(board, singles);
      if (answer.status !== "found") {
        expect([answer.status, board.isFull]).toEqual(["solved", true]);
        return;
      }
      applyFinding(board, answer.finding);
    }
    expect.unreachable();
  });

  it("names the cells of mistakes before anything else", () => {
    const solution = search(parse(EASY)).solution!;
    const wrongs: string[] = [];
    for (let cell = 0; cell < 81; cell++) {
      const board = parse(EASY);
      const digit = board.candidates(cell).find((each) => each !== Number(solution[cell]));
      if (digit === undefined) continue;
      board.place(cell, digit);
      const answer = hint(board, singles);
      // Not the cells that it took the right candidate from.
      const name = `r${((cell / 9) | 0) + 1}c${(cell % 9) + 1}`;
      expect(answer).toEqual({ status: "mistake", cells: [name] });
      wrongs.push(name);
    }
    expect(wrongs.length).toBeGreaterThan(30);
    const board = parse(EASY);
    board.eliminate(0, Number(solution[0]));
    expect(hint(board, singles)).toEqual({ status: "mistake", cells: ["r1c1"] });
  });

  it("never answers with a step from a board without a solution", () => {
    const grid = search(parse(EASY)).solution!;
    const seen = { found: 0, mistake: 0 };
    for (let seed = 1; seed < 200; seed++) {
      const board = parse(EASY);
      // A few right digits, then one candidate goes: sometimes the right one.
      for (let cell = seed % 7; cell < 81; cell += 2 + (seed % 5))
        if (board.values[cell] === 0) board.place(cell, Number(grid[cell]));
      const open = board.values.indexOf(0, (seed * 13) % 60);
      if (open < 0) continue;
      board.eliminate(open, board.candidates(open)[seed % board.candidates(open).length]);
      const answer = hint(board, singles);
      const { status } = search(board);
      expect([seed, answer.status]).toEqual([seed, status === "one" ? "found" : "mistake"]);
      if (answer.status === "found" || answer.status === "mistake") seen[answer.status]++;
      if (answer.status !== "found") continue;
      for (const { cell, digit } of answer.finding.placements)
        expect(grid[(Number(cell[1]) - 1) * 9 + Number(cell[3]) - 1]).toBe(String(digit));
    }
    expect(Math.min(seen.found, seen.mistake)).toBeGreaterThan(10);
  });

  it("mentions the other possibility", () => {
    expect(hint(solvePath(HARD, singles).board, singles)).toEqual({ status: "stuck" });
    expect(hint(parse(search(parse(EASY)).solution!), singles)).toEqual({ status: "solved" });
    expect(hint(new Board(), singles)).toEqual({ status: "many" });
    expect(hint(parse("11".padEnd(81, ".")), singles)).toEqual({ status: "none" });
  });

  it("stops when the time is over, and refuses other options", () => {
    let time = 0;
    const slow = faulty({ ...loneDefinition, id: "test/slow" }, { find: () => void (time += 3) });
    const clock = vi.spyOn(Date, "now").mockImplementation(() => time);
    try {
      expect(hint(parse(EASY), [slow, ...singles], { maxMilliseconds: 1 })).toEqual({ status: "stopped" });
      expect(hint(parse(EASY), [slow, ...singles], { maxMilliseconds: 4 }).status).toBe("found");
      expect(hint(parse(EASY), [slow], { maxMilliseconds: 1 }).status).toBe("stuck");
    } finally {
      clock.mockRestore();
    }
    const solved = parse(search(parse(EASY)).solution!);
    expect(() => hint(solved, lone as never)).toThrow(expect.objectContaining({ code: "WINGS_BAD_ARGUMENT" }));
    for (const wrong of [{ maxMilliseconds: NaN }, { maxMilliseconds: "1" }, { maxSteps: 1 }, null, 5])
      for (const board of [parse(EASY), solved])
        expect(() => hint(board, singles, wrong as never)).toThrow(
          expect.objectContaining({ code: "WINGS_BAD_ARGUMENT" }),
        );
  });

  it("never passes on a step of a third-party technique without a proof", () => {
    const lucky = faulty(loneDefinition, { id: "someone/lucky", reason: () => [] });
    expect(findFirst(parse(EASY), [lucky])).not.toBeNull();
    expect(() => hint(EASY, [lucky])).toThrow(expect.objectContaining({ code: "WINGS_FINDING_REJECTED" }));
    expect(hint(EASY, [faulty(loneDefinition, { id: "someone/lone" })]).status).toBe("found");
  });

  it("never passes on a wrong step of a third-party technique", () => {
    const guess = defineTechnique({
      id: "someone/guess",
      name: "Guess",
      pattern: { cell: "cell", digit: "digit" },
      roles: { cell: "cell" },
      message: { long: "{cell}", short: "{cell}", vague: "{cell}" },
      find(board, report) {
        for (let cell = 0; cell < 81; cell++)
          for (const digit of board.candidates(cell)) {
            report.eliminateCells(digit, [cell]);
            if (report.commit({ cell, digit }, 1)) return;
          }
      },
      reason: () => [],
      marks: () => [],
      data: ({ cell }) => ({ cell: { cell } }),
    });
    const board = parse(EASY);
    // The first candidate that the guess takes is the right one, once the others of its cell are gone.
    const cell = board.values.indexOf(0);
    const right = Number(search(parse(EASY)).solution![cell]);
    for (const digit of board.candidates(cell)) if (digit !== right) board.eliminate(cell, digit);
    expect(() => hint(board, [guess])).toThrow(expect.objectContaining({ code: "WINGS_FINDING_REJECTED" }));
  });
});
