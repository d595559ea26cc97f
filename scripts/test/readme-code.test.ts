import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isTechnique } from "../package-rules.mjs";
import { bundle, programsOf } from "../readme-code.mjs";
import { root, workspacePackages } from "../workspace.mjs";

/** The READMEs whose code is run: the first one, those of the core, the techniques, the ladder and the drawings. */
const files = workspacePackages()
  .filter((it) => isTechnique(it) || ["packages/core", "packages/draw", "packages/ladder"].includes(it.folder))
  .map(({ folder }) => `${folder}/README.md`)
  .concat("README.md")
  .filter((file) => existsSync(join(root, file)));

const run = async (code: string): Promise<string> =>
  execFileSync(process.execPath, ["--input-type=module"], { input: await bundle(code), encoding: "utf8" });

describe.each(files)("%s", (file) => {
  const programs = programsOf(readFileSync(join(root, file), "utf8"));

  it("shows how to use it", () => {
    expect(programs.length, "blocks of ts").toBeGreaterThan(0);
  });

  it.each(programs)("runs what stands in line $line, and it prints what is shown", async ({ code, output }) => {
    const printed = await run(code);
    expect(printed).not.toBe("");
    if (output !== undefined) expect(printed).toBe(output);
  });
});

describe("the code of a README", () => {
  const readme = (between: string): string =>
    ["# A", "```sh", "npm i", "```", "```ts", "const x: number = 1;", "```", between, "```text", "1", "```", ""].join(
      "\n",
    );

  it("is its TypeScript, with the text behind it as output", () => {
    expect(programsOf(readme("prints"))).toEqual([
      { line: 5, language: "ts", code: "const x: number = 1;\n", output: "1\n" },
    ]);
  });

  it("has no output where another section begins in between", () => {
    expect(programsOf(readme("\n## B\n"))).toEqual([
      { line: 5, language: "ts", code: "const x: number = 1;\n", output: undefined },
    ]);
  });

  it("fails where the code is wrong or does not know what it imports", async () => {
    await expect(run("throw new Error('on purpose');")).rejects.toThrow("on purpose");
    await expect(run('import { nothing } from "@wings/core"; console.log(nothing);')).rejects.toThrow(/nothing/);
  });
});
