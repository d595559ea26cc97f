import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { isDeep } from "@wings/test-kit/depth";
import { wings } from "../in-process.js";
import { EASY } from "../puzzles.js";
import { expectRefusal, plugin, records, scratch } from "../wings.js";

/** The contract of api 1 with a plugin and a command of different versions. */

let honest = "";
beforeAll(async () => {
  honest = await plugin("honest");
});

/** A plugin that is the honest one with something else about it; `export default` as text. */
function changed(name: string, defaultExport: string): string {
  const path = join(scratch, `${name}.mjs`);
  writeFileSync(
    path,
    `import [technique] from ${JSON.stringify(honest)};`.replace("[technique]", "techniques") +
      `const [technique] = techniques;\nexport default ${defaultExport};\n`,
  );
  return path;
}

const commands = [
  ["techniques", ["techniques", "--plugin"], []],
  ["solve", ["solve", "--json", "--plugin"], [EASY]],
  ["test", ["test", "--boards", "20"], []],
] as const;

const CASES: readonly (readonly [string, string, string])[] = [
  [
    "an older plugin",
    "{ ...technique, api: 0 }",
    "has api 0, but this command has 1: it must be built with a newer @wings/core",
  ],
  ["a newer plugin", "{ ...technique, api: 2 }", "has api 2, but this command has 1: npm install @wings/runner@latest"],
  [
    "one of no api",
    "{ ...technique, api: undefined }",
    "has api undefined, but this command has 1: expected a whole number.",
  ],
  [
    "one whose api is a text",
    "{ ...technique, api: '1' }",
    'has api "1", but this command has 1: expected a whole number.',
  ],
  [
    "one whose api is NaN",
    "{ ...technique, api: NaN }",
    "has api NaN, but this command has 1: expected a whole number.",
  ],
  [
    "one whose api is 1.1",
    "{ ...technique, api: 1.1 }",
    "has api 1.1, but this command has 1: expected a whole number.",
  ],
  ["one whose api is -1", "{ ...technique, api: -1 }", "has api -1, but this command has 1: expected a whole number."],
  ["one whose id is none", "{ ...technique, id: 7 }", "technique 7: id must be lower-case author/name."],
  ["one without meta", "{ ...technique, meta: undefined }", "has meta=undefined: expected an object with name, "],
  ["one without a name", "{ ...technique, meta: { ...technique.meta, name: undefined } }", "name must be a text"],
  ["one without find", "{ ...technique, find: undefined }", "find must be a function that is not async"],
  ["one without reasons", "{ ...technique, reason: 1 }", "reason must be a function that is not async"],
  ["one without settings", "{ ...technique, with: undefined }", "with must be a function"],
  ["one that is no data", "{ ...technique, message: globalThis }", "can't load plugin"],
  ["one without options", "{ ...technique, options: undefined }", "has options=undefined: expected an object"],
  ["one that lacks an option", "{ ...technique, options: {} }", "has options.backwards=undefined: expected a boolean"],
  [
    "one without descriptions",
    "{ ...technique, meta: { ...technique.meta, options: undefined } }",
    "has meta.options=undefined: expected an object",
  ],
  [
    "an option that is null",
    "{ ...technique, meta: { ...technique.meta, options: { a: null } } }",
    "has meta.options.a=null: expected an object with type, default and description",
  ],
  [
    "an instance of a class",
    "new (class Kite { constructor() { Object.assign(this, technique); } })()",
    "the class Kite",
  ],
  [
    "a class with methods",
    "new (class Kite { id = technique.id; api = 1; find() {} })()",
    "its default export is an instance of the class Kite: expected a plain object, as defineTechnique makes it.",
  ],
  [
    "a proxy",
    "new Proxy(technique, { get() { throw null; } })",
    "its default export is a proxy: expected a plain object",
  ],
  ["a field that throws", "{ id: 'me/x', get api() { throw null; }, find() {} }", "can't be read: it threw null"],
  ["a text that throws", "{ ...technique, id: { toString() { throw null; } } }", "can't be read: it threw null"],
  ["a field that is no data", "{ ...technique, minSize: 1, message: { ...technique.message, more: 1n } }", "BigInt"],
  [
    "an option of a later core",
    '{ ...technique, meta: { ...technique.meta, options: { deep: { type: "text" } } } }',
    "options.deep needs a default and a description",
  ],
];

describe.each(commands)("wings %s", (command, before, after) => {
  const run = (path: string) => wings([...before, path, ...after]);

  // All commands load plugins in the same way, and `techniques` is the quickest.
  test.each(isDeep ? CASES : CASES.slice(0, command === "techniques" ? 8 : 1))(
    "refuses %s and says what to do",
    async (name, code, words) => {
      const path = changed(name.replaceAll(" ", "-"), code);
      expectRefusal(await run(path), 2, `can't load plugin ${path}: `, words, "(WINGS_PLUGIN_BROKEN)");
    },
  );

  test("loads a plugin made with a later core of the same api, and ignores unknown fields", async () => {
    const later = "{ ...technique, season: 1, meta: { ...technique.meta, season: ['spring'], color: 'red' } }";
    const { status, out, err } = await run(changed("later", later));
    expect(err).toBe("");
    expect(status).toBe(0);
    expect(out).toContain("someone/last-candidate");
  });
});

test("a plugin imports the core that is installed next to it", async () => {
  const folder = join(scratch, "beside");
  const core = join(folder, "node_modules/@wings/core");
  mkdirSync(core, { recursive: true });
  writeFileSync(join(core, "package.json"), '{ "name": "@wings/core", "version": "1.9.0", "exports": "./index.mjs" }');
  // The plugin has its own core, with an export that the core of the command lacks.
  writeFileSync(join(core, "index.mjs"), `export { default as techniques } from ${JSON.stringify(honest)};\n`);
  writeFileSync(join(folder, "index.mjs"), 'export { techniques as default } from "@wings/core";\n');
  writeFileSync(join(folder, "package.json"), '{ "exports": "./index.mjs" }');
  const { out, err } = await wings(["techniques", "--plugin", folder]);
  expect(err).toBe("");
  expect(out).toContain("someone/last-candidate");
});

describe("one id", () => {
  const refused = async (...args: string[]): Promise<void> => {
    expectRefusal(await wings(["solve", ...args, EASY]), 2, "the id someone/last-candidate", "(WINGS_DUPLICATE_ID)");
  };

  test("in two plugins is refused", async () => {
    await refused("--plugin", honest, "--plugin", changed("again", "technique"));
  });

  test("for two settings of a technique is refused too, by wings test as well", async () => {
    const two = changed("two", "[technique, technique.with({ backwards: true })]");
    await refused("--plugin", two);
    const words = `plugin ${two} has two techniques with the id someone/last-candidate.`;
    expectRefusal(await wings(["test", "--boards", "4", two]), 2, words, "export one of them");
  });

  test("with a setting of the plugin's own is taken, and --set changes it", async () => {
    const path = changed("backwards", "technique.with({ backwards: true })");
    const firstStep = async (...args: string[]): Promise<unknown> => {
      const flags = ["--plugin", path, "--only", "someone/last-candidate", ...args];
      const { out } = await wings(["steps", "--json", ...flags, EASY]);
      return (records(out)[0].findings as { pattern: unknown }[])[0]?.pattern;
    };
    const plain = await firstStep("--set", "someone/last-candidate.backwards=false");
    const set = await firstStep("--set", "someone/last-candidate.backwards=true");
    expect(set).not.toEqual(plain);
    expect(await firstStep()).toEqual(set);
  });
});
