import { type Board, type Technique, format, parse } from "@wings/core";
import { CLASSIC_GRID, candidatesOf, cellFact, defineTechnique, sees } from "@wings/core/author";
import { describe, expect, it } from "vitest";
import { boards as count, seed } from "@wings/test-kit/depth";
import {
  type Expected,
  atStage,
  benchTechnique,
  boardsFor,
  complete,
  randomBoards,
  soundness,
  stuckBoards,
} from "../src/index.js";
import { NONE, ONE, errorOf, find, report, wingsOn, xyWing } from "@wings/test-kit/technique";

/** XY-Wing from its definition: any three cells in any order, so it finds each pattern twice. */
function* reference(board: Board): Generator<Expected> {
  const pairs = Array.from(board.masks.keys()).filter((cell) => candidatesOf(board, cell).length === 2);
  for (const pivot of pairs) {
    for (const wingX of pairs) {
      for (const wingY of pairs) {
        if (
          !sees(CLASSIC_GRID, pivot, wingX) ||
          !sees(CLASSIC_GRID, pivot, wingY) ||
          sees(CLASSIC_GRID, wingX, wingY) ||
          wingX === wingY
        )
          continue;
        for (const x of candidatesOf(board, pivot)) {
          const y = candidatesOf(board, pivot).find((digit) => digit !== x)!;
          const z = candidatesOf(board, wingX).find((digit) => digit !== x)!;
          if (!board.has(wingX, x) || z === y || !board.has(wingY, y) || !board.has(wingY, z)) continue;
          const cells = Array.from(board.masks.keys()).filter(
            (cell) => sees(CLASSIC_GRID, cell, wingX) && sees(CLASSIC_GRID, cell, wingY),
          );
          const eliminations = cells.filter((cell) => board.has(cell, z)).map((cell) => ({ cell, digit: z }));
          if (eliminations.length > 0) yield { pattern: { pivot, wingX, wingY, x, y, z }, eliminations };
        }
      }
    }
  }
}

/** The same without patterns. */
const eliminationsOnly = (board: Board): Expected[] =>
  Array.from(reference(board), ({ eliminations = [] }) => ({ eliminations }));

const stuck = [...stuckBoards(seed(3), count(80, 200))];

type Changes = NonNullable<Parameters<typeof xyWing>[0]>;

describe("complete", () => {
  it("compares with a naive reference, patterns and all", () => {
    const made = count(40, 300);
    const { boards, findings, steps, patterns } = complete(xyWing(), reference, { boards: made, seed: seed(2) });
    expect(boards).toBe(made);
    expect(findings).toBeGreaterThan(0.1 * made);
    expect(patterns).toBe(findings);
    expect(steps).toBeGreaterThan(findings / 2);
    expect(complete(xyWing(), reference, { boards: stuckBoards(seed(2), made) })).toEqual({
      boards,
      findings,
      steps,
      patterns,
    });
  });

  it("compares eliminations alone where the reference has no more", () => {
    const { findings, patterns } = complete(xyWing(), eliminationsOnly, { boards: stuck });
    expect(findings).toBeGreaterThan(0.1 * stuck.length);
    expect(patterns).toBe(0);
  });

  it("takes another technique for a reference", () => {
    const backwards = xyWing({
      id: "ann/backwards",
      find(board, sink) {
        for (const wing of wingsOn(board).reverse()) if (report(sink, wing) && sink.commit(wing, 3)) return;
      },
    });
    const { findings, patterns } = complete(xyWing(), backwards, { boards: stuck });
    expect(patterns).toBe(findings);
  });

  it("shows the first thing that is missing", () => {
    const half = xyWing({
      find(board, sink) {
        for (const wing of wingsOn(board)) if (wing.x < 2 && report(sink, wing) && sink.commit(wing, 3)) return;
      },
    });
    const { code, message } = errorOf(() => complete(half, reference, { boards: stuck }));
    expect(code).toBe("WINGS_INCOMPLETE");
    expect(message).toMatch(
      /expected: a finding with (r\dc\d≠\d), as in the reference: .*\1.* by pivot r\dc\d, wingX r.*\n {2}seen: {5}no finding with \1; the technique finds /,
    );
    expect(message).toMatch(/again: {4}complete\(technique, reference, { boards: \[parse\("w1\w+"\)] }\)\n\.-+/);
    const [, board] = /parse\("(w1\w+)"\)/.exec(message)!;
    expect(errorOf(() => complete(half, reference, { boards: [parse(board)] })).message).toBe(message);
  });

  it("shows the first thing that is too much", () => {
    const { code, message } = errorOf(() => complete(xyWing(), () => [], { boards: stuck }));
    expect(code).toBe("WINGS_BEYOND_REFERENCE");
    expect(message).toMatch(
      /expected: no finding with r\dc\d≠\d, because the reference has none; it finds nothing here\n {2}seen: {5}r\dc\d≠\d.* by pivot r\dc\d, /,
    );
  });

  it("finds patterns missing where all eliminations are found", () => {
    // Each elimination by one pattern, where there may be several.
    const lazy = xyWing({
      find(board, sink) {
        const seen = new Set<string>();
        for (const wing of wingsOn(board)) {
          if (!report(sink, wing)) continue;
          const key = sink.out.join();
          if (seen.has(key)) sink.discard();
          else if (sink.commit(wing, 3)) return;
          seen.add(key);
        }
      },
    });
    const boards = Array.from(randomBoards(seed(1), 300), ({ board }) => board);
    expect(complete(lazy, eliminationsOnly, { boards }).findings).toBeGreaterThan(0);
    const { code, message } = errorOf(() => complete(lazy, reference, { boards }));
    expect(code).toBe("WINGS_INCOMPLETE");
    expect(message).toMatch(
      /expected: the finding of the reference: r\dc\d.* by pivot r.*\n {2}seen: {5}the same eliminations .* with other patterns; the technique finds r/,
    );
  });

  it("finds fields exchanged that are of one kind", () => {
    // Marks that do not show which wing is which.
    const marks: Changes["marks"] = ({ pivot, wingX, wingY }) => [
      { role: "pivot", cell: pivot },
      { role: "wing", cell: wingX },
      { role: "wing", cell: wingY },
    ];
    const exchanged = xyWing({
      marks,
      find(board, sink) {
        for (const wing of wingsOn(board)) {
          const { wingX: wingY, wingY: wingX } = wing;
          if (report(sink, wing) && sink.commit({ ...wing, wingX, wingY }, 3)) return;
        }
      },
    });
    const inOrder = (board: Board): Expected[] => {
      const patterns = new Set(wingsOn(board).map((wing) => JSON.stringify(wing)));
      return [...reference(board)].filter(({ pattern }) => patterns.has(JSON.stringify(pattern)));
    };
    expect(complete(xyWing({ marks }), inOrder, { boards: stuck }).patterns).toBeGreaterThan(0.1 * stuck.length);
    const { code, message } = errorOf(() => complete(exchanged, inOrder, { boards: stuck }));
    expect(message).toMatch(/expected: pivot r.*\n {2}seen: {5}pivot r.*the reference must yield both/);
    expect(code).toBe("WINGS_EXCHANGED_FIELDS");
  });

  it("refuses the technique itself as its reference", () => {
    const { code, message } = errorOf(() => complete(xyWing(), xyWing(), { boards: 1 }));
    expect([code, message]).toEqual([
      "WINGS_SAME_REFERENCE",
      expect.stringContaining("compares ann/xy-wing with itself"),
    ]);
  });

  it("refuses a reference with patterns that eliminate nothing", () => {
    const all = (board: Board): Expected[] => wingsOn(board).map((pattern) => ({ pattern }));
    const { code, message } = errorOf(() => complete(xyWing(), all, { boards: [atStage(parse(ONE), "S1")] }));
    expect(code).toBe("WINGS_EMPTY_REFERENCE");
    expect(message).toMatch(
      /changes nothing \(nothing by pivot r\dc\d, .*\): yield a pattern only with its eliminations/,
    );
  });

  it("shows no bare numbers of cells", () => {
    const missed = errorOf(() => complete(xyWing({ find: () => undefined }), reference, { boards: stuck })).message;
    expect(missed).toMatch(/by pivot r\dc\d, wingX r\dc\d, wingY r\dc\d, x \d, y \d, z \d/);
    expect(missed.split("\n").slice(0, 3).join("\n")).not.toMatch(/\b[cdh]\d+(,| |$)|"pivot":\d/);
  });

  it("checks the texts board by board", () => {
    const silent = xyWing({ data: (pattern, board) => ({ ...xyWing().data(pattern, board), z: 0 }) });
    expect(errorOf(() => complete(silent, eliminationsOnly, { boards: stuck })).code).toBe("WINGS_WRONG_DATUM");
    expect(errorOf(() => soundness(silent, { boards: stuck })).code).toBe("WINGS_WRONG_DATUM");
  });

  it("fails where nothing is found, because that proves nothing", () => {
    const never = xyWing({ find: () => undefined });
    const { code, message } = errorOf(() => complete(never, () => [], { boards: 3 }));
    expect(code).toBe("WINGS_NOTHING_TESTED");
    expect(message).toContain("ann/xy-wing has 0 findings on 3 boards, but the test needs 1");
    expect(complete(never, () => [], { boards: 3, least: 0 }).findings).toBe(0);
  });
});

describe("soundness", () => {
  it("refuses options that are none", () => {
    for (const wrong of [null, 5, { boards: "x" }, { boards: null }, { seed: 1.5 }, { least: "a" }, { foo: 1 }])
      expect(errorOf(() => soundness(xyWing(), wrong as never)).code).toBe("WINGS_BAD_ARGUMENT");
  });

  it("returns the number of correct findings", () => {
    const { boards, findings, eliminations, placements } = soundness(xyWing(), { boards: 100, minimal: true });
    expect(boards).toBe(100);
    expect(findings).toBeGreaterThan(5);
    expect(eliminations).toBeGreaterThan(findings);
    expect(placements).toBe(0);
    const own = Array.from(randomBoards(1, 100), ({ board }) => board);
    expect(soundness(xyWing(), { boards: own })).toEqual({ boards, findings, eliminations, placements });
  });

  it("counts placements", () => {
    const single = defineTechnique({
      id: "ann/single",
      name: "Single",
      pattern: { cell: "cell" },
      roles: { single: "single" },
      message: { long: "{outcome}", short: "{outcome}", vague: "A single." },
      find(board, sink) {
        for (let cell = 0; cell < 81; cell++) {
          const [digit, ...others] = candidatesOf(board, cell);
          if (digit === undefined || others.length > 0) continue;
          sink.place(cell, digit);
          if (sink.commit({ cell }, 1)) return;
        }
      },
      reason: ({ cell }) => [cellFact(cell)],
      marks: ({ cell }) => [{ role: "single", cell }],
      data: () => ({}),
    });
    const { findings, placements } = soundness(single, { boards: 100 });
    expect(placements).toBe(findings);
    expect(findings).toBeGreaterThan(20);
  });

  it("fails what contradicts the solution", () => {
    const wrong = xyWing({
      find(board, sink) {
        for (const wing of wingsOn(board)) {
          sink.eliminateWords(wing.x, -1, -1, -1);
          if (sink.isOpen && sink.commit(wing, 3)) return;
        }
      },
    });
    expect(errorOf(() => soundness(wrong)).code).toBe("WINGS_CONTRADICTS_SOLUTION");
  });

  it("fails what its reason does not prove", () => {
    const unproved = xyWing({ reason: ({ pivot }) => [cellFact(pivot)] });
    expect(errorOf(() => soundness(unproved)).code).toBe("WINGS_FINDING_REJECTED");
  });

  it("fails reasons with facts that aren't needed, where it is asked to", () => {
    const long = xyWing({ reason: ({ pivot, wingX, wingY }) => [pivot, wingX, wingY, wingX].map(cellFact) });
    expect(soundness(long, { boards: 100 }).findings).toBeGreaterThan(0);
    expect(errorOf(() => soundness(long, { boards: 100, minimal: true })).code).toBe("WINGS_UNNEEDED_FACT");
  });

  it("allows facts that aren't needed on less than half of the boards", () => {
    const sometimes = (every: number): Technique =>
      xyWing({
        reason: ({ pivot, wingX, wingY }) =>
          (pivot % every === 0 ? [pivot, wingX, wingY, wingX] : [pivot, wingX, wingY]).map(cellFact),
      });
    const options = { boards: [...stuckBoards(seed(5), 60)], minimal: true, least: 5 };
    expect(soundness(sometimes(5), options).findings).toBeGreaterThan(5);
    const { message } = errorOf(() => soundness(sometimes(1), options));
    expect(message).toMatch(/unneeded on this board: .*; so it is in (\d+) of \1 findings, more than half/);
  });

  it("fails where nothing is found", () => {
    expect(errorOf(() => soundness(xyWing(), { boards: [parse(NONE)] })).code).toBe("WINGS_NOTHING_TESTED");
  });
});

describe("benchTechnique", () => {
  it("counts, and measures in rounds", () => {
    let made = 0;
    const counting = xyWing({
      find(board, sink) {
        made++;
        find(board, sink);
      },
    });
    const bench = benchTechnique(counting, stuck.slice(0, 50), { milliseconds: 20 });
    const { findings, steps } = complete(xyWing(), reference, { boards: stuck.slice(0, 50) });
    expect(bench).toMatchObject({ technique: "ann/xy-wing", boards: 50, found: findings, placements: 0 });
    expect(bench.eliminations).toBeGreaterThanOrEqual(steps);
    expect(bench.rounds).toBeGreaterThanOrEqual(5);
    expect(made).toBeGreaterThanOrEqual(50 * (bench.rounds + 1));
    expect(bench.min).toBeGreaterThan(0);
    expect(bench.median).toBeGreaterThanOrEqual(bench.min);
  });

  it("creates shared data for each search and leaves the boards unchanged", () => {
    const board = stuck[0].copy();
    const versions = new Set<number>();
    let runs = 0;
    const looking = xyWing({
      find({ version }) {
        versions.add(version);
        runs++;
      },
    });
    benchTechnique(looking, [board], { milliseconds: 1 });
    expect(versions.size).toBe(runs);
    expect(board).toEqual(stuck[0].copy());
  });

  it("can count only", () => {
    const { found, eliminations } = benchTechnique(xyWing(), [parse(ONE), ...stuck], {
      policy: "count",
      milliseconds: 1,
    });
    expect(found).toBeGreaterThan(0);
    expect(eliminations).toBe(0);
  });
});

describe("boardsFor", () => {
  const rare = xyWing({
    find(board, sink) {
      if (wingsOn(board).length > 3) find(board, sink);
    },
  });
  const textsOf = (technique: Technique, boards: number): string[] =>
    Array.from(boardsFor(technique, { seed: 2, boards }), (board) => format(board, "url"));

  it("yields the wanted number of boards, the same ones each time", () => {
    expect(textsOf(rare, 25)).toHaveLength(25);
    expect(textsOf(rare, 25)).toEqual(textsOf(rare, 25));
    expect(textsOf(xyWing({ find: () => undefined }), 5)).toHaveLength(5);
    expect(textsOf(xyWing({ find: () => void JSON.parse("}") }), 5)).toHaveLength(5);
  });

  it("looks for boards on which a rare technique finds something", () => {
    const withFinding = Array.from(boardsFor(rare, { boards: 20 })).filter((board) => wingsOn(board).length > 3);
    expect(withFinding.length).toBeGreaterThanOrEqual(8);
  });

  it("calls back before each search", () => {
    let seen = 0;
    const boards = Array.from(boardsFor(rare, { boards: 10, onBoard: () => seen++ }));
    expect(boards).toHaveLength(10);
    expect(seen).toBeGreaterThanOrEqual(4);
  });
});
