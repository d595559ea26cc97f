import { runInNewContext } from "node:vm";
import { type Board, type Technique, cellName, findAll, format, hasOneSolution, parse } from "@wings/core";
import { type Data, type Fact, cellFact, defineTechnique, digitsOf, houseFact } from "@wings/core/author";
import type { Sink } from "@wings/core/host";
import { describe, expect, it, vi } from "vitest";
import { isThorough, someOf } from "@wings/test-kit/depth";
import { PROPERTIES } from "../src/faults.js";
import {
  type Examination,
  type ExamineOptions,
  atStage,
  complete,
  examine,
  mixedBoards,
  builtinProperties,
  stuckBoards,
  techniqueTester,
} from "../src/index.js";
import { countOf, endless, faults, lemmasOf, warnings } from "@wings/test-kit/planted";
import {
  NONE,
  ONE,
  SEVERAL,
  type Wing,
  atOnce,
  errorOf,
  find,
  report,
  wingsOn,
  xyWing,
} from "@wings/test-kit/technique";

const finds = [`S1 ${ONE} => r9c45≠5`, `S4 ${SEVERAL} => r1c5≠3 r3c8≠3`];
const misses = [`S1 ${NONE}`];
const right = xyWing();
/** The same cases, of which one says what its finding says. */
const told = [{ board: `S1 ${ONE}`, outcome: "r9c45≠5", message: right.message.short }, ...finds.slice(1)];
/** With more than thirty findings. */
const MANY = [...stuckBoards(1, 130)];

// The tests are of the whole tester.
vi.stubEnv("WINGS_QUICK", "");

describe("the tester", () => {
  it("passes a technique that is right, without a warning", () => {
    const framework = atOnce();
    techniqueTester(right, { finds: told, misses }, framework);
    expect(framework.names).toEqual([
      "ann/xy-wing",
      ...finds.map((text) => `finds ${text}`),
      `misses ${misses[0]}`,
      "marks each declared role on at least one board",
    ]);
    expect(framework.warnings).toEqual([]);
  });

  it("says how fast it is, and warns where no case has a message", () => {
    const spoken: string[] = [];
    const framework = { ...atOnce(), info: (text: string) => spoken.push(text) };
    techniqueTester(right, { finds, misses }, framework);
    expect(spoken).toEqual([expect.stringMatching(/^ann\/xy-wing: \d+\.\d µs a board$/)]);
    expect(framework.warnings).toEqual([expect.stringMatching(/WINGS_NO_MESSAGE.*\n.*\{ board, outcome, message \}/)]);
  });

  it("warns of a slow search", () => {
    const now = performance.now.bind(performance);
    const slow = xyWing({
      find(board, sink) {
        for (const end = now() + 1.5; now() < end;);
        find(board, sink);
      },
    });
    const { faults: seen, warnings: given, microseconds } = examine(slow, [parse(NONE)], { symmetries: 0 });
    expect(seen).toEqual([]);
    expect(microseconds).toBeGreaterThan(1500);
    expect(given.map(({ code, seen }) => `${code}: ${seen}`)).toEqual([
      expect.stringMatching(/^WINGS_TOO_SLOW: \d,\d{3} µs a board, on average$/),
    ]);
  });

  it.each(Object.entries(faults))("fails %s", (_, [changes, code, says]) => {
    const { code: seen, message } = errorOf(() => techniqueTester(xyWing(changes), { finds, misses }, atOnce()));
    expect(message).toMatch(says);
    expect(seen).toBe(`WINGS_${code}`);
  });

  it.each(someOf(Object.entries(warnings), isThorough ? 99 : 12))("warns of %s", (_, [changes, code, says]) => {
    vi.spyOn(console, "debug").mockReturnValue();
    const { faults: seen, warnings: given } = examine(xyWing(changes), MANY, { symmetries: 2, least: 1000 });
    expect(seen.map(({ text }) => text)).toEqual([]);
    expect(given.find((each) => each.code === `WINGS_${code}`)?.text).toMatch(says);
  });

  it("warns of nothing else where all is well", () => {
    const { faults: seen, warnings: given, findings } = examine(right, MANY, { symmetries: 2, least: 30 });
    expect(findings).toBeGreaterThan(30);
    expect([...seen, ...given].map(({ text }) => text)).toEqual([]);
  });

  it("asks for the least size with all options at their ends", () => {
    const box = (cell: number): number => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);
    const sized = (minSize: number): Technique =>
      xyWing({
        minSize,
        options: { wide: { type: "boolean", default: true, description: "wings in the box of the pivot too" } },
        find(board, sink, ...[options]) {
          const { wide } = options as { wide: boolean };
          for (const wing of wingsOn(board)) {
            const size = [wing.wingX, wing.wingY].some((cell) => box(cell) === box(wing.pivot)) ? 3 : 4;
            if ((wide || size === 4) && report(sink, wing) && sink.commit(wing, size)) return;
          }
        },
      });
    const warningsFor = (technique: Technique): string[] =>
      examine(technique, MANY, { symmetries: 0 }).warnings.map(({ code, expected }) => `${code} ${expected}`);
    expect(warningsFor(sized(3))).toEqual([]);
    expect(warningsFor(sized(3).with({ wide: false }))).toEqual([]);
    const low =
      "WINGS_LOW_MIN_SIZE minSize: 3, unless a smaller size is possible, so that smallest-first searches stop at this size";
    expect(warningsFor(sized(2))).toEqual([low]);
    expect(warningsFor(sized(2).with({ wide: false }))).toEqual([low]);
  });

  it("warns of an option without findings", () => {
    const returning = xyWing({
      options: { wide: { type: "boolean", default: true, description: "wings anywhere" } },
      find(board, sink, ...[options]) {
        if ((options as { wide: boolean }).wide) find(board, sink);
      },
    });
    const framework = atOnce();
    techniqueTester(returning, { finds: told, misses }, framework);
    expect(framework.warnings).toHaveLength(1);
    expect(framework.warnings[0]).toContain(
      "expected: at least 1 finding with wide=false: add a case for it, or test more boards",
    );
    expect(framework.warnings[0]).toContain("seen:     0 on 3 boards with wide=false; this is one of them");
    expect(framework.warnings[0]).toMatch(
      /again: {4}examine\(technique\.with\({ wide: false }\), .*, { least: 1 }\)\n/,
    );
  });

  it.each<[string, string, (wing: Wing) => Data[string]]>([
    ["cells in a list", "{wings}", ({ wingX, wingY }) => ({ list: [{ cell: wingX }, { cell: wingY }], join: "none" })],
    ["cells", "{wings}", ({ wingX, wingY }) => ({ cells: [wingX, wingY], join: "none" })],
    [
      "cells and digits",
      "{wings}",
      ({ wingX, wingY, z }) => ({ list: [{ cell: wingX }, z, { cell: wingY }], join: "none" }),
    ],
    ["houses", "{wings}", ({ wingX, wingY }) => ({ houses: [Math.floor(wingX / 9), 9 + (wingY % 9)], join: "none" })],
    ["slots", "{pivot}{z}{wings}", ({ wingX, wingY }) => ({ cells: [wingX, wingY] })],
    [
      "a name in pieces",
      "{wings}",
      ({ wingX }) => ({ list: [cellName(wingX).slice(0, 2), cellName(wingX).slice(2)], join: "none" }),
    ],
  ])("reads %s that touch", (_, wings, value) => {
    const joined = xyWing({
      message: { ...right.message, long: `{pivot} is {x} or {y}, ${wings} {z}: {outcome}.` },
      data: (pattern, board) => ({ ...right.data(pattern as never, board), wings: value(pattern) }),
    });
    const { faults: seen, findings } = examine(joined, MANY.slice(0, 20));
    expect(seen.map(({ text }) => text)).toEqual([]);
    expect(findings).toBeGreaterThan(0);
  });

  it("still sees a wrong cell in cells that touch", () => {
    const joined = xyWing({
      data: (pattern, board) => ({
        ...right.data(pattern as never, board),
        wings: { list: [{ cell: pattern.wingX }, { cell: 40 }], join: "none" },
      }),
    });
    expect(examine(joined, MANY.slice(0, 20)).faults.map(({ code }) => code)).toContain("WINGS_WRONG_DATUM");
  });

  it("reports changes of built-in objects", () => {
    const proto = Array.prototype as unknown as Record<string, unknown>;
    const polluting = xyWing({
      find(board, sink) {
        proto.last = 1;
        find(board, sink);
      },
    });
    try {
      const { faults: seen } = examine(polluting, [MANY[0]], { symmetries: 0 });
      expect(seen.map(({ code, seen: what }) => `${code} ${what}`)).toEqual([
        "WINGS_SIDE_EFFECT Array.prototype.last was added",
      ]);
    } finally {
      delete proto.last;
    }
  });

  it("reports a built-in function that is replaced or removed", () => {
    const { hypot, log2 } = Math;
    const before = builtinProperties();
    try {
      Math.hypot = () => 0;
      Reflect.deleteProperty(Math, "log2");
      const { faults: seen } = examine(right, [MANY[0]], { symmetries: 0, before });
      expect(seen.map(({ code, seen: what }) => `${code} ${what}`)).toEqual([
        "WINGS_SIDE_EFFECT Math.hypot was replaced, Math.log2 was removed",
      ]);
    } finally {
      Object.defineProperty(Math, "hypot", { value: hypot, writable: true, enumerable: false, configurable: true });
      Object.defineProperty(Math, "log2", { value: log2, writable: true, enumerable: false, configurable: true });
    }
  });

  it("reports earlier changes of built-in objects if it gets their previous keys", () => {
    const proto = Array.prototype as unknown as Record<string, unknown>;
    const before = builtinProperties();
    try {
      proto.last = 1;
      const seen = (options: ExamineOptions): string[] =>
        examine(right, [MANY[0]], { symmetries: 0, ...options }).faults.map(
          ({ code, seen: what }) => `${code} ${what}`,
        );
      expect(seen({ before })).toEqual(["WINGS_SIDE_EFFECT Array.prototype.last was added"]);
      expect(seen({})).toEqual([]);
    } finally {
      delete proto.last;
    }
  });

  it("lets a figure stand that may count something", () => {
    const counting = xyWing({
      message: { ...right.message, long: "Of these 3 cells {wings}: {outcome}. {pivot} {x} {y} {z}" },
    });
    const { faults: seen, findings } = examine(counting, MANY.slice(0, 40), { symmetries: 3 });
    expect(findings).toBeGreaterThan(3);
    expect(seen.map(({ text }) => text)).toEqual([]);
  });

  it("has a code for each property but those of cases and references, and each of them has been tested", () => {
    const planted = [...Object.values(faults), ...Object.values(warnings)].map(([, code]) => code);
    const elsewhere = [
      "NOT_FOUND",
      "FOUND_TOO_MUCH",
      "UNNEEDED_FACT",
      "INCOMPLETE",
      "OTHER_HOUSES",
      "BEYOND_REFERENCE",
      "EXCHANGED_FIELDS",
      "TIMEOUT",
      "WRONG_MESSAGE",
      "NO_MESSAGE",
      "TOO_SLOW",
    ];
    expect([...new Set([...planted, ...elsewhere])].sort()).toEqual(Object.keys(PROPERTIES).sort());
  });

  it("fails a search that never ends, and checks no further board", () => {
    const framework = { ...atOnce(), timeout: 300 };
    const { code, message } = errorOf(() => techniqueTester(xyWing(endless), { finds, misses }, framework));
    expect(code).toBe("WINGS_TIMEOUT");
    expect(message).toContain("seen:     no result after 300 ms");
    const { boards } = examine(xyWing(endless), MANY, { timeout: 300 });
    expect(boards).toBe(1);
  });

  it.runIf(isThorough)("names the board on which a search never ends, and the one that it is made from", () => {
    const candidates = ({ masks }: Board): number => masks.reduce((sum, mask) => sum + digitsOf(mask).length, 0);
    const starved = xyWing({
      find(board, sink) {
        if (candidates(board) > 600) for (;;) board.has(0, 1);
        find(board, sink);
      },
    });
    const [{ board, seen, code }] = examine(starved, [parse(ONE)], { symmetries: 0, timeout: 300 }).faults;
    expect(code).toBe("WINGS_TIMEOUT");
    expect(candidates(parse(board))).toBeGreaterThan(600);
    expect(seen).toMatch(/^no result after \d+ ms; the board of the last search is this one, made from /);
    expect(seen).toContain(`made from ${format(parse(ONE), "url")}`);
  });

  it.runIf(isThorough)(
    "fails a search that never ends on an image of the board, and restores what it has replaced",
    () => {
      const { random } = Math;
      const moody = xyWing({
        find(board, sink) {
          if (Math.random !== random) for (;;) board.has(0, 1);
          find(board, sink);
        },
      });
      const { faults: seen } = examine(moody, [parse(ONE)], { symmetries: 1, timeout: 300 });
      expect(seen.map(({ code }) => code)).toEqual(["WINGS_TIMEOUT"]);
      expect(Math.random).toBe(random);
    },
  );

  it("takes boards for some seconds, and the same ones with the same seed", () => {
    const taken = (boards: Iterable<Board>, seconds: number): number => {
      const { boards: count, faults: seen } = examine(right, boards, { symmetries: 1, seconds });
      expect(seen).toEqual([]);
      return count;
    };
    expect(taken(mixedBoards(1), 0.001)).toBe(1);
    expect(taken(MANY.slice(0, 3), 600)).toBe(3);
    const some = (seed: number): string[] => {
      const source = mixedBoards(seed);
      return Array.from({ length: 4 }, () => format(source.next().value!, "url"));
    };
    expect(some(1)).toEqual(some(1));
    expect(some(1)).not.toEqual(some(2));
    expect(some(1)[1]).toBe(format(MANY[0], "url"));
  });

  it("compares the message that a case states, as a template or as a text", () => {
    const find = { board: `S1 ${ONE}`, outcome: "r9c45≠5" };
    const { long, vague } = right.message;
    for (const message of [long, vague, "pivot r8c1, wings r8c5 r9c3: r9c45≠5"]) {
      techniqueTester(right, { finds: [{ ...find, message }], misses }, atOnce());
    }
    const wrong = { ...find, message: "pivot r1c1" };
    const { code, message } = errorOf(() => techniqueTester(right, { finds: [wrong], misses }, atOnce()));
    expect(code).toBe("WINGS_WRONG_MESSAGE");
    expect(message).toMatch(
      /the message "pivot r1c1", as a template or as a text\n {2}seen: {5}"r8c1 is .*" \| "pivot r8c1/,
    );
  });

  it("runs a case with its name, its options and `it.only`", () => {
    const options = { wide: { type: "boolean", default: true, description: "wings anywhere" } } as const;
    const narrow = xyWing({
      options,
      find(board, sink, ...[set]) {
        if ((set as { wide: boolean }).wide) find(board, sink);
      },
    });
    const framework = atOnce();
    const only = vi.fn();
    const it = Object.assign(framework.it, { only });
    const board = `S1 ${ONE}`;
    const cases = {
      finds: [{ board, outcome: "r9c45≠5", name: "a wing in box 7" }],
      misses: [
        { board, options: { wide: false } },
        { board: NONE, only: true },
      ],
    };
    techniqueTester(narrow, cases, { ...framework, it });
    expect(framework.names).toEqual(expect.arrayContaining(["finds a wing in box 7", `misses ${board}`]));
    expect(only).toHaveBeenCalledExactlyOnceWith(`misses ${NONE}`, expect.any(Function));
    const wide = { ...cases, misses: [{ board, options: { wide: true } }] };
    expect(errorOf(() => techniqueTester(narrow, wide, atOnce())).code).toBe("WINGS_FOUND_TOO_MUCH");
  });

  it("fails a missing finding and shows the actual ones", () => {
    const text = `S1 ${SEVERAL} => r1c5≠3`;
    const { code, message } = errorOf(() => techniqueTester(right, { finds: [text], misses }, atOnce()));
    expect(code).toBe("WINGS_NOT_FOUND");
    expect(message).toContain("expected: a finding of r1c5≠3\n  seen:     r1c5≠3 r3c8≠3 | r3c6≠1\n");
    expect(message).toContain(`again:    techniqueTester(technique, { finds: ["${text}"], … })`);
    expect(message).toMatch(/^\| \d+ .*\|$/m);
  });

  it("fails a miss that has a finding", () => {
    const { code, message } = errorOf(() =>
      techniqueTester(right, { finds: [finds[1]], misses: [`S1 ${ONE}`] }, atOnce()),
    );
    expect(code).toBe("WINGS_FOUND_TOO_MUCH");
    expect(message).toMatch(
      /expected: no finding\n {2}seen: {5}r9c4≠5 r9c5≠5, by pivot r8c1, .*\(pivot r8c1, wingX r9c3/,
    );
  });

  it("warns of reasons that are longer than they need be", () => {
    const framework = atOnce();
    const long = xyWing({ reason: (pattern, board) => [...(right.reason(pattern, board) as Fact[]), cellFact(40)] });
    const message = right.message.long;
    techniqueTester(
      long,
      { finds: [{ board: `S4 ${SEVERAL}`, outcome: "r1c5≠3 r3c8≠3", message }], misses },
      framework,
    );
    expect(framework.warnings).toHaveLength(1);
    expect(framework.warnings[0]).toMatch(/WINGS_UNNEEDED_FACT.*\n.*\n.*without r5c5\n/);
  });

  it("shows on the board how a refuted finding could be otherwise", () => {
    const short = xyWing({ reason: ({ pivot, wingX }) => [cellFact(pivot), cellFact(wingX)] });
    const { message } = errorOf(() => techniqueTester(short, { finds: [`S1 ${ONE} => r9c45≠5`], misses }, atOnce()));
    const rows = message.split("\n").filter((row) => row.includes(" | "));
    expect(rows).toHaveLength(9);
    expect(rows[7]).toMatch(/^ {2}=\d /); // the pivot r8c1
    expect(rows[8]).toMatch(/=\d \| \?5 /); // the wing r9c3, and the elimination r9c4
    expect(rows.join("").match(/[=?]\d/g)).toHaveLength(3);
    expect(message).toContain("cited: r8c1, r9c3\n  ?5 ");
  });

  it("shows so of a placement", () => {
    const guess = defineTechnique({
      id: "ann/guess",
      name: "Guess",
      pattern: { cell: "cell" },
      roles: {},
      message: { long: "{cell}", short: "{cell}", vague: "Guess." },
      find(board, sink) {
        if (!board.has(18, 4)) return;
        sink.place(18, 4);
        sink.commit({ cell: 18 }, 1);
      },
      reason: () => [houseFact(2, 4)],
      marks: () => [],
      data: ({ cell }) => ({ cell: cellName(cell) }),
    });
    const { faults: seen } = examine(guess, [atStage(parse(ONE), "S1")], { symmetries: 0 });
    const { text } = seen.find(({ code }) => code === "WINGS_FINDING_REJECTED")!;
    expect(text).toMatch(/^ {2}47 2 =4 \| /m);
    expect(text).toContain("cited: 4 in r3\n  = ");
  });

  it.each([
    ["lemmas", xyWing({ reason: (wing, board) => ({ lemmas: lemmasOf(wing, board) }) })],
    ["counts", xyWing({ reason: (wing) => ({ counts: [countOf(wing)] }) })],
  ])("passes a technique that proves its findings by %s, without a warning", (_, technique) => {
    const framework = atOnce();
    techniqueTester(technique, { finds: told, misses }, framework);
    expect(framework.warnings).toEqual([]);
    expect(examine(technique, MANY, { symmetries: 2 })).toMatchObject({ faults: [], warnings: [] });
  });

  it("checks the reasons of a technique that assumes one solution, too", () => {
    const find = (board: Board, sink: Sink): void => (hasOneSolution(board) ? right.find(board, sink) : undefined);
    const { faults: seen } = examine(xyWing({ assumes: "unique-solution", find, reason: () => [] }), MANY);
    expect(seen.map(({ code }) => code)).toEqual(["WINGS_FINDING_REJECTED"]);
  });

  it.each(["wing A / wing B", "wing / wing", "wing 1 / wing 2"])("lets %s change places", (words) => {
    const [left, right] = words.split(" / ");
    const technique = xyWing({
      roles: { pivot: "pivot", left, right },
      marks: ({ pivot, wingX, wingY }) => [
        { role: "pivot", cell: pivot },
        { role: "left", cell: wingX },
        { role: "right", cell: wingY },
      ],
    });
    techniqueTester(technique, { finds, misses }, atOnce());
  });

  it("refuses a value that is not a technique", () => {
    expect(errorOf(() => techniqueTester({ ...right, api: 0 }, { finds, misses }, atOnce())).code).toBe(
      "WINGS_WRONG_API",
    );
  });
});

describe("examine", () => {
  it("tries all boards and reports each fault once, on its first board", () => {
    const boards = [...stuckBoards(1, 30)];
    const wrong = xyWing({ reason: ({ pivot }) => [cellFact(pivot)] });
    const { faults: seen, microseconds, ...counts } = examine(wrong, boards, { symmetries: 1 });
    const findings = boards.flatMap((board) => findAll(board, [right])).length;
    expect(microseconds).toBeGreaterThan(0);
    expect(counts).toEqual({ technique: "ann/xy-wing", boards: 30, findings, elsewhere: 0, warnings: [] });
    expect(seen.map(({ code }) => code)).toEqual(["WINGS_FINDING_REJECTED"]);
    const first = boards.find((board) => findAll(board, [right]).length > 0)!;
    expect(seen[0].board).toBe(format(first, "url"));
    expect(examine(wrong, [parse(seen[0].board)]).faults[0].text).toBe(seen[0].text);
  });

  it("draws the image of the board where it fails only there, and names the board that leads to it", () => {
    const text = format(parse(ONE), "url");
    // Throws wherever the first cell is open.
    const moody = xyWing({
      find({ values }) {
        if (values[0] === 0) JSON.parse("}");
      },
    });
    const [fault] = examine(moody, [parse(text)]).faults;
    expect(fault.again).toBe(`examine(technique, [parse("${text}")])`);
    expect(fault.board).not.toBe(text);
    expect(parse(fault.board).values[0]).toBe(0);
  });

  it("asks again with the options that are not as they are by default", () => {
    const options = {
      wide: { type: "boolean", default: true, description: "wings anywhere" },
      most: { type: "number", default: 5, min: 1, max: 9, description: "how many" },
    } as const;
    const text = format(parse(ONE), "url");
    // Fails with another option than the default alone, everywhere and however it is asked.
    const lame = xyWing({
      options,
      find(board, sink, ...[set]) {
        if (!(set as { wide: boolean }).wide) JSON.parse("}");
        find(board, sink);
      },
    });
    const narrow = lame.with({ wide: false, most: 5 });
    const [{ again }] = examine(narrow, [parse(text)]).faults;
    expect(again).toBe(`examine(technique.with({ wide: false }), [parse("${text}")])`);
    const shown = runInNewContext(again, { examine, technique: lame, parse }) as Examination;
    expect(shown.faults[0].again).toBe(again);
    expect(examine(lame, [parse(text)]).faults).toEqual([]);
    const { message } = errorOf(() => techniqueTester(lame, { finds, misses }, atOnce()));
    expect(message).toContain("again:    examine(technique.with({ wide: false }), [parse(");
    const never = xyWing({ options, find: () => undefined }).with({ most: 9 });
    expect(errorOf(() => techniqueTester(never, { finds, misses }, atOnce())).message).toContain(
      `again:    techniqueTester(technique.with({ most: 9 }), { finds: ["${finds[0]}"], … })`,
    );
    expect(errorOf(() => complete(never, right, { boards: MANY })).message).toContain(
      "again:    complete(technique.with({ most: 9 }), reference, { boards: [parse(",
    );
  });

  it("goes on to the next board when a technique can't be run on one", () => {
    const boards = [...stuckBoards(1, 3)];
    const { boards: count, findings, faults: seen } = examine(xyWing({ find: () => void JSON.parse("}") }), boards);
    expect([count, findings, seen.length]).toEqual([3, 0, 1]);
  });
});
