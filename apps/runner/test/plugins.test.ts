import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import { EASY, PUZZLE } from "./puzzles.js";
import { here, plugin, records, scratch, useWings, wings } from "./wings.js";

useWings();

const paths: Record<string, string> = {};
beforeAll(async () => {
  for (const name of ["honest", "liar", "weak", "thrower", "hanger", "exiter", "later", "async", "generator"])
    paths[name] = await plugin(name);
});

describe("a plugin joins", () => {
  test("with one flag, as a file, where it wants to stand, with its options", async () => {
    const { out } = await wings([
      "techniques",
      "--json",
      "--plugin",
      paths.honest,
      "--set",
      "someone/last-candidate.backwards=true",
    ]);
    const list = records(out);
    expect(list.map(({ technique }) => technique).slice(0, 2)).toEqual(["full-house", "someone/last-candidate"]);
    expect(list[1]).toMatchObject({ from: paths.honest, plugin: true, options: [{ name: "backwards", value: true }] });
  });

  test("and its findings are steps like any other, in every command", async () => {
    const flags = ["--json", "--plugin", paths.honest, "--only", "someone/last-candidate,hidden-single"];
    const solved = await wings(["solve", ...flags, EASY]);
    expect(solved.status).toBe(0);
    const [record] = records(solved.out) as unknown as [
      { counts: Record<string, number>; steps: { technique: string; text: string }[] },
    ];
    expect(record.counts["someone/last-candidate"]).toBeGreaterThan(10);
    const first = record.steps.find(({ technique }) => technique === "someone/last-candidate")!;
    expect(first.text).toMatch(/^Look at r\dc\d: r\dc\d=\d\.$/);
    expect((await wings(["verify", "-"], { input: solved.out })).status).toBe(0);
    expect((await wings(["hint", ...flags, PUZZLE])).out).toContain("someone/last-candidate");
    expect((await wings(["steps", ...flags, PUZZLE])).out).toContain("someone/last-candidate");
    expect((await wings(["draw", "--next", "--plugin", paths.honest, PUZZLE])).status).toBe(0);
  });

  test("gives the same with one job and with two", async () => {
    const input = `${EASY}\n${PUZZLE}\n`.repeat(150);
    const [one, two] = await Promise.all(
      ["1", "2"].map((jobs) => wings(["rate", "--json", "--jobs", jobs, "--plugin", paths.honest], { input })),
    );
    expect(one.status).toBe(0);
    expect(two.err).toBe("");
    expect(two.out === one.out).toBe(true);
  });

  test("unbundled, without a core beside it: it gets the one of the command", async () => {
    const folder = join(scratch, "unbundled");
    mkdirSync(folder);
    for (const name of ["honest", "parts"]) {
      const source = readFileSync(join(here, `plugins/${name}.ts`), "utf8");
      writeFileSync(join(folder, `${name}.js`), transformSync(source, { loader: "ts", format: "esm" }).code);
    }
    writeFileSync(join(folder, "package.json"), '{ "type": "module", "exports": "./honest.js" }');
    for (const command of [
      ["techniques", "--plugin"],
      ["test", "--boards", "4"],
    ]) {
      const { err, out } = await wings([...command, folder]);
      expect(err).toBe("");
      expect(out).toContain("someone/last-candidate");
    }
  });

  test("as a folder, as an installed package, and from the project's config, relative to it", async () => {
    const project = join(scratch, "project");
    const installed = join(project, "node_modules/wings-last");
    mkdirSync(join(installed, "lib"), { recursive: true });
    mkdirSync(join(project, "deep"));
    const { copyFileSync } = await import("node:fs");
    copyFileSync(paths.honest, join(installed, "lib/index.js"));
    writeFileSync(
      join(installed, "package.json"),
      JSON.stringify({ type: "module", exports: { ".": { types: "./x.d.ts", import: "./lib/index.js" } } }),
    );
    for (const name of ["wings-last", "./node_modules/wings-last"]) {
      expect((await wings(["techniques", "--plugin", name], { cwd: project })).out).toContain("someone/last-candidate");
      writeFileSync(join(project, "wings.config.json"), JSON.stringify({ plugin: name }));
      expect((await wings(["techniques"], { cwd: join(project, "deep") })).out).toContain("someone/last-candidate");
    }
    expect(
      (await wings(["techniques", "--only", "pkg:wings-last", "--plugin", "wings-last"], { cwd: project })).out
        .trim()
        .split("\n")[0],
    ).toContain("last-candidate");
  });
});

const ways = [
  ["a single board", ["rate", "--json"], `${PUZZLE}\n`],
  ["the steps of a board", ["steps", "--json"], `${PUZZLE}\n`],
  ["a drawing", ["draw", "--next"], `${PUZZLE}\n`],
  ["bulk with two jobs", ["rate", "--json", "--jobs", "2"], `${PUZZLE}\n`.repeat(600)],
] as const;

describe.each(ways)("a bad plugin, in %s", (_, command, input) => {
  const run = (name: string, ...more: string[]) =>
    wings([...command, "--plugin", paths[name], "--technique-timeout", "1000", ...more], { input });

  test("that lies stops the run: plugin, finding and counter-example are named", async () => {
    const { status, out, err } = await run("liar");
    expect(status).toBe(1);
    expect(out).toBe("");
    expect(err).toContain(paths.liar);
    expect(err).toContain("someone/liar");
    expect(err).toContain("r1c1≠2");
    expect(err).toContain("Counter-example: the only solution has r1c1=2");
    expect(err).toContain("WINGS_PLUGIN_FINDING");
  });

  test("whose reason does not prove what it finds stops the run", async () => {
    const { status, out, err } = await run("weak");
    expect(status).toBe(1);
    expect(out).toBe("");
    expect(err).toContain("not proved by its reason");
    expect(err).toMatch(/Counter-example: .*r1c2=\d/);
  });

  test("that throws is named", async () => {
    const { status, out, err } = await run("thrower");
    expect(status).toBe(1);
    expect(out).toBe("");
    expect(err).toContain(paths.thrower);
    expect(err).toContain("someone/thrower: it threw Error: the dog ate it");
    expect(err).toContain("WINGS_PLUGIN_FAILED");
  });

  test("that hangs is stopped and named", async () => {
    const start = performance.now();
    const { status, out, err } = await run("hanger");
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(status).toBe(1);
    expect(out).toBe("");
    expect(err).toContain(paths.hanger);
    expect(err).toContain("someone/hanger: stopped, it had not answered after 1000 ms");
    expect(err).toContain("WINGS_PLUGIN_TIMEOUT");
  });

  test("that throws later is named, with what it threw", async () => {
    const later = await run("later");
    expect(later.status).toBe(1);
    expect(later.err).toContain("someone/later: it threw Error: the cat ate it");
    expect(later.err).toContain("WINGS_PLUGIN_FAILED");
  });

  test("whose search is async or a generator is named: it would find nothing, and be believed", async () => {
    for (const [name, kind] of [
      ["async", "a promise"],
      ["generator", "a generator"],
    ]) {
      const { status, out, err } = await run(name);
      expect(status).toBe(1);
      expect(out).toBe("");
      expect(err).toContain(`someone/${name}: its find returned ${kind}: it has to be a plain function`);
      expect(err).toContain("WINGS_PLUGIN_FAILED");
    }
  });

  test("that ends its thread is named", async () => {
    const { status, err } = await run("exiter");
    expect(status).toBe(1);
    expect(err).toContain("someone/exiter: it ended its thread");
  });
});

test("--trust takes findings unchecked: the run goes on", async () => {
  const { status, out, err } = await wings(["rate", "--json", "--plugin", paths.liar, "--trust", PUZZLE]);
  expect(err).toBe("");
  expect(status).toBe(1);
  // What a liar leads to is not called solved.
  expect(records(out)[0].status).toBe("stuck");
});

test("what was answered before a plugin fails is written", async () => {
  const input = `${EASY.replace("53", "..")}\n`;
  const solved = await wings(
    [
      "solve",
      "--json",
      "--jobs",
      "2",
      "--plugin",
      paths.liar,
      "--only",
      "full-house,naked-single,hidden-single,someone/liar",
    ],
    {
      input: `${"1".repeat(80)}\n`.repeat(30) + input,
    },
  );
  expect(records(solved.out)).toHaveLength(30);
  expect(solved.err).toContain("someone/liar");
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

  test("for it needs another core: the version is named", async () => {
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
    const { status, err } = await wings(["rate", "--plugin", folder, EASY]);
    expect(status).toBe(2);
    expect(err).toContain("WINGS_PLUGIN_CORE");
    expect(err).toContain("fortyTwo");
    expect(err).toContain("@wings/core@^1.7.0");
    expect(err).toContain("1.2.3");
  });

  test("for neither the core beside it nor that of the command has what it imports", async () => {
    const folder = write("coreless", 'import { fortyTwo } from "@wings/core"; export default fortyTwo;');
    const { status, err } = await wings(["rate", "--plugin", `${folder}/index.mjs`, EASY]);
    expect(status).toBe(2);
    expect(err).toContain("WINGS_PLUGIN_CORE");
    expect(err).toContain("none is installed beside it");
    expect(err).toMatch(/needs a newer @wings\/core than \d+\.\d+\.\d+\S* \(here\)/);
  });

  test.each([
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
    ["null-in-a-list", "export default [null];", "number 1 of its list is null"],
    ["promise-in-a-list", "export default [(async () => ({}))()];", "number 1 of its list is a promise"],
    ["list-in-a-list", "export default [[]];", "number 1 of its list is a list"],
    ["throws-null", "throw null;", "its import failed: it threw null, which is no error"],
    ["throws-undefined", "throw undefined;", "its import failed: it threw undefined, which is no error"],
    ["throws-a-proxy", "throw new Proxy({}, { get() { throw 1; } });", "its import failed: it threw "],
    [
      "throws-worse",
      "throw Object.defineProperty(new Error(), 'message', { get() { throw 1; } });",
      "its import failed",
    ],
    ["exits", "process.exit(0);", "WINGS_PLUGIN_BROKEN"],
    ["hangs", "for (;;);", "WINGS_PLUGIN_TIMEOUT"],
    ["waits", "await new Promise(() => {}); export default 1;", "WINGS_PLUGIN_"],
    ["fields", "export default { api: 1, id: 'me/x', find() {}, meta: {}, message: {} };", "me/x"],
    ["api", "export default { api: 99, id: 'me/x', find() {}, meta: {}, message: {} };", "api 99"],
    ["bare", "export default { api: 1, id: 'x-wing', find() {}, meta: {}, message: {} };", "author/x-wing"],
  ])("%s", async (name, text, word) => {
    const folder = write(`bad-${name}`, text);
    // A busy machine may take a while to import what does not hang.
    const timeout = ["hangs", "waits"].includes(name) ? "500" : "10000";
    const { status, out, err } = await wings(["rate", "--technique-timeout", timeout, "--plugin", folder, EASY]);
    expect(out).toBe("");
    expect(err).toContain(word);
    expect(err).toContain(folder);
    expect(err).not.toContain("fault in wings");
    expect([1, 2]).toContain(status);
  });

  test("is not there", async () => {
    const { status, err } = await wings(["rate", "--plugin", "./nowhere.mjs", EASY]);
    expect(status).toBe(2);
    expect(err).toContain("WINGS_PLUGIN_NOT_FOUND");
    expect((await wings(["rate", "--plugin", "no-such-package", EASY])).err).toContain("WINGS_PLUGIN_NOT_FOUND");
    const folder = join(scratch, "unbuilt");
    mkdirSync(folder);
    writeFileSync(join(folder, "package.json"), '{ "main": "dist/index.js" }');
    expect((await wings(["rate", "--plugin", folder, EASY])).err).toContain(
      " is not found: unbuilt has no dist/index.js, perhaps because it is not built. (WINGS_PLUGIN_NOT_FOUND)",
    );
  });

  test("twice: two techniques with one id", async () => {
    const both = await plugin("strange").then((path) => path.replace("strange", "both"));
    writeFileSync(
      both,
      `import [one] from ${JSON.stringify(paths.honest)};\n`.replace("[one]", "one") +
        "export default [one[0], one[0]];",
    );
    const { status, err } = await wings(["rate", "--plugin", both, EASY]);
    expect(status).toBe(2);
    expect(err).toContain(`Plugin ${both} has two techniques with the id someone/last-candidate.`);
    expect(err).toContain("WINGS_DUPLICATE_ID");
  });

  test("named twice: both places are told", async () => {
    const named = (...plugins: string[]) => wings(["rate", ...plugins.flatMap((path) => ["--plugin", path]), EASY]);
    const other = await plugin("liar");
    const same = await named(paths.honest, other, paths.honest);
    expect(same).toMatchObject({ status: 2, out: "" });
    expect(same.err).toContain(`Plugin ${paths.honest} is named twice: it is number 1 and number 3 of the plugins.`);
    expect(same.err).toContain("Leave one of them out.");
    expect(same.err).toContain("WINGS_DUPLICATE_ID");
    symlinkSync(paths.honest, join(scratch, "link.mjs"));
    for (const way of ["./honest.mjs", "./link.mjs"]) {
      const { status, err } = await named(paths.honest, way);
      expect(status).toBe(2);
      expect(err).toContain(`number 1 of the plugins, ${paths.honest}, and number 2, ${way}, are both `);
    }
    writeFileSync(join(scratch, "wings.config.json"), JSON.stringify({ plugin: [paths.honest, "./honest.mjs"] }));
    const inConfig = await wings(["rate", EASY]);
    rmSync(join(scratch, "wings.config.json"));
    expect(inConfig.err).toContain("One plugin is named twice");
    expect(inConfig.err).toContain(`Also in force: plugin in ${join(scratch, "wings.config.json")}`);
  });
});

describe("wings test", () => {
  test("a plugin that keeps to the contract passes", async () => {
    const { status, out, err } = await wings(["test", "--boards", "20", paths.honest]);
    expect(err).toBe("");
    expect(out).toMatch(/^ok {2}someone\/last-candidate \(backwards=false\): 20 boards, \d+ findings/);
    expect(out).toMatch(/^ok {2}someone\/last-candidate \(backwards=true\): 20 boards, \d+ findings/m);
    expect(status).toBe(0);
  });

  test("with an option that is set, only so; one that fails with a switch the other way does not pass", async () => {
    const set = "someone/last-candidate.backwards=true";
    const { out } = await wings(["test", "--json", "--boards", "20", "--set", set, paths.honest]);
    expect(records(out)).toMatchObject([{ options: { backwards: true }, ok: true }]);
    const flipped = await wings(["test", "--boards", "20", await plugin("deep")]);
    expect(flipped.status).toBe(1);
    expect(flipped.out).toMatch(/^ok {2}someone\/deep \(deep=false\)/);
    expect(flipped.out).toMatch(/^not ok {2}someone\/deep \(deep=true\)/m);
    expect(flipped.out).toContain("too deep");
    const unknown = await wings(["test", "--set", "someone/deep.dep=true", await plugin("deep")]);
    expect(unknown).toMatchObject({ status: 2, err: expect.stringContaining("WINGS_UNKNOWN_OPTION") as string });
  });

  test("the least size is asked for with all options together, and told once", async () => {
    const { out } = await wings(["test", "--json", "--boards", "60", await plugin("sizes")]);
    const told = records(out).map(({ technique, options, ok, warnings }) => ({ technique, options, ok, warnings }));
    const low = { code: "WINGS_LOW_MIN_SIZE", expected: expect.stringMatching(/^minSize: 2, /) as string };
    expect(told).toMatchObject([
      { technique: "someone/sized", options: { roomy: true }, ok: true, warnings: [] },
      { technique: "someone/sized", options: { roomy: false }, ok: true, warnings: [] },
      { technique: "someone/low", options: { roomy: true }, ok: true, warnings: [low] },
      { technique: "someone/low", options: { roomy: false }, ok: true, warnings: [] },
    ]);
  });

  test("what is added to the language while a plugin is loaded is seen", async () => {
    const { status, out } = await wings(["test", "--boards", "6", await plugin("adder")]);
    expect(status).toBe(1);
    expect(out).toContain("WINGS_SIDE_EFFECT");
    expect(out).toContain("Array.prototype.penultimate was added");
  });

  test("one that ends its thread is told as everywhere else", async () => {
    const { status, err } = await wings(["test", paths.exiter]);
    expect(status).toBe(1);
    expect(err).toContain("technique someone/exiter: it ended its thread. Board: ");
    expect(err).toContain("WINGS_PLUGIN_FAILED");
  });

  test("one that lies does not: the property, the board and how to see it again", async () => {
    const { status, out } = await wings(["test", "--boards", "20", paths.liar]);
    expect(status).toBe(1);
    expect(out).toMatch(/^not ok {2}someone\/liar/);
    expect(out).toContain("WINGS_FINDING_REJECTED");
    expect(out).toContain("again:");
  });

  test("one that throws does not; one that hangs is stopped and named", async () => {
    expect(await wings(["test", "--boards", "4", paths.thrower])).toMatchObject({
      status: 1,
      out: expect.stringContaining("the dog ate it"),
    });
    const { status, err } = await wings(["test", "--technique-timeout", "1000", paths.hanger]);
    expect(status).toBe(1);
    expect(err).toContain("someone/hanger: stopped");
    expect((await wings(["test", "./nowhere.mjs"])).status).toBe(2);
  });
});
