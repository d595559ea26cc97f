import { describe, expect, it } from "vitest";
import {
  Board,
  type Step,
  type Technique,
  findAll,
  findAllAsync,
  findFirst,
  findSmallest,
  format,
  hint,
  parse,
  prove,
  search,
  solveAsync,
  solvePath,
  solveSteps,
} from "./core.js";
import { EASY, HARD, faulty, hidden, lone, loneDefinition } from "./examples.js";

const singles = [lone, hidden];

describe("solvePath", () => {
  it("solves a text or a board, and leaves the board alone", () => {
    const board = parse(EASY);
    const fromText = solvePath(EASY, singles);
    expect(fromText.status).toBe("solved");
    expect(format(fromText.board)).toBe(search(board).solution);
    expect(JSON.stringify(solvePath(board, singles).steps.map(({ finding }) => finding))).toBe(
      JSON.stringify(fromText.steps.map(({ finding }) => finding)),
    );
    expect(board.equals(parse(EASY))).toBe(true);
    expect(solvePath(HARD, singles).status).toBe("stuck");
  });

  it("returns the board of each step at any time and in any order", () => {
    const { steps } = solvePath(EASY, singles);
    const boards: string[] = [];
    const board = parse(EASY);
    for (const { hit } of steps) {
      boards.push(format(board, "url"));
      for (const { cell, digit } of hit.placements) board.place(cell, digit);
    }
    for (const order of [
      steps,
      [...steps].reverse(),
      [...steps].sort((a, b) => ((a.index * 7) % 13) - ((b.index * 7) % 13)),
    ])
      for (const step of order) expect(format(step.board, "url")).toBe(boards[step.index]);
  });

  it("explains each step as it was, late and early alike", () => {
    const early: string[] = [];
    const collected: Step[] = [];
    for (const step of solveSteps(EASY, singles)) {
      early.push(JSON.stringify(step.finding));
      collected.push(step);
    }
    const late = solvePath(EASY, singles).steps.map(({ finding }) => JSON.stringify(finding));
    expect(late).toEqual(early);
    for (const { board, finding } of collected) expect(prove(board, finding).status).toBe("proved");
  });

  it("is not disturbed by changes of the board that a step gives, or of the one it started from", () => {
    const start = parse(EASY);
    const { steps } = solvePath(start, singles);
    const before = JSON.stringify(steps.map(({ finding }) => finding));
    for (const { board } of steps) board.clear(search(board).solution!.indexOf("5"));
    start.place(start.values.indexOf(0), 1);
    expect(JSON.stringify(solvePath(EASY, singles).steps.map(({ finding }) => finding))).toBe(before);
    expect(steps.map(({ finding }) => finding.text).join()).toContain("r");
  });

  it("describes nothing that nobody reads", () => {
    let described = 0;
    const counting = faulty(loneDefinition, {
      id: "naked-single",
      data: (pattern) => {
        described++;
        return loneDefinition.data(pattern, parse(EASY));
      },
    });
    const { steps } = solvePath(EASY, [counting, hidden]);
    expect(described).toBe(0);
    expect(steps[0].finding.technique).toMatch(/naked-single|hidden/);
    for (const { finding } of steps) expect([finding.text, finding.text]).toHaveLength(2);
    expect(described).toBe(steps.filter(({ technique }) => technique.id === "naked-single").length);
    expect(findAll(parse(EASY), [counting]).length + described).toBe(described + findAll(parse(EASY), [lone]).length);
  });

  it("describes third-party steps at once", () => {
    let described = 0;
    const own = faulty(loneDefinition, {
      id: "author/lone",
      data: (pattern) => {
        described++;
        return loneDefinition.data(pattern, parse(EASY));
      },
    });
    const { steps } = solvePath(EASY, [own, hidden]);
    expect(described).toBe(steps.filter(({ technique }) => technique.id === "author/lone").length);
    expect(described).toBeGreaterThan(0);
  });

  it("copies patterns of third-party techniques, so that a finder may use one object again and again", () => {
    const pattern = { cell: 0, digit: 0 };
    const careless = faulty(loneDefinition, {
      id: "author/careless",
      find(board, report) {
        for (let cell = 0; cell < 81; cell++) {
          const [digit, ...others] = board.candidates(cell);
          if (digit === undefined || others.length > 0) continue;
          Object.assign(pattern, { cell, digit });
          report.place(cell, digit);
          if (report.commit(pattern, 1)) return;
        }
      },
    });
    const patterns = (technique: typeof careless) =>
      findAll(parse(EASY), [technique]).map((finding) => finding.pattern);
    expect(patterns(careless)).toEqual(patterns(lone as never));
  });
});

describe("the copy of the board", () => {
  const own = (id: string, find = loneDefinition.find) => faulty(loneDefinition, { id, find });
  const copiesOf = (call: (board: Board) => unknown) => {
    const board = parse(EASY);
    let copies = 0;
    board.copy = () => (copies++, Board.prototype.copy.call(board));
    call(board);
    return copies;
  };
  const nothing = () => undefined;

  it.each([
    ["findAll", (list: Technique[]) => (board: Board) => findAll(board, list)],
    ["findFirst", (list: Technique[]) => (board: Board) => findFirst(board, list)],
    ["hint", (list: Technique[]) => (board: Board) => hint(board, list)],
  ])("%s makes it where there is a finding, once for all techniques", (_, call) => {
    expect(copiesOf(call([own("none", nothing), own("nothing", nothing)]))).toBe(0);
    expect(copiesOf(call([own("none", nothing), own("one"), own("two")]))).toBe(1);
    expect(copiesOf(call([own("author/none", nothing), own("author/nothing", nothing)]))).toBe(1);
  });
});

describe("the async forms", () => {
  it("give the same as the others", async () => {
    const path = await solveAsync(EASY, singles);
    expect(JSON.stringify(path.steps.map(({ finding }) => finding))).toBe(
      JSON.stringify(solvePath(EASY, singles).steps.map(({ finding }) => finding)),
    );
    const board = parse(HARD);
    expect(JSON.stringify(await findAllAsync(board, singles))).toBe(JSON.stringify(findAll(board, singles)));
  });

  it("yield to the event loop and stop on request", async () => {
    const slow = faulty(loneDefinition, {
      id: "trial",
      find() {
        const end = Date.now() + 4;
        while (Date.now() < end);
      },
    });
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    const techniques = [slow, lone, hidden];
    expect((await solveAsync(EASY, techniques)).status).toBe("solved");
    expect(ticks).toBeGreaterThan(5);
    clearInterval(timer);
    const abort = new AbortController();
    setTimeout(() => abort.abort(new Error("no longer wanted")), 20);
    await expect(solveAsync(EASY, techniques, { signal: abort.signal })).rejects.toThrow("no longer wanted");
    await expect(findAllAsync(parse(EASY), [slow], { signal: AbortSignal.abort() })).rejects.toThrow();
    const signal = null as never;
    for (const wrong of [solveAsync(EASY, singles, { signal }), findAllAsync(parse(EASY), singles, { signal })])
      await expect(wrong).rejects.toThrow(/expected an AbortSignal/);
  });

  it("respect limits", () => {
    expect(solvePath(EASY, singles, { maxSteps: 3 })).toMatchObject({ status: "stopped", steps: { length: 3 } });
    expect(solvePath(EASY, singles, { maxMilliseconds: 0 }).status).toBe("stopped");
    for (const find of [findFirst, findSmallest]) {
      expect(() => find(parse(EASY), singles, { maxMilliseconds: 0 })).toThrow(/limit of 0 milliseconds/);
      expect(find(parse(EASY), singles, { maxMilliseconds: 60_000 })).not.toBeNull();
      expect(() => find(parse(EASY), singles, { maxFindings: 1 } as never)).toThrow(/options maxMilliseconds/);
    }
    expect(() => findAll(parse(EASY), singles, { maxFindings: 1 })).toThrow(/limit of 1 findings/);
    expect(() => findAll(parse(EASY), singles, { maxMilliseconds: 0 })).toThrow(/milliseconds/);
  });
});
