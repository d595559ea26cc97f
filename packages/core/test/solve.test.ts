import { describe, expect, it } from "vitest";
import {
  type Board,
  type Hit,
  type SolveOptions,
  type Technique,
  applyFinding,
  checkStep,
  format,
  search,
  type SolvePath,
  solvePath,
  solveSteps,
} from "./core.js";
import { EASY, HARD, boardOf, faulty, hidden, lone, loneDefinition } from "./examples.js";

const singles = [lone, hidden];

const run = (board: Board, techniques: readonly Technique[] = singles, options: SolveOptions = {}): SolvePath =>
  solvePath(board, techniques, options);

describe("the solve loop", () => {
  it("solves, step by step, and leaves the board it was given alone", () => {
    const board = boardOf(EASY);
    const { steps, status, board: end } = run(board);
    expect(status).toBe("solved");
    expect(format(end)).toBe(search(board).solution);
    expect(steps).toHaveLength([...board.values].filter((value) => value === 0).length);
    expect(steps.map(({ index }) => index)).toEqual([...steps.keys()]);
    expect(format(board)).toBe(format(boardOf(EASY)));
  });

  it("tries the easiest technique again after each step", () => {
    const { steps } = run(boardOf(EASY));
    const ids = steps.map(({ technique }) => technique.id);
    expect(ids).toContain("test/lone");
    expect(ids).toContain("test/hidden");
  });

  it("yields each step before it is applied, with its words", () => {
    for (const { finding, board } of solveSteps(boardOf(EASY), singles)) {
      for (const { cell, digit } of finding.placements) {
        const at = (Number(cell[1]) - 1) * 9 + Number(cell[3]) - 1;
        expect([board.values[at], board.has(at, digit)]).toEqual([0, true]);
      }
    }
  });

  it("says when it is stuck, stopped or contradictory", () => {
    expect(run(boardOf(HARD)).status).toBe("stuck");
    expect(run(boardOf(EASY), singles, { maxSteps: 3 })).toMatchObject({ status: "stopped", steps: { length: 3 } });
    expect(run(boardOf(EASY), singles, { maxMilliseconds: 0 }).status).toBe("stopped");
    const broken = boardOf(EASY);
    for (let digit = 1; digit <= 9; digit++) broken.eliminate(0, digit);
    expect(run(broken).status).toBe("contradictory");
    const full = boardOf(search(boardOf(EASY)).solution!);
    expect(run(full)).toMatchObject({ status: "solved", steps: [] });
    const wrong = boardOf("11" + search(boardOf(EASY)).solution!.slice(2));
    expect(run(wrong).status).toBe("contradictory");
  });

  it("applies all findings of a level at once, and none of them twice", () => {
    const one = run(boardOf(EASY));
    const byTechnique = run(boardOf(EASY), singles, { batch: ({ id }) => id });
    const together = run(boardOf(EASY), singles, { batch: () => "singles" });
    for (const { steps, board } of [byTechnique, together]) {
      expect(format(board)).toBe(format(one.board));
      expect(steps).toHaveLength(one.steps.length);
    }
    // In a batch several steps are found on one board.
    expect(together.steps[1].technique.id).toBe(together.steps[0].technique.id);
  });
});

describe("the loop guards itself", () => {
  const code = (technique: Technique, options: SolveOptions = {}): string => {
    try {
      return run(boardOf(HARD), [technique], options).status;
    } catch (error) {
      return `${(error as { code: string }).code} ${(error as Error).message}`;
    }
  };
  const liar = (id: string): Technique =>
    faulty(loneDefinition, {
      id,
      find(board, sink) {
        const cell = [...board.values].findIndex((value, i) => value === 0 && board.masks[i] !== 0);
        const digit = 32 - Math.clz32(board.masks[cell] & -board.masks[cell]);
        sink.place(cell, digit);
        sink.commit({ cell, digit }, 1);
      },
    });

  it("proves each third-party step and names the one that is refuted, with the counter-example", () => {
    expect(code(liar("stranger/liar"))).toMatch(
      /^WINGS_FINDING_REJECTED .*stranger\/liar.*refuted.*opposite of r1c1=3/,
    );
  });

  it("proves ours only when asked", () => {
    expect(code(liar("trial"))).not.toMatch(/REJECTED/);
    expect(code(liar("trial"), { check: checkStep })).toMatch(/^WINGS_FINDING_REJECTED/);
    expect(code(liar("stranger/liar"), { check: false })).not.toMatch(/REJECTED/);
  });

  it("proves the steps of a third-party technique that is added to a list later", () => {
    const list: Technique[] = [...singles];
    run(boardOf(EASY), list);
    list[0] = liar("stranger/liar");
    expect(() => run(boardOf(EASY), list)).toThrow("refuted");
    list[0] = {} as Technique;
    expect(() => run(boardOf(EASY), list)).toThrow("no technique");
  });

  it("lets the host choose what is proved", () => {
    expect(
      code(liar("trial"), {
        check: (technique, ...rest) => void (technique.id === "trial" && checkStep(technique, ...rest)),
      }),
    ).toMatch(/^WINGS_FINDING_REJECTED/);
    expect(code(liar("stranger/liar"), { check: () => undefined })).not.toMatch(/REJECTED/);
    for (const check of [1, true, "all", null])
      expect(code(singles[0], { check: check as never })).toMatch(/^WINGS_BAD_ARGUMENT .*expected checkStep or false/);
  });

  it("proves the steps of a technique that assumes one solution by its facts", () => {
    const lucky = (change: object): Technique => faulty(loneDefinition, { assumes: "unique-solution", ...change });
    expect(run(boardOf(EASY), [lucky({}), hidden]).status).toBe("solved");
    expect(code(lucky({ find: liar("x").find }))).toMatch(
      /WINGS_FINDING_REJECTED .*the cited facts allow the opposite of r/,
    );
  });

  it("names a technique whose finding can't be carried out", () => {
    const twice = faulty(loneDefinition, {
      id: "trial",
      find(board, sink) {
        const cell = board.masks.findIndex((mask) => (mask & 1) !== 0);
        sink.place(cell, 1);
        sink.place(cell, 1);
        sink.eliminateWords(1, -1, -1, -1);
        sink.commit({ cell, digit: 1 }, 1);
      },
    });
    expect(code(twice)).toMatch(/^WINGS_TECHNIQUE_FAILED .*trial .*has no 1\. Board: w1/);
  });

  it("names a technique whose findings change nothing", () => {
    const idle = faulty(loneDefinition, {
      id: "trial",
      find(_, sink) {
        (sink as unknown as { hits: Hit[] }).hits.push({
          pattern: { cell: 1, digit: 1 },
          size: 1,
          eliminations: [],
          placements: [],
        });
      },
    });
    expect(code(idle)).toMatch(/^WINGS_NO_PROGRESS .*trial/);
  });

  it("gives each step its own board: changing it does not change the path", () => {
    const board = boardOf(EASY);
    for (const step of solveSteps(board, singles)) applyFinding(step.board, step.finding);
    const { steps } = run(board);
    for (const step of steps) applyFinding(step.board, step.finding);
    expect(format(steps[0].board)).toBe(format(board));
    expect(steps[1].board.equals(steps[0].board)).toBe(false);
  });

  it.each([
    ["an older one", { ...lone, api: 0 }, "WINGS_WRONG_API"],
    ["a newer one", { ...lone, api: 2 }, "WINGS_WRONG_API"],
    ["nothing", null, "WINGS_WRONG_API"],
    ["one without marks", { ...lone, marks: undefined }, "WINGS_BAD_TECHNIQUE"],
  ])("refuses %s before anything is run", (_, technique, expected) => {
    expect(() => run(boardOf(EASY), [technique as never])).toThrow(
      expect.objectContaining({ code: expected }) as Error,
    );
  });
});
