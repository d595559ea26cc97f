import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { findAll, parse } from "@wings/core";
import { beforeAll, describe, expect, test } from "vitest";
import { everyField } from "@wings/test-kit/every-field";
import { wings } from "./in-process.js";
import { EASY, PUZZLE, SOLUTION } from "./puzzles.js";
import { wings as command, here, plugin, records, scratch } from "./wings.js";

let honest = "";
beforeAll(async () => {
  honest = await plugin("honest");
});

describe("a plugin joins", () => {
  test("with one flag, as a file, at its place in the order, with its options", async () => {
    const { out } = await wings([
      "techniques",
      "--json",
      "--plugin",
      honest,
      "--set",
      "someone/last-candidate.backwards=true",
    ]);
    const list = records(out);
    expect(list.map(({ technique }) => technique).slice(0, 2)).toEqual(["full-house", "someone/last-candidate"]);
    expect(list[1]).toMatchObject({ from: honest, plugin: true, options: [{ name: "backwards", value: true }] });
  });

  test("and its findings are steps like any other, in every command", async () => {
    const flags = ["--json", "--plugin", honest, "--only", "someone/last-candidate,hidden-single"];
    const solved = await wings(["solve", ...flags, EASY]);
    expect(solved.status).toBe(0);
    const [record] = records(solved.out) as unknown as [
      { counts: Record<string, number>; steps: { technique: string; text: string }[] },
    ];
    expect(record.counts["someone/last-candidate"]).toBeGreaterThan(10);
    const first = record.steps.find(({ technique }) => technique === "someone/last-candidate")!;
    expect(first.text).toMatch(/^Look at (r\dc\d): place \d in \1\.$/);
    expect((await wings(["verify", "-"], { input: solved.out })).status).toBe(0);
    expect((await wings(["hint", ...flags, PUZZLE])).out).toContain("someone/last-candidate");
    expect((await wings(["steps", ...flags, PUZZLE])).out).toContain("someone/last-candidate");
    expect((await wings(["draw", "--next", "--plugin", honest, PUZZLE])).status).toBe(0);
  });

  test("and --until knows whether its technique was selected by the name of the plugin", async () => {
    const said = async (...flags: string[]): Promise<string[]> => {
      const args = ["solve", "--plugin", honest, "--until", "someone/last-candidate", ...flags, SOLUTION];
      const { out, err } = await wings(args);
      return [/^Last Candidate (.*)\.$/m.exec(out)![1], /never stopped: it (.*)\.\n$/.exec(err)![1]];
    };
    const [needless, left] = ["was not needed", "is left out by --only or --skip"];
    expect(await said("--only", `full-house,pkg:${honest}`)).toEqual([needless, needless]);
    expect(await said("--skip", `pkg:${honest}`)).toEqual([left, left]);
  });

  test("gives the same output with one job and with two", async () => {
    const input = `${EASY}\n${PUZZLE}\n`.repeat(20);
    const [one, two] = await Promise.all(
      ["1", "2"].map((jobs) => wings(["solve", "--json", "--jobs", jobs, "--plugin", honest], { input })),
    );
    expect(one.status).toBe(0);
    expect(two.err).toBe("");
    expect(two.out === one.out).toBe(true);
  });

  test("an unbundled plugin without a core gets the core of the command", async () => {
    const folder = join(scratch, "unbundled");
    mkdirSync(folder);
    for (const name of ["honest", "parts"]) {
      const source = readFileSync(join(here, `plugins/${name}.ts`), "utf8");
      writeFileSync(join(folder, `${name}.js`), transformSync(source, { loader: "ts", format: "esm" }).code);
    }
    writeFileSync(join(folder, "package.json"), '{ "type": "module", "exports": "./honest.js" }');
    for (const words of [
      ["techniques", "--plugin"],
      ["test", "--boards", "4"],
    ]) {
      const { err, out } = await command([...words, folder]);
      expect(err).toBe("");
      expect(out).toContain("someone/last-candidate");
    }
  });

  test("with every field and value of the contract, and finds the same as in the process of its author", async () => {
    const path = await plugin("every-field");
    const listed = records((await wings(["techniques", "--json", "--plugin", path])).out);
    expect(listed.slice(0, 4).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Full House", ...everyField.map(({ name }) => name)]),
    );
    expect(listed.find(({ technique }) => technique === everyField[2].id)).toMatchObject({
      options: [
        { name: "backwards", value: true },
        { name: "size", value: 5 },
      ],
    });
    // Not all of the facts are true: the test is about what arrives.
    const flags = ["--json", "--trust", "--plugin", path, "--only", everyField.map(({ id }) => id).join()];
    const found = records((await wings(["steps", ...flags, PUZZLE])).out).flatMap(({ findings }) => findings);
    expect(found).toEqual(findAll(parse(PUZZLE), everyField).map((finding) => JSON.parse(JSON.stringify(finding))));
  });

  test("as a folder, as an installed package, and from the project's config, relative to it", async () => {
    const project = join(scratch, "project");
    const installed = join(project, "node_modules/wings-last");
    mkdirSync(join(installed, "lib"), { recursive: true });
    mkdirSync(join(project, "deep"));
    writeFileSync(join(project, "package.json"), "{}");
    copyFileSync(honest, join(installed, "lib/index.js"));
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
