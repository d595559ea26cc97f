import { describe, expect, it } from "vitest";
import {
  Board,
  Sink,
  applyFinding,
  checkTechnique,
  compose,
  defineTechnique,
  explain,
  findAll,
  findFirst,
  findSmallest,
  namePattern,
  parseCell,
  readPattern,
  runTechnique,
} from "./core.js";
import { HARD, boardOf, faulty, hidden, lone, loneDefinition, loneWith } from "./examples.js";

const coded = (code: string, message?: RegExp): Error =>
  expect.objectContaining({ code, ...(message && { message: expect.stringMatching(message) as string }) }) as Error;

describe("defineTechnique", () => {
  it("makes a frozen plain object that speaks the core's api", () => {
    expect(Object.isFrozen(lone)).toBe(true);
    expect(Object.getPrototypeOf(lone)).toBe(Object.prototype);
    expect(lone).toMatchObject({ api: 1, id: "test/lone", options: {}, meta: { name: "Lone candidate", minSize: 1 } });
  });

  it.each<[string, object]>([
    ["id", { id: "Not An Id" }],
    ["name", { name: "" }],
    ["pattern", { pattern: {} }],
    ["pattern", { pattern: { cell: "cel" } }],
    ["roles\\.lone", { roles: { lone: 1 } }],
    ["roles\\.lone", { roles: { lone: { words: "", fields: ["cell"] } } }],
    ["roles\\.lone\\.fields", { roles: { lone: { words: "lone" } } }],
    [
      "roles\\.lone\\.fields\\[1\\] must be a field of the pattern",
      { roles: { lone: { words: "lone", fields: ["cell", "cel"] } } },
    ],
    ["roles\\.lone\\.color", { roles: { lone: { words: "lone", fields: ["cell"], color: "red" } } }],
    ["roles\\.placed", { roles: { placed: "placed" } }],
    ["assumes", { assumes: "luck" }],
    ["message", { message: { long: "x", short: "y" } }],
    ["find", { find: undefined }],
    ["find", { find: async () => Promise.resolve() }],
    ["reason", { reason: async () => Promise.resolve([]) }],
    ["minSize", { minSize: "3" }],
    ["after", { after: 3 }],
    ["options", { options: { depth: { type: "number", default: 9, min: 1, max: 3, description: "d" } } }],
    ["surprise", { surprise: 1 }],
  ])("refuses a wrong %s, and names it", (field, change) => {
    const wrong = { ...loneDefinition, ...change } as unknown as typeof loneDefinition;
    expect(() => defineTechnique(wrong)).toThrow(coded("WINGS_BAD_TECHNIQUE", new RegExp(field)));
  });

  it("tells hosts which side to update when the api differs", () => {
    expect(() => checkTechnique({ ...lone, api: 0 })).toThrow(coded("WINGS_WRONG_API", /update the technique/));
    expect(() => checkTechnique({ ...lone, api: 2 })).toThrow(coded("WINGS_WRONG_API", /update @wings\/core/));
    expect(() => checkTechnique({} as never)).toThrow(coded("WINGS_WRONG_API", /defineTechnique/));
    for (const nothing of [null, undefined, 7, "x"]) {
      expect(() => checkTechnique(nothing as never)).toThrow(coded("WINGS_WRONG_API"));
    }
  });

  it("takes options that are described, and no others", () => {
    const deep = loneWith({
      depth: { type: "number", default: 2, min: 1, max: 5, description: "how deep" },
      loud: { type: "boolean", default: false, description: "say more" },
    });
    expect(deep.options).toEqual({ depth: 2, loud: false });
    expect(deep.with({ depth: 4 }).options).toEqual({ depth: 4, loud: false });
    expect(deep.with({ depth: 4 }).with({ loud: true }).options).toEqual({ depth: 4, loud: true });
    expect(deep.options.depth).toBe(2);
    for (const wrong of [{ depth: 6 }, { depth: 1.5 }, { depth: "2" }, { loud: 1 }, { deepness: 1 }]) {
      expect(() => deep.with(wrong as never)).toThrow(coded("WINGS_UNKNOWN_OPTION"));
    }
  });

  it("passes the options to find", () => {
    const seen: unknown[] = [];
    const asked = loneWith(
      { loud: { type: "boolean", default: false, description: "say more" } },
      (_board, _sink, options) => void seen.push(options),
    );
    for (const each of [asked, asked.with({ loud: true })]) findAll(new Board(), [each]);
    expect(seen).toEqual([{ loud: false }, { loud: true }]);
  });
});

describe("Sink", () => {
  /** Reports eliminations of 5 from cells of row 1, each with the size that the test gives. */
  const ofSizes = (sizes: readonly number[], minSize = 1): typeof lone =>
    defineTechnique({
      ...loneDefinition,
      minSize,
      find(_, sink) {
        for (const [cell, size] of sizes.entries()) {
          if (sink.eliminateWords(5, 1 << (cell % 3), 0, 0) && sink.commit({ cell, digit: 5 }, size)) return;
        }
      },
    });
  const run = (technique: typeof lone, policy: Sink["policy"]): Sink => {
    const sink = new Sink(new Board(), policy);
    runTechnique(technique, sink.board, sink);
    return sink;
  };
  const kept = (sink: Sink): unknown[] => sink.hits.map(({ pattern, size }) => [pattern.cell, size]);

  it("first: keeps the first and stops", () => {
    const sink = run(ofSizes([4, 2, 3]), "first");
    expect([kept(sink), sink.count, sink.stopped]).toEqual([[[0, 4]], 1, true]);
  });

  it("smallest: keeps the first of the smallest, lowers maxSize, and stops where none can be smaller", () => {
    expect(kept(run(ofSizes([4, 2, 3, 2]), "smallest"))).toEqual([[1, 2]]);
    expect(run(ofSizes([4, 2, 3, 2]), "smallest").maxSize).toBe(1);
    expect(run(ofSizes([4, 2, 3, 2], 2), "smallest")).toMatchObject({ count: 2, stopped: true });
  });

  it("all: keeps everything in order", () => {
    expect(kept(run(ofSizes([4, 2, 3, 2, 7]), "all"))).toEqual([
      [0, 4],
      [1, 2],
      [2, 3],
      [3, 2],
      [4, 7],
    ]);
  });

  it("distinct: keeps the smallest for each outcome, in the position of the first", () => {
    expect(kept(run(ofSizes([4, 2, 3, 2, 7]), "distinct"))).toEqual([
      [3, 2],
      [1, 2],
      [2, 3],
    ]);
  });

  it("count: keeps none", () => {
    expect(run(ofSizes([4, 2, 3]), "count")).toMatchObject({ count: 3, hits: [], stopped: false });
  });

  it("reduces eliminations to candidates, and returns whether any are left", () => {
    const board = new Board();
    board.place(0, 5);
    const sink = new Sink(board, "all");
    expect(sink.eliminateWords(5, 0b111, 0, 0)).toBe(false);
    expect(sink.eliminateWords(5, 0b111, 1 << 1, 0)).toBe(true);
    expect(sink.eliminateWords(4, 0b10, 0, 0)).toBe(true);
    sink.commit({}, 1);
    expect(sink.hits[0].eliminations).toEqual([4, 2, 0, 0, 5, 0, 2, 0]);
  });
});

describe("hosts hold a technique to the contract", () => {
  const board = (): Board => boardOf(HARD);
  const run = (change: Partial<typeof loneDefinition>) => () => findAll(board(), [faulty(loneDefinition, change)]);

  it.each<[string, string, RegExp, Partial<typeof loneDefinition>]>([
    [
      "throws",
      "WINGS_TECHNIQUE_FAILED",
      /test\/lone .*api 1.*boom/,
      {
        find: () => {
          throw new Error("boom");
        },
      },
    ],
    ["changes the board", "WINGS_CHANGED_BOARD", /test\/lone/, { find: (b) => void b.eliminate(0, 3) }],
    [
      "forgets to commit",
      "WINGS_NOT_COMMITTED",
      /test\/lone/,
      { find: (_, sink) => void sink.eliminateWords(1, -1, -1, -1) },
    ],
    [
      "commits nothing",
      "WINGS_TECHNIQUE_FAILED",
      /called without a change/,
      { find: (_, sink) => void sink.commit({} as never, 1) },
    ],
    [
      "commits without a size",
      "WINGS_TECHNIQUE_FAILED",
      /or without a size/,
      {
        find: (_, sink) => {
          sink.eliminateWords(1, -1, -1, -1);
          sink.commit({} as never, undefined as never);
        },
      },
    ],
    [
      "throws what can't be said",
      "WINGS_TECHNIQUE_FAILED",
      /test\/lone .*failed: object\. Board: w1/,
      {
        find: () => {
          throw Object.create(null);
        },
      },
    ],
    ["places what is no candidate", "WINGS_TECHNIQUE_FAILED", /r1c2 .*9/, { find: (_, sink) => sink.place(1, 9) }],
    [
      "eliminates what is no digit",
      "WINGS_TECHNIQUE_FAILED",
      /digit/,
      { find: (_, sink) => void sink.eliminateWords(0, -1, 0, 0) },
    ],
  ])("names one that %s", (_, code, message, change) => {
    expect(run(change)).toThrow(coded(code, message));
  });

  it("gives the board as text that reproduces it", () => {
    try {
      run({
        find: () => {
          throw new Error("boom");
        },
      })();
      expect.unreachable();
    } catch (error) {
      const { details } = error as { details: { board: string } };
      expect(boardOf(details.board).masks).toEqual(board().masks);
    }
  });

  it("names a technique that continues after it was stopped", () => {
    const deaf = faulty(loneDefinition, {
      find(_, sink) {
        for (let cell = 0; cell < 2; cell++) {
          sink.eliminateWords(1, -1, -1, -1);
          sink.commit({ cell, digit: 1 }, 1);
        }
      },
    });
    expect(findAll(board(), [deaf])).toHaveLength(2);
    expect(() => findFirst(board(), [deaf])).toThrow(coded("WINGS_TECHNIQUE_FAILED", /commit\(\) returned true/));
  });

  it("reports an argument that is no technique", () => {
    for (const thing of [undefined, null, 5, {}, { meta: {} }] as unknown as (typeof lone)[]) {
      expect(() => findAll(board(), [thing])).toThrow(coded("WINGS_WRONG_API", /use defineTechnique/));
    }
  });

  it("names one whose words fail or whose pattern is not the declared one", () => {
    const find: typeof loneDefinition.find = (_, sink) => {
      sink.eliminateWords(1, -1, -1, -1);
      sink.commit({ digit: 1 } as never, 1);
    };
    expect(run({ find })).toThrow(coded("WINGS_TECHNIQUE_FAILED", /./));
    const order: typeof loneDefinition.find = (_, sink) => {
      sink.eliminateWords(1, -1, -1, -1);
      sink.commit({ digit: 1, cell: 1 }, 1);
    };
    expect(run({ find: order })).toThrow(coded("WINGS_TECHNIQUE_FAILED", /digit,cell.*cell,digit/));
  });
});

describe("findings", () => {
  const board = boardOf(".5.6.7.4..94...6513........5.7..986.....5.3.28...2...............9..5.8.1.......7");

  it("are plain JSON with all that the schema promises", () => {
    const finding = findFirst(board, [hidden]);
    expect(JSON.parse(JSON.stringify(finding))).toEqual(finding!.toJSON());
    expect(Object.keys(finding!.toJSON())).toEqual([
      "schema",
      "technique",
      "name",
      "size",
      "eliminations",
      "placements",
      "pattern",
      "reason",
      "marks",
      "message",
      "text",
    ]);
  });

  it("are explained in three lengths", () => {
    const finding = findFirst(board, [hidden])!;
    const [{ cell, digit }] = finding.placements;
    expect(explain(finding)).toBe(finding.text);
    expect(explain(finding, "short")).toBe(`${cell}=${digit}`);
    expect(explain(finding, "vague")).toBe(`Look at ${digit}.`);
    expect(finding.message.data).toEqual({
      digit,
      house: { house: finding.pattern.house },
      outcome: { eliminations: [], placements: [`${cell}#${digit}`] },
    });
  });

  it("are applied to a board; repeating one changes nothing", () => {
    const copy = board.copy();
    const all = findAll(copy, [hidden]);
    for (const finding of all) {
      applyFinding(copy, finding);
      for (const { cell, digit } of finding.placements) expect(copy.values[parseCell(cell)]).toBe(digit);
    }
    expect(all.map((finding) => applyFinding(copy, finding))).not.toContain(true);
    const [{ cell, digit }] = all[0].placements;
    expect(applyFinding(board.copy(), { eliminations: [{ cell, digit }], placements: [] })).toBe(true);
    const other = { eliminations: [], placements: [{ cell, digit: (digit % 9) + 1 }] };
    expect(() => applyFinding(copy, other)).toThrow(coded("WINGS_NOT_A_CANDIDATE", new RegExp(cell)));
  });

  it("name their patterns and read the names back", () => {
    const { id, meta } = hidden;
    const pattern = { cell: 10, digit: 4, house: 20 };
    expect(namePattern(id, meta.pattern, pattern)).toEqual({ cell: "r2c2", digit: 4, house: "b3" });
    expect(readPattern(id, meta.pattern, namePattern(id, meta.pattern, pattern))).toEqual(pattern);
    expect(() => namePattern(id, meta.pattern, { cell: 1 } as never)).toThrow(coded("WINGS_BAD_PATTERN"));
  });

  it("come from the first technique that has one, or from all", () => {
    const idle = faulty(loneDefinition, { id: "idle", find: () => undefined });
    expect(findFirst(board, [idle, hidden])).toMatchObject({ technique: "test/hidden" });
    expect(findSmallest(board, [idle, hidden, lone])).toMatchObject({ technique: "test/hidden" });
    expect(findFirst(board, [idle])).toBeNull();
    const all = findAll(board, [hidden]);
    const distinct = findAll(board, [hidden], { policy: "distinct" });
    expect(all.length).toBeGreaterThan(distinct.length);
    const outcomes = (list: typeof all): Set<string> =>
      new Set(list.map((finding) => JSON.stringify(finding.placements)));
    expect(outcomes(all)).toEqual(outcomes(distinct));
    expect(outcomes(distinct).size).toBe(distinct.length);
  });
});

describe("compose", () => {
  const named = (id: string, after?: string): typeof lone =>
    defineTechnique({ ...loneDefinition, id, ...(after === undefined ? {} : { after }) });
  const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
  const ladder = [named("a"), named("b"), named("c")];

  it("keeps the ladder's order and puts plugins after the technique that they name, last by default", () => {
    expect(ids(compose(ladder))).toEqual(["a", "b", "c"]);
    expect(ids(compose(ladder, [named("x/late"), named("x/early", "a"), named("x/lost", "zz")]))).toEqual([
      "a",
      "x/early",
      "b",
      "c",
      "x/late",
      "x/lost",
    ]);
  });

  it("keeps plugins after the same technique in their order", () => {
    expect(ids(compose(ladder, [named("x/one", "a"), named("x/two", "a")]))).toEqual(["a", "x/one", "x/two", "b", "c"]);
  });

  it("takes only and skip, and lists the ids if one is unknown", () => {
    expect(ids(compose(ladder, [], { only: ["c", "a"] }))).toEqual(["a", "c"]);
    expect(ids(compose(ladder, [], { skip: ["b"] }))).toEqual(["a", "c"]);
    for (const choice of [{ only: ["d"] }, { skip: ["d"] }, { options: { d: {} } }]) {
      expect(() => compose(ladder, [], choice)).toThrow(coded("WINGS_UNKNOWN_ID", /d.*a, b, c/));
    }
  });

  it("refuses two of one id, two settings of one technique among them", () => {
    expect(() => compose(ladder, [named("b")])).toThrow(coded("WINGS_DUPLICATE_ID", /b/));
    expect(() => compose([lone, lone.with({})])).toThrow(coded("WINGS_DUPLICATE_ID"));
    expect(() => findAll(new Board(), [lone, lone.with({})])).toThrow(coded("WINGS_DUPLICATE_ID"));
    expect(() => compose([lone], [], { skip: "lone" as never })).toThrow(/expected a list of ids, in \[ \]/);
  });

  it("sets options", () => {
    const asked = loneWith({ loud: { type: "boolean", default: false, description: "say more" } });
    expect(compose([asked], [], { options: { "test/lone": { loud: true } } })[0].options).toEqual({
      loud: true,
    });
  });
});
