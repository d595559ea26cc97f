import { type Board, type Technique, findAll, format, parse } from "@wings/core";
import { type Definition, defineTechnique } from "@wings/core/author";
import { expect, it } from "vitest";
import { everyField } from "@wings/test-kit/every-field";
import {
  type Described,
  type Question,
  SMALL,
  answer,
  describe,
  proxyOf,
  readLoaded,
  readReply,
} from "../src/index.js";

const BOARD = parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
const TEXT = format(BOARD, "url");
const CHANGED = `changed the board. Board: ${TEXT}`;
/** A technique must not do this. */
const change = (board: Board): number => Number(board.eliminate(2, 1) || board.eliminate(2, 2));
const host = {
  name: "this test",
  limits: SMALL,
  broken: (why: string) => new Error(`broken: ${why}`),
  id: (id: string) => new Error(`id: ${id}`),
  shape: (seen: string) => new Error(`shape: ${seen}`),
  import: (why: string) => new Error(`import: ${why}`),
};
const describer = { thrown: String, kind: (value: unknown) => typeof value };
const load = (techniques: readonly Technique[]): readonly Described[] =>
  readLoaded(JSON.stringify({ kind: "loaded", techniques: techniques.map(describe) }), host);
const question = (technique: number, more: Partial<Question> = {}): Question => ({
  number: 1,
  technique,
  options: {},
  board: TEXT,
  policy: "distinct",
  ...more,
});

it("brings each field of a technique to the other side, and the options that it has chosen", () => {
  expect(load(everyField)).toEqual(everyField.map(describe));
  expect(load(everyField)[2].options).toEqual({ backwards: true, size: 5 });
});

it("brings each finding as it is", () => {
  const described = load(everyField);
  everyField.forEach((technique, index) => {
    const proxy = proxyOf(described[index], (board, _report, options) => {
      const asked = question(index, { options, board: format(board, "url") });
      const reply = readReply(answer(everyField, asked, describer), asked);
      if (reply.kind === "threw") throw new Error(reply.why);
      return reply.hits;
    });
    for (const changed of [{}, { backwards: true, size: 4 }, { size: 3 }]) {
      const [here, there] = [proxy, technique].map((each) => findAll(BOARD, [each.with(changed)]));
      expect(there.length).toBeGreaterThan(0);
      expect(JSON.stringify(here)).toBe(JSON.stringify(there));
    }
  });
});

it("leaves out larger patterns than are wanted", () => {
  const counts = [undefined, 4, 5].map((maxSize) => {
    const asked = question(2, { options: everyField[2].options, ...(maxSize !== undefined && { maxSize }) });
    const reply = readReply(answer(everyField, asked, describer), asked);
    return reply.kind === "found" && reply.hits.length > 0;
  });
  expect(counts).toEqual([true, false, true]);
});

it("drops a field that this core doesn't know, and refuses one that it knows and that is wrong", () => {
  const [first] = everyField.map(describe);
  const read = (meta: object): readonly Described[] =>
    readLoaded(JSON.stringify({ kind: "loaded", techniques: [{ ...first, meta: { ...first.meta, ...meta } }] }), host);
  expect(read({ later: 1 })).toEqual([first]);
  for (const wrong of [{ ties: 1 }, { rigid: "yes" }, { assumes: "luck" }, { minSize: 0 }, { pattern: { a: "b" } }])
    expect(() => read(wrong)).toThrow(Object.keys(wrong)[0]);
  expect(() => read({ options: { size: 1 } })).toThrow("options.size");
});

type Cell = Definition<{ cell: "cell" }, Record<never, never>, string, { cell: string }>;
type Parts = Partial<Pick<Cell, "find" | "marks" | "data">>;
const faulty = (parts: Parts): Technique =>
  defineTechnique({
    id: "someone/faulty",
    name: "Faulty",
    pattern: { cell: "cell" },
    roles: { cell: "cell" },
    message: { long: "{outcome}", short: "{outcome}", vague: "?" },
    find: (_board, report) => {
      report.eliminateWords(5, 0, 0, 0x7ffffff);
      report.commit({ cell: 0 }, 1);
    },
    reason: () => [],
    marks: () => [],
    data: () => ({}),
    ...parts,
  } as Parameters<typeof defineTechnique>[0]);

const loop: Record<string, unknown> = {};
loop.self = loop;

it.each<[what: string, parts: Parts, why: string]>([
  [
    "throws",
    {
      find: () => {
        throw new TypeError("oops");
      },
    },
    `it threw TypeError: oops. Board: ${TEXT}`,
  ],
  ["changes the board", { find: (board) => void change(board) }, CHANGED],
  [
    "does not commit",
    { find: (_, report) => void report.eliminateWords(5, 0, 0, 0x7ffffff) },
    `it did not commit. Board: ${TEXT}`,
  ],
  [
    "returns something",
    { find: () => 7 as never },
    `its find returned number: expected a synchronous function that returns nothing. Board: ${TEXT}`,
  ],
  [
    "returns a promise",
    { find: () => Promise.reject(new Error("late")) as never },
    `its find returned object: expected a synchronous function that returns nothing. Board: ${TEXT}`,
  ],
  [
    "throws in its marks",
    {
      marks: () => {
        throw new Error("oops");
      },
    },
    `its marks threw Error: oops. Board: ${TEXT}`,
  ],
  [
    "changes the board in its data",
    {
      data: (_, board) => ({ done: change(board) }),
    },
    CHANGED,
  ],
  ["returns what is no data", { data: () => loop as never }, "its finding is not plain data: TypeError"],
  [
    "returns another value",
    { data: () => ({ slot: { cell: 81 } }) },
    `its data has slot={"cell":81}: cell is 81: expected a whole number from 0 to 80. Board: ${TEXT}`,
  ],
])("says what is wrong with a technique that %s", (_what, parts, why) => {
  const asked = question(0);
  const reply = readReply(answer([faulty(parts)], asked, describer), asked);
  expect(reply.kind === "threw" && reply.why).toContain(why);
});

it.each([
  ["no text", { number: 1, kind: "found", hits: [] }],
  ["a text without end", " ".repeat(20_000_001)],
  ["null", "null"],
  ["another number", '{"number":2,"kind":"found","hits":[]}'],
  ["no list", '{"number":1,"kind":"found","hits":7}'],
  ["no hit", '{"number":1,"kind":"found","hits":[{}]}'],
  [
    "a digit that is text",
    '{"number":1,"kind":"found","hits":[{"hit":{"pattern":{},"size":1,"eliminations":[],"placements":[{"cell":1,"digit":"1"}]}}]}',
  ],
])("refuses %s as a reply", (_what, received) => {
  expect(readReply(received, question(0))).toEqual({ kind: "threw", why: "its answer is invalid." });
});

it("reads a fault that comes after its reply, with the technique that has it", () => {
  const late = '{"number":7,"kind":"threw","why":"late","technique":2}';
  expect(readReply(late, question(0))).toEqual({ kind: "threw", why: "late", technique: 2 });
});
