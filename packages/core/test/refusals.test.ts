import { describe, expect, it } from "vitest";
import {
  type Board,
  type Finding,
  type Limits,
  Sink,
  type SolveOptions,
  type Technique,
  almostLockedSets,
  cellFact,
  checkStep,
  compose,
  defineTechnique,
  english,
  explain,
  findAll,
  findFirst,
  format,
  hint,
  houseFact,
  implications,
  isWingsError,
  parse,
  placesByHouse,
  prove,
  readFact,
  runTechnique,
  search,
  solveSteps,
  strongLinks,
  weakLinks,
} from "./core.js";
import { EASY, HARD, boardOf, faulty, hidden, lone, loneDefinition } from "./examples.js";

/** Code and message of the coded error that a call throws. */
function refusal(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (isWingsError(error)) return `${error.code.slice(6)}: ${error.message}`;
    throw error;
  }
  throw new Error("nothing was thrown");
}

const board = boardOf(EASY);

describe("lists of links", () => {
  it.each([
    ["strongLinks", () => strongLinks(board, 12), "no digit 12"],
    ["strongLinks", () => strongLinks(board, 0), "no digit 0"],
    ["weakLinks", () => weakLinks(board, 12), "no digit 12"],
    ["weakLinks", () => weakLinks(board, 1.5), "no digit 1.5"],
    ["strongLinks", () => strongLinks(board, 0), "no digit 0"],
  ])("%s refuses what is not there", (_, call, words) => {
    expect(refusal(call)).toBe(`OUT_OF_RANGE: there is ${words}.`);
  });

  it("stay right when one was refused", () => {
    const on = boardOf(EASY);
    expect(() => weakLinks(on, 12)).toThrow();
    expect(() => strongLinks(on, 12)).toThrow();
    expect(weakLinks(on, 2)).toEqual(weakLinks(boardOf(EASY), 2));
    expect(strongLinks(on, 2)).toEqual(strongLinks(boardOf(EASY), 2));
  });
});

describe("facts", () => {
  it.each([
    [() => cellFact(81), "no cell 81"],
    [() => cellFact(-1), "no cell -1"],
    [() => houseFact(40, 1), "no house 40"],
    [() => houseFact(3, 10), "no digit 10"],
    [() => readFact({ house: "r1", digit: 12 }), "no digit 12"],
  ])("are of cells, houses and digits that there are: %s", (call, words) => {
    expect(refusal(call)).toBe(`OUT_OF_RANGE: there is ${words}.`);
  });

  it.each([[null], ["r1c1"], [7], [{ house: "r1" }], [{ cell: null }]])("are not %j", (fact) => {
    const finding = { eliminations: [], placements: [], reason: [fact as never] };
    expect(refusal(() => prove(board, finding))).toMatch(/^[A-Z_]+: /);
  });

  it("of a claim too: a digit is not taken for another one", () => {
    const finding = { eliminations: [{ cell: "r1c1", digit: 33 }], placements: [], reason: [] } as const;
    expect(refusal(() => prove(board, finding))).toBe("OUT_OF_RANGE: there is no digit 33.");
  });
});

describe("an argument of an app", () => {
  const finding = findFirst(board, [hidden])!;
  const none = { eliminations: [], placements: [], reason: [] };
  const options = (given: object): void => void solveSteps(board, [hidden], given).next();

  it.each([
    ["a policy", () => options({ policy: "foo" }), '"foo" is not understood: expected first or smallest.'],
    ["steps", () => options({ maxSteps: NaN }), '"NaN" is not understood: expected a limit of 0 or more.'],
    ["steps", () => options({ maxSteps: -1 }), '"-1" is not understood: expected a limit of 0 or more.'],
    ["time", () => options({ maxMilliseconds: "x" }), '"x" is not understood: expected a limit of 0 or more.'],
    ["time", () => options({ maxMilliseconds: "5" }), '"5" is not understood: expected a limit of 0 or more.'],
    ["a limit", () => search(board, 0), '"0" is not understood: expected a limit of 1 or more.'],
    ["a limit", () => search(board, NaN), '"NaN" is not understood: expected a limit of 1 or more.'],
    [
      "a board",
      () => search(null as never),
      '"null" is not understood: expected a board, as parse makes it; to send one, use toState and Board.fromState.',
    ],
    [
      "a board",
      () => search({} as never),
      '"[object Object]" is not understood: expected a board, as parse makes it; to send one, use toState and Board.fromState.',
    ],
    [
      "a board",
      () => format(null as never),
      '"null" is not understood: expected a board, as parse makes it; to send one, use toState and Board.fromState.',
    ],
    [
      "a board",
      () => format("1..." as never),
      '"1..." is not understood: expected a board, as parse makes it; to send one, use toState and Board.fromState.',
    ],
    ["a board", () => prove(undefined as never, finding), '"undefined" is not understood: expected a board, '],
    ["a board", () => solveSteps(null as never, [hidden]).next(), '"null" is not understood: expected a board, '],
    ["a finding", () => prove(board, {} as never), '"[object Object]" is not understood: expected a finding.'],
    ["a finding", () => prove(board, null as never), '"null" is not understood: expected a finding.'],
    [
      "a finding",
      () => prove(board, { ...none, lemmas: 5 } as never),
      '"[object Object]" is not understood: expected a finding.',
    ],
    ["a level", () => options({ batch: 1 }), '"1" is not understood: expected a function that gives the level.'],
    [
      "a board",
      () => implications(EASY as never, "grouped"),
      `"${EASY.slice(0, 39)}…" is not understood: expected a board, `,
    ],
    ["a board", () => almostLockedSets(EASY as never), `"${EASY.slice(0, 39)}…" is not understood: expected a board, `],
    ["a board", () => placesByHouse(null as never), '"null" is not understood: expected a board, '],
    ["links", () => implications(board, "ALS" as never), '"ALS" is not understood: expected one of bilocal, bivalue, '],
    [
      "links",
      () => implications(board, undefined as never),
      '"undefined" is not understood: expected one of bilocal, ',
    ],
    [
      "a language",
      () => explain(finding, { language: null as never }),
      '"null" is not understood: expected a language with ',
    ],
  ])("is refused: %s (%#)", (_, call, message) => {
    expect(refusal(call)).toContain(`BAD_ARGUMENT: ${message}`);
  });

  it("is refused: what is no finding or no language", () => {
    for (const thing of [null, undefined, 1, "finding", {}, { message: {} }, hidden])
      expect(refusal(() => explain(thing as never))).toMatch(/^BAD_ARGUMENT: .*expected a finding\.$/);
    expect(refusal(() => explain(finding, { language: {} as never }))).toMatch(
      /^BAD_ARGUMENT: .*expected a language with code\.$/,
    );
  });

  it("is refused: a form of words", () => {
    for (const form of ["foo", "toString", 1] as unknown as "long"[]) {
      expect(refusal(() => explain(finding, form))).toBe(
        `UNKNOWN_OPTION: technique test/hidden: form is ${form}, expected long, short and vague.`,
      );
    }
  });

  it.each([
    ["code", { and: " und ", or: " oder ", messages: {} }],
    ["r", { ...english, r: 5 }],
    ["messages", { ...english, messages: null }],
    ["bottom", { ...english, regions: { top: "oben" } }],
  ])("is refused: a language without %s", (key, language) => {
    expect(refusal(() => explain(finding, { language: language as never }))).toMatch(
      `expected a language with ${key}.`,
    );
  });

  it("is refused: a message with a form that is no text", () => {
    const language = { ...english, messages: { "test/hidden": { long: "{outcome}", short: 5 as never } } };
    expect(explain(finding, { language })).toMatch(/^place/);
    expect(refusal(() => explain(finding, { form: "short", language }))).toMatch(
      "expected short in the messages of test/hidden.",
    );
    expect(explain(finding, { form: "vague", language })).toBe(explain(finding, "vague"));
  });

  it("is refused: a technique where a list is wanted", () => {
    expect(refusal(() => hint(board, hidden as never))).toMatch(/expected a list of techniques, in \[ \]\.$/);
  });

  it("is named: a technique that is none, or a hole in a list", () => {
    for (const wrong of [undefined, null, {}, [lone]])
      expect(refusal(() => hint(board, [hidden, wrong] as never))).toBe(
        "WRONG_API: technique [1]: this is no technique: use defineTechnique; a rung has one: rung.technique.",
      );
    const list = [hidden, hidden, hidden];
    Reflect.deleteProperty(list, 1);
    expect(refusal(() => findAll(board, list))).toMatch(/^WRONG_API: /);
  });

  it.each([
    ["BAD_LEMMA: lemma 0 needs the lists assume, facts and uses.", { lemmas: [5] }],
    ["BAD_LEMMA: lemma 0 needs the lists assume, facts and uses.", { lemmas: [{ assume: ["r1c1#4"], facts: [] }] }],
    ["BAD_FACT: 5 is not a fact: a count has the lists facts and sets.", { counts: [5] }],
    [
      "is not a fact: a count has cells, and digits in houses.",
      { counts: [{ facts: [{ deadly: ["r1c1"], digits: [[1]], weight: 1 }], sets: [] }] },
    ],
    ["expected !r1c1#4 for a candidate that is false.", { lemmas: [{ assume: ["~r1c1#4"], facts: [], uses: [] }] }],
    ['BAD_NOTATION: "4" is not understood: ', { lemmas: [{ assume: [4], facts: [], uses: [] }] }],
    ["a deadly pattern has cells and a list of digits for each.", { reason: [{ deadly: ["r1c1"] }] }],
    ["a deadly pattern has cells and a list of digits for each.", { reason: [{ deadly: ["r1c1"], digits: [5] }] }],
    ['BAD_NOTATION: "undefined" is not understood: expected a cell', { eliminations: [null] }],
  ])("is refused: a finding, %s (%#)", (message, part) => {
    expect(refusal(() => prove(board, { ...none, ...part } as never))).toContain(message);
  });

  it.each([10, -1, NaN, 1.5, "5", undefined, null])("is refused: the digit %s in a grid", (digit) => {
    const digits = Array.from({ length: 81 }, (_, cell) => (cell === 40 ? digit : 0)) as number[];
    expect(refusal(() => search(digits))).toBe(`OUT_OF_RANGE: there is no digit ${String(digit)}.`);
  });

  it("is taken: options that are undefined", () => {
    expect(compose([lone], undefined, { only: undefined, skip: undefined, options: undefined })).toEqual([lone]);
    const limits = { maxFacts: undefined, maxLemmas: undefined, maxNodes: undefined };
    expect(prove(board, finding, limits).status).toBe("proved");
  });

  it("is taken: no limit, and none at all", () => {
    expect(solveSteps(board, [hidden], { maxSteps: Infinity, maxMilliseconds: Infinity }).next().done).toBe(false);
    expect(solveSteps(board, [hidden], { maxSteps: 0 }).next().value).toMatchObject({ status: "stopped" });
    expect(solveSteps(board, [hidden], { maxMilliseconds: 0 }).next().value).toMatchObject({ status: "stopped" });
    expect(search(board, Infinity).status).toBe("one");
  });
});

describe("a technique that changes the board", () => {
  /** Takes a candidate itself, on boards on which as many cells as `after` are placed; finds nothing. */
  const meddler = (after: number, fails = false): Technique =>
    faulty(loneDefinition, {
      find(on) {
        if (on.values.filter((value) => value !== 0).length < after) return;
        for (let cell = 0; cell < 81; cell++) if (on.has(cell, 3)) on.eliminate(cell, 3);
        if (fails) throw new Error("boom");
      },
    });
  const boardIn = (action: () => unknown): string => /Board: (\S+)$/.exec(refusal(action))![1];
  const url = format(board, "url");

  it("is reported with the board before the change, for every caller", () => {
    const on = board.copy();
    expect(boardIn(() => findFirst(on, [meddler(0)]))).toBe(url);
    expect(format(on, "url")).not.toBe(url);
    expect(boardIn(() => findAll(board.copy(), [hidden, meddler(0)]))).toBe(url);
    expect(boardIn(() => findFirst(board.copy(), [meddler(0, true)]))).toBe(url);
    expect(boardIn(() => solveSteps(board, [meddler(0)]).next())).toBe(url);
    const mine = board.copy();
    expect(boardIn(() => runTechnique(meddler(0), mine, new Sink(mine, "all"), board))).toBe(url);
  });

  it.each([
    ["step by step", {}],
    ["all of a level at once", { batch: ({ id }: { id: string }) => id }],
  ])("is reported with the position in the middle of a path: %s", (_, options: SolveOptions) => {
    const given = board.values.filter((value) => value !== 0).length;
    const path = solveSteps(board, [meddler(given + 9), hidden], options);
    let last = "";
    const seen = boardIn(() => {
      for (const step of path) {
        const after = step.board.copy();
        for (const { cell, digit } of step.hit.placements) if (after.values[cell] === 0) after.place(cell, digit);
        last = format(after, "url");
      }
    });
    expect(seen).toBe(last);
    expect(seen).not.toBe(url);
    const { values } = parse(seen);
    expect(values.filter((value) => value !== 0).length).toBeGreaterThanOrEqual(given + 9);
  });
});

describe("a technique that changes the board in reason, marks or data", () => {
  /** Takes a candidate from the board before it answers. */
  const meddle = (on: Board): void => {
    for (let cell = 0; cell < 81; cell++) if (on.eliminate(cell, 3)) return;
  };
  const changes: readonly [string, Partial<typeof loneDefinition>][] = [
    ["reason", { reason: (pattern, on) => (meddle(on), loneDefinition.reason(pattern, on)) }],
    ["marks", { marks: (pattern, on) => (meddle(on), loneDefinition.marks(pattern, on)) }],
    ["data", { data: (pattern, on) => (meddle(on), loneDefinition.data(pattern, on)) }],
  ];
  const url = format(board, "url");
  const message = `CHANGED_BOARD: technique test/lone changed the board. Board: ${url}`;

  it.each(changes)("%s", (_, change) => {
    const technique = faulty(loneDefinition, change);
    const on = (): Board => board.copy();
    expect(refusal(() => findFirst(on(), [technique]))).toBe(message);
    expect(refusal(() => findAll(on(), [technique]))).toBe(message);
    expect(refusal(() => solveSteps(on(), [technique]).next())).toBe(message);
    expect(refusal(() => solveSteps(on(), [technique], { batch: ({ id }) => id }).next())).toBe(message);
  });

  it.each([
    ["masks", (on: Board) => (on.masks[1] ^= 6)],
    ["values", (on: Board) => (on.values[on.values.indexOf(0)] = 4)],
    ["places", (on: Board) => (on.places[3] ^= 1)],
    ["places, at the end of a band", (on: Board) => [3, 6, 9, 12].map((at) => (on.places[at] ^= 1 << 26))],
    ["lone", (on: Board) => (on.lone[1] ^= 1)],
    ["bivalue", (on: Board) => (on.bivalue[0] ^= 1)],
    ["givens", (on: Board) => (on.givens[0] ^= 1)],
  ])("by writing to its %s, past its methods, in the loop", (_, write) => {
    // One that finds nothing: all that others find on that board would be wrong.
    const technique = faulty(loneDefinition, { find: (on) => void write(on) });
    for (const options of [{}, { check: false }, { batch: ({ id }) => id }] satisfies SolveOptions[])
      expect(refusal(() => solveSteps(board, [technique, hidden], options).next())).toBe(message);
    // Also in reason, marks and data: otherwise it could change the board that proves its finding.
    for (const ask of ["reason", "marks", "data"] as const) {
      const asked = faulty(loneDefinition, {
        [ask]: (pattern: never, on: Board) => (write(on), loneDefinition[ask](pattern, on)),
      });
      expect(refusal(() => solveSteps(board, [asked], { check: checkStep }).next())).toBe(message);
    }
    // The error shows the board before the change, after all earlier steps.
    const late = refusal(() => [...solveSteps(boardOf(HARD), [hidden, technique])]);
    expect(late).toContain("technique test/lone changed the board. Board: w1");
    expect(late).not.toBe(message);
  });

  it("is caught by the proof already", () => {
    const technique = faulty(loneDefinition, changes[0][1]);
    const options = { check: checkStep };
    expect(refusal(() => solveSteps(board, [technique], options).next())).toBe(message);
    expect(refusal(() => solveSteps(board, [technique], { ...options, batch: ({ id }) => id }).next())).toBe(message);
  });

  it("is reported with its own position, after other steps of its level", () => {
    // Right about the first of a level, and wrong about the second.
    let calls = 0;
    const technique = faulty(loneDefinition, {
      data: (pattern, on) => (calls++ === 1 ? meddle(on) : undefined, loneDefinition.data(pattern, on)),
    });
    const path = solveSteps(board, [technique], { batch: ({ id }) => id });
    expect(refusal(() => Array.from(path))).toBe(message);
  });
});

describe("what is wrong with a definition is said in words", () => {
  it.each([
    ["id", "Not An Id", "id must be lower-case author/name"],
    ["name", "", "name must be a text"],
    [
      "pattern",
      { cell: "cel" },
      "pattern.cell must be one of cell, cells, sets, digit, digits, house, houses, nodes, links",
    ],
    ["roles", 5, "roles must be a record of texts"],
    ["roles", { lone: 1 }, "roles.lone must be a text, or { words, fields } with the text"],
    ["options", 5, "options must be a record"],
    ["minSize", "3", "minSize must be a whole number from 1"],
    ["after", 3, "after must be an id"],
    ["assumes", "luck", "assumes must be unique-solution"],
    ["message", { long: "a" }, "message.short must be a text"],
    ["find", undefined, "find must be a function that is not async"],
    ["reason", "because", "reason must be a function that is not async"],
    ["marks", null, "marks must be a function that is not async"],
    ["data", {}, "data must be a function that is not async"],
    ["afetr", "x", "afetr is not a known field"],
    ["pattern", { outcome: "cell" }, "pattern.outcome must have another name: {outcome} is the step"],
    ["roles", { placed: "x" }, "roles.placed must have another name: the core marks what is placed"],
    ["message", { ...loneDefinition.message, parts: { p: 5 } }, "message.parts must be texts"],
  ])("%s", (field, value, problem) => {
    const id = field === "id" ? "Not An Id" : "test/lone";
    expect(refusal(() => defineTechnique({ ...loneDefinition, [field]: value }))).toBe(
      `BAD_TECHNIQUE: technique ${id}: ${problem}.`,
    );
  });

  it.each([
    ["nothing", null],
    ["no default", { type: "boolean", description: "x" }],
    ["a default out of range", { type: "number", min: 1, max: 3, default: 4, description: "x" }],
    ["no description", { type: "boolean", default: true }],
  ])("also an option with %s", (_, spec) => {
    const text = refusal(() => defineTechnique({ ...loneDefinition, options: { loud: spec as never } }));
    expect(text).toMatch(/: options\.loud needs a default and a description\.$/);
  });

  it("also settings that are none: nothing is set", () => {
    const set = lone.with as (settings?: unknown) => Technique;
    expect(set().options).toEqual({});
    expect(set(null).options).toEqual({});
  });

  it("also a setting of a technique that has none", () => {
    expect(refusal(() => lone.with({ loud: true } as never))).toMatch(/: loud is true, expected \{\}\.$/);
  });
});

describe("the checker is no solver", () => {
  /** An ALS XY-Wing of three sets of eight cells, the most there can be: 24 cells cited, of 25 that are open. */
  const on = parse("w1ehajfibdgfgijebachcdbjhgefirgbfjcdhaerbedjifchaafcjdhigbhigjacfed");
  const columns = [1, 2, 3, 5, 6, 7, 8, 9];
  const cells = [
    ...columns.map((column) => `r4c${column}`),
    ...columns.map((column) => `r6c${column}`),
    ...[1, 2, 3, 4, 5, 7, 8, 9].map((row) => `r${row}c4`),
  ];
  const wing = {
    eliminations: [1, 2, 5, 7, 9].map((digit) => ({ cell: "r6c4", digit })),
    placements: [],
    reason: cells.map((cell) => ({ cell })),
  } as unknown as Finding;
  const status = (more: readonly string[], limits?: Limits): string =>
    prove(on, { ...wing, reason: [...cells, ...more].map((cell) => ({ cell })) as Finding["reason"] }, limits).status;

  it("takes the largest reason that a technique here can have", () => {
    expect(on.values.filter((value) => value === 0)).toHaveLength(25);
    expect(status([])).toBe("proved");
  });

  it("refuses one fact more, which is the whole board", () => {
    expect(status(["r6c4"])).toBe("undecided");
    expect(status(["r6c4"], { maxFacts: 25 })).toBe("proved");
  });

  it("does not count facts that are true already", () => {
    expect(on.values[0]).not.toBe(0);
    expect(status(["r1c1", "r1c2"])).toBe("proved");
  });
});
