import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { someOf } from "@wings/test-kit/depth";
import { wings } from "./in-process.js";
import { EASY } from "./puzzles.js";
import { wings as command, expectRefusal, plugin, scratch } from "./wings.js";

let honest = "";
beforeAll(async () => {
  honest = await plugin("honest");
});

describe("a plugin that can't be loaded", () => {
  const write = (name: string, text: string, files: Readonly<Record<string, string>> = {}): string => {
    const folder = join(scratch, name);
    for (const [path, content] of Object.entries({ ...files, "index.mjs": text })) {
      mkdirSync(join(folder, path, ".."), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return folder;
  };

  test("because it needs another core: the error names the version", async () => {
    const folder = write("newer", 'import { fortyTwo } from "@wings/core"; export default fortyTwo;', {
      "package.json": JSON.stringify({ main: "index.mjs", peerDependencies: { "@wings/core": "^1.7.0" } }),
      "node_modules/@wings/core/package.json": JSON.stringify({
        name: "@wings/core",
        version: "1.2.3",
        type: "module",
        exports: "./index.js",
      }),
      "node_modules/@wings/core/index.js": "export const api = 1;",
    });
    const result = await wings(["rate", "--plugin", folder, EASY]);
    expectRefusal(result, 2, "WINGS_PLUGIN_CORE", "fortyTwo", "@wings/core@^1.7.0", "1.2.3");
  });

  test("because it needs another major version of the core that it imports", async () => {
    const text = 'import { defineTechnique } from "@wings/core/author"; export default defineTechnique;';
    const peer = {
      "package.json": JSON.stringify({ main: "index.mjs", peerDependencies: { "@wings/core": "^98.0.0" } }),
    };
    const result = await wings(["rate", "--plugin", write("major", text, peer), EASY]);
    expectRefusal(result, 2, "WINGS_PLUGIN_CORE", "@wings/core@^98.0.0", "another major version");
  });

  test("imports something that no installed core exports", async () => {
    const folder = write("coreless", 'import { fortyTwo } from "@wings/core"; export default fortyTwo;');
    const result = await command(["rate", "--plugin", `${folder}/index.mjs`, EASY]);
    const newer = /needs a newer @wings\/core than \d+\.\d+\.\d+\S* \(here\)/;
    expectRefusal(result, 2, "WINGS_PLUGIN_CORE", "no @wings/core is installed with it", newer);
  });

  test.each(
    someOf(
      [
        ["syntax", "export default {", "WINGS_PLUGIN_BROKEN"],
        ["throws", "\nthrow new Error('not today');", "/bad-throws/index.mjs:2:7)"],
        ["nothing", "export const a = 1;", "WINGS_PLUGIN_SHAPE"],
        ["number", "export default 7;", "WINGS_PLUGIN_SHAPE"],
        ["empty", "export default [];", "its default export is an empty list"],
        ["null", "export default null;", "its default export is null"],
        ["function", "export default () => 1;", "its default export is a function"],
        ["class", "export default class Kite {}", "its default export is a class"],
        ["promise", "export default Promise.resolve({});", "Await it: export default await"],
        ["text", "export default 'kite';", 'its default export is "kite"'],
        ["null-in-a-list", "export default [null];", "item 1 of its default export is null"],
        ["promise-in-a-list", "export default [(async () => ({}))()];", "item 1 of its default export is a promise"],
        ["list-in-a-list", "export default [[]];", "item 1 of its default export is a list"],
        ["syntax", "export default {\n  id: = 1,\n};", "its import failed: Unexpected token '=' (line 2)"],
        ["throws-null", "throw null;", "its import failed: it threw null, which is not an error"],
        ["throws-undefined", "throw undefined;", "its import failed: it threw undefined, which is not an error"],
        ["throws-a-proxy", "throw new Proxy({}, { get() { throw 1; } });", "its import failed: it threw "],
        [
          "throws-worse",
          "throw Object.defineProperty(new Error(), 'message', { get() { throw 1; } });",
          "its import failed",
        ],
        [
          "async",
          `import { defineTechnique } from "@wings/core/author"; export default defineTechnique({ id: "me/x", name: "X", pattern: { cell: "cell" },
        roles: {}, message: { long: "l", short: "s", vague: "v" }, async find() {}, reason() {}, marks() {}, data() {} });`,
          "technique me/x: find must be a function that is not async",
        ],
        ["exits", "process.exit(0);", "WINGS_PLUGIN_BROKEN"],
        ["hangs", "for (;;);", "WINGS_PLUGIN_TIMEOUT"],
        ["waits", "await new Promise(() => {}); export default 1;", "WINGS_PLUGIN_"],
        ["fields", "export default { api: 1, id: 'me/x', find() {}, meta: {}, message: {} };", "me/x"],
        ["api", "export default { api: 99, id: 'me/x', find() {}, meta: {}, message: {} };", "api 99"],
        ["bare", "export default { api: 1, id: 'x-wing', find() {}, meta: {}, message: {} };", "author/x-wing"],
      ],
      5,
    ),
  )("%s", async (name, text, word) => {
    const folder = write(`bad-${name}`, text);
    // A busy machine may take a while to import what does not hang.
    const timeout = ["hangs", "waits"].includes(name) ? "500" : "10000";
    const run = name === "async" ? command : wings;
    expectRefusal(await run(["techniques", "--technique-timeout", timeout, "--plugin", folder]), 2, word, folder);
  });

  test("has a file type that Node.js does not run: the error has no stack of Node.js", async () => {
    const path = join(scratch, "kind.txt");
    writeFileSync(path, "export default {};");
    const words = `its import failed: Unknown file extension ".txt" for ${path} (WINGS_PLUGIN_BROKEN)\nBuild it first: `;
    expectRefusal(await wings(["rate", "--plugin", path, EASY]), 2, words);
  });

  test("is not there", async () => {
    for (const name of ["./nowhere.mjs", "no-such-package"])
      expectRefusal(await wings(["rate", "--plugin", name, EASY]), 2, "WINGS_PLUGIN_NOT_FOUND");
    const folder = join(scratch, "unbuilt");
    mkdirSync(folder);
    writeFileSync(join(folder, "package.json"), '{ "main": "dist/index.js" }');
    const unbuilt = " not found: unbuilt has no dist/index.js: build it first. (WINGS_PLUGIN_NOT_FOUND)";
    expectRefusal(await wings(["rate", "--plugin", folder, EASY]), 2, unbuilt);
  });

  test("twice: two techniques with one id", async () => {
    const both = await plugin("strange").then((path) => path.replace("strange", "both"));
    writeFileSync(
      both,
      `import [one] from ${JSON.stringify(honest)};\n`.replace("[one]", "one") + "export default [one[0], one[0]];",
    );
    const words = `plugin ${both} has two techniques with the id someone/last-candidate.`;
    expectRefusal(await wings(["rate", "--plugin", both, EASY]), 2, words, "WINGS_DUPLICATE_ID");
  });

  test("is listed twice: the error names both places", async () => {
    const named = (...plugins: string[]) => wings(["rate", ...plugins.flatMap((path) => ["--plugin", path]), EASY]);
    const other = await plugin("liar");
    const words = `plugin ${honest} is listed twice, as number 1 and number 3.`;
    expectRefusal(await named(honest, other, honest), 2, words, "Remove one of them.", "WINGS_DUPLICATE_ID");
    symlinkSync(honest, join(scratch, "link.mjs"));
    for (const way of ["./honest.mjs", "./link.mjs"]) {
      const places = `plugins number 1, ${honest}, and number 2, ${way}, are the same file `;
      expectRefusal(await named(honest, way), 2, places);
    }
    writeFileSync(join(scratch, "wings.config.json"), JSON.stringify({ plugin: [honest, "./honest.mjs"] }));
    const inConfig = await wings(["rate", EASY]);
    rmSync(join(scratch, "wings.config.json"));
    expect(inConfig.err).toContain("are the same file");
    expect(inConfig.err).toContain(`Also in force: plugin in ${join(scratch, "wings.config.json")}`);
  });
});
