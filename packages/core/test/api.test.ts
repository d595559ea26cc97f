import { describe, expect, it } from "vitest";
import {
  API,
  type Technique,
  candidatesOf,
  cellFact,
  checkTechnique,
  compose,
  defineTechnique,
  findAll,
  isWingsError,
  parse,
} from "./core.js";

/**
 * The contract of api 1 is frozen: what is here holds as long as `API` is 1. A test of this file that must be changed
 * says that the change wants another api.
 */

const BOARD = parse("12345678.........................................................................");

const technique = defineTechnique({
  id: "someone/last",
  name: "Last",
  pattern: { cell: "cell", digit: "digit" },
  roles: { cell: "the cell" },
  message: { long: "{cell} is {digit}.", short: "{outcome}", vague: "Look." },
  options: {
    backwards: { type: "boolean", default: false, description: "from r9c9 on" },
    least: { type: "number", default: 1, min: 1, max: 9, description: "the least digit" },
  },
  find(board, sink, { backwards, least }) {
    for (let i = 0; i < 81; i++) {
      const cell = backwards ? 80 - i : i;
      const [digit, another] = candidatesOf(board, cell);
      if (digit === undefined || another !== undefined || digit < least) continue;
      sink.place(cell, digit);
      if (sink.commit({ cell, digit }, 1)) return;
    }
  },
  reason: ({ cell }) => [cellFact(cell)],
  marks: ({ cell, digit }) => [{ role: "cell", cell, digits: [digit] }],
  data: ({ cell, digit }) => ({ cell: { cell }, digit }),
});

/** Code and message of what a call throws. */
function refusal(action: () => unknown): [code: string, message: string] {
  try {
    action();
  } catch (error) {
    if (isWingsError(error)) return [error.code, error.message];
    throw error;
  }
  throw new Error("nothing was thrown");
}

/** The technique as somebody else's core, or nobody's, would have made it. */
const made = (changes: object): Technique => ({ ...technique, ...changes });
const withMeta = (changes: object): Technique => made({ meta: { ...technique.meta, ...changes } });
/** Both doors by which techniques come in. */
const doors: [string, (one: Technique) => unknown][] = [
  ["checkTechnique", checkTechnique],
  ["compose", (one) => compose([], [one])],
];

it("is api 1", () => {
  expect(API).toBe(1);
  expect(technique.api).toBe(1);
});

it("has these fields, and no others", () => {
  expect(Object.keys(technique)).toEqual([
    "api",
    "id",
    "name",
    "isOurs",
    "meta",
    "options",
    "message",
    "find",
    "reason",
    "marks",
    "data",
    "checkStep",
    "with",
  ]);
  expect(Object.keys(technique.meta).sort()).toEqual(["minSize", "name", "options", "pattern", "roles"]);
});

describe.each(doors)("%s", (_, enter) => {
  it.each([0, 0.5, -1])("asks to update an older plugin (api %d)", (api) => {
    expect(refusal(() => enter(made({ api })))).toEqual([
      "WINGS_WRONG_API",
      `technique someone/last: has api ${api}, this core 1: update the technique.`,
    ]);
  });

  it("asks to update the core for a newer plugin", () => {
    expect(refusal(() => enter(made({ api: 2 })))).toEqual([
      "WINGS_WRONG_API",
      "technique someone/last: has api 2, this core 1: update @wings/core.",
    ]);
  });

  it.each([undefined, "1", NaN, {}])("says how to make a technique whose api is no number: %s", (api) => {
    const [code, message] = refusal(() => enter(made({ api })));
    expect(code).toBe("WINGS_WRONG_API");
    expect(message).toContain("use defineTechnique");
  });

  it.each([undefined, null, 7, "technique", [], () => technique])("refuses what is no technique: %s", (thing) => {
    expect(refusal(() => enter(thing as never))[0]).toBe("WINGS_WRONG_API");
  });

  it.each([
    ["id", made({ id: "Some One/last" })],
    ["id", made({ id: 7 })],
    ["id", made({ id: undefined })],
    ["name", withMeta({ name: "" })],
    ["name", made({ meta: undefined })],
    ["pattern", withMeta({ pattern: { cell: "candidate" } })],
    ["pattern", withMeta({ pattern: {} })],
    ["roles", withMeta({ roles: { cell: 1 } })],
    ["options", withMeta({ options: undefined })],
    ["options", withMeta({ options: { deep: { type: "text", default: "", description: "of a later core" } } })],
    ["minSize", withMeta({ minSize: -1 })],
    ["assumes", withMeta({ assumes: "luck" })],
    ["after", withMeta({ after: 3 })],
    ["message", made({ message: { long: "a", short: "b" } })],
    ["find", made({ find: undefined })],
    ["reason", made({ reason: "because" })],
    ["marks", made({ marks: null })],
    ["data", made({ data: {} })],
    ["with", made({ with: undefined })],
    ["checkStep", made({ checkStep: undefined })],
  ])("names the field of a malformed plugin: %s", (field, malformed) => {
    const [code, message] = refusal(() => enter(malformed));
    expect(code).toBe("WINGS_BAD_TECHNIQUE");
    expect(message).toMatch(new RegExp(`: ${field}\\b.* (?:must be|must name|needs)`));
  });

  it("accepts a plugin of another core with the same api, and ignores unknown fields", () => {
    const later = made({ season: "winter", meta: { ...technique.meta, color: "red", wants: ["chains"] } });
    enter(later);
    const read = (one: Technique): unknown[] => findAll(BOARD, [one]).map((finding) => finding.toJSON());
    expect(read(later)).toEqual(read(technique));
  });
});

it("still refuses an unknown field of an author, because it is misspelled", () => {
  const [code, message] = refusal(() => defineTechnique({ ...technique, ...technique.meta, afetr: "x" } as never));
  expect(code).toBe("WINGS_BAD_TECHNIQUE");
  expect(message).toMatch(/\w+ is not a known field/);
});

describe("one id", () => {
  const [code, message] = ["WINGS_DUPLICATE_ID", "technique someone/last: duplicate id, skip or rename one."];

  it("belongs to one technique", () => {
    const other = made({ meta: { ...technique.meta, name: "Another" } });
    expect(refusal(() => compose([technique], [other]))).toEqual([code, message]);
    expect(refusal(() => compose([], [technique, other]))).toEqual([code, message]);
  });

  it("has one setting in a set, even if one of two is skipped", () => {
    expect(refusal(() => compose([technique, technique.with({ backwards: true })]))).toEqual([code, message]);
  });

  it("keeps its settings apart in a host that runs both", () => {
    const two = parse("12345678................................................................21436579.");
    const backwards = technique.with({ backwards: true });
    const cells = (one: Technique): unknown[] => findAll(two, [one]).map(({ pattern }) => pattern.cell);
    expect(cells(technique)).toEqual(["r1c9", "r9c9"]);
    expect(cells(backwards)).toEqual(["r9c9", "r1c9"]);
    expect(cells(backwards.with({ least: 9 }))).toEqual(["r1c9"]);
    expect(technique.options).toEqual({ backwards: false, least: 1 });
    expect(backwards.with({ least: 9 }).options).toEqual({ backwards: true, least: 9 });
    expect(compose([technique], [], { options: { "someone/last": { least: 9 } } })[0].options).toEqual({
      backwards: false,
      least: 9,
    });
  });

  it.each([
    [{ backward: true }, "backward is true, expected {backwards,least}"],
    [{ backwards: 1 }, "backwards is 1, expected boolean"],
    [{ least: 10 }, "least is 10, expected a whole number from 1 to 9"],
    [{ least: 1.5 }, "least is 1.5, expected "],
  ])("refuses the setting %j", (options, words) => {
    const [unknown, what] = refusal(() => technique.with(options as never));
    expect(unknown).toBe("WINGS_UNKNOWN_OPTION");
    expect(what).toContain(words);
  });
});
