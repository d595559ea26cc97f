import { defineTechnique } from "@wings/core/author";
import { API } from "@wings/core/host";
import { describe, expect, it } from "vitest";
import { readTechniques } from "../src/features/plugins/read-techniques.js";

const { id, meta, options, message } = defineTechnique({
  id: "someone/honest",
  name: "Honest",
  pattern: { cell: "cell" },
  roles: { cell: "cell" },
  options: { most: { type: "number", default: 1, min: 1, max: 3, description: "how many" } },
  after: "xy-wing",
  message: { long: "long", short: "short", vague: "vague" },
  find: () => undefined,
  reason: () => [],
  marks: () => [],
  data: () => ({}),
});
const honest = { api: API, id, meta, options, message };
const read = (...techniques: readonly unknown[]) =>
  readTechniques("file.mjs", JSON.stringify({ kind: "loaded", techniques }));
const faultOf = (act: () => unknown): { readonly code?: string; readonly message: string } => {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  throw new Error("It was taken.");
};
const many = (count: number): unknown[] =>
  Array.from({ length: count }, (_, i) => ({ ...honest, id: `someone/t${i}` }));

describe("the description of a plugin", () => {
  it("is accepted if complete, without unknown fields", () => {
    expect(read(honest)).toEqual([honest]);
    expect(read({ ...honest, meta: { ...meta, later: 1 }, later: 2 })).toEqual([honest]);
    expect(read(...many(100))).toHaveLength(100);
    const parts = { ...honest, message: { ...message, parts: { link: "{from} to {to}" } } };
    expect(read(parts)).toEqual([parts]);
  });

  it.each([
    ["no text", null, "WINGS_PLUGIN_BROKEN"],
    ["data that is no text", { kind: "loaded", techniques: [honest] }, "WINGS_PLUGIN_BROKEN"],
    ["a text without end", " ".repeat(200_001), "WINGS_PLUGIN_BROKEN"],
    ["no list", '{"kind":"loaded"}', "WINGS_PLUGIN_SHAPE"],
    ["null", "null", "WINGS_PLUGIN_SHAPE"],
    ["a failure without words", '{"kind":"failed","fault":"shape","why":{"toString":1}}', "WINGS_PLUGIN_SHAPE"],
    ["a failure of another kind", '{"kind":"failed","fault":7,"why":7}', "WINGS_PLUGIN_BROKEN"],
  ])("is refused where it is %s", (_what, said, code) => {
    const fault = faultOf(() => readTechniques("file.mjs", said));
    expect(fault.code).toBe(code);
    expect(fault.message).toContain("file.mjs");
    expect(fault.message.length).toBeLessThan(700);
  });

  it.each([
    ["too many techniques", many(101), "101 techniques"],
    ["the same technique twice", [honest, honest], "duplicate technique id someone/honest"],
    ["null for one", [null], "made for api nothing"],
    ["another api", [{ ...honest, api: { toString: 1 } }], "made for api"],
    ["a number for its id", [{ ...honest, id: 7 }], "the id 7"],
    ["a list for its id", [{ ...honest, id: ["someone/x"] }], "the id"],
    ["an id that is no name", [{ ...honest, id: "__proto__/x" }], "__proto__/x"],
    ["an id that turns what follows", [{ ...honest, id: "a/\u202eb" }], "id"],
    ["an id without end", [{ ...honest, id: `a/${"b".repeat(10_000)}` }], "at most 80 characters"],
    ["no meta", [{ api: API, id, message }], "name"],
    ["a name that seems short", [{ ...honest, meta: { ...meta, name: { length: 3, toString: 1 } } }], "name"],
    ["no pattern", [{ ...honest, meta: { ...meta, pattern: undefined } }], "pattern"],
    ["roles that are none", [{ ...honest, meta: { ...meta, roles: { cell: {} } } }], "roles"],
    ["options that are none", [{ ...honest, meta: { ...meta, options: { x: null } } }], ""],
    ["a place that is none", [{ ...honest, meta: { ...meta, after: {} } }], "after"],
    ["no message", [{ ...honest, message: undefined }], "expected a text"],
    ["a message without end", [{ ...honest, message: { ...message, vague: "x".repeat(2001) } }], "2000 characters"],
    ["a part without end", [{ ...honest, message: { ...message, parts: { a: "x".repeat(2001) } } }], "2000 characters"],
    ["a part that is no text", [{ ...honest, message: { ...message, parts: { a: 7 } } }], "expected a text"],
    ["an empty message", [{ ...honest, message: { ...message, vague: "" } }], "message"],
  ])("is refused where it has %s", (_what, techniques, words) => {
    expect(faultOf(() => read(...techniques)).message).toContain(words);
  });
});
