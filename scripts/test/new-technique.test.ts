import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isThorough } from "@wings/test-kit/depth";
import { root } from "../workspace.mjs";

/** How long an installation or a run of tests may take, in milliseconds. */
const INSTALL = 600_000;

/** A copy of the repository to which `pnpm new technique` adds a technique. */
let copy = "";
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: copy, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
const tracked = (): string[] =>
  run("git", "ls-files", "--modified", "--others", "--exclude-standard").trim().split("\n");
const read = (file: string): string => readFileSync(join(copy, file), "utf8");

/** What a program on the sources of the copy prints, as a value. */
const valueOf = (program: string): unknown => {
  const file = join(copy, "scripts/asked.mjs");
  writeFileSync(
    file,
    `import { importProgram } from "./bundle.mjs";\nconsole.log(JSON.stringify((await importProgram(${JSON.stringify(program)})).value));\n`,
  );
  const text = run("node", file);
  rmSync(file);
  return JSON.parse(text);
};

describe.runIf(isThorough)("a technique that is added", () => {
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), "wings-added-"));
    for (const file of execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
      cwd: root,
      encoding: "utf8",
    })
      .trim()
      .split("\n"))
      cpSync(join(root, file), join(copy, dirname(file), file.split("/").at(-1)!), { recursive: true });
    run("git", "init", "-q");
    run("git", "add", "-A");
    run("git", "-c", "user.name=wings", "-c", "user.email=wings@example.org", "commit", "-qm", "All");
    run("pnpm", "install", "--offline", "--frozen-lockfile");
    run("node", "scripts/new-technique.mjs", "technique", "sea-wing", "--after", "w-wing");
  }, INSTALL);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it("changes the ladder, and what is generated from it", () => {
    const changed = tracked().filter((file) => !file.startsWith("packages/sea-wing/"));
    expect(changed.sort()).toEqual([
      "README.md",
      "docs/names.md",
      "packages/ladder/README.md",
      "packages/ladder/package.json",
      "packages/ladder/src/ladder.ts",
      "pnpm-lock.yaml",
    ]);
    expect(read("docs/names.md")).toContain("[Sea-Wing](../packages/sea-wing), new");
    expect(read("packages/ladder/README.md")).toMatch(/`sea-wing` +\| hard, new/);
  });

  const LIST =
    'import { PRESETS, presetRungs } from "@wings/ladder"; export const value = PRESETS.filter((each) => presetRungs(each).some(({ technique }) => technique.id === "sea-wing"));';
  const PAGE = `
    import { STATIONS } from "@wings/ladder";
    import { NEW_OUTLINE, OUTLINE } from "./apps/playground/src/model/ladder-outline.ts";
    const has = (list) => list.some(({ id }) => id === "sea-wing");
    export const value = [has(STATIONS), has(OUTLINE), has(NEW_OUTLINE)];`;
  const command = (...flags: string[]): string =>
    run("node", "--import", "./scripts/sources/register.mjs", "apps/runner/src/start.ts", "techniques", ...flags);

  it("can be tried while it is new", () => {
    expect(valueOf(LIST)).toEqual(["new"]);
    expect(valueOf(PAGE)).toEqual([false, false, true]);
    expect(command()).not.toContain("sea-wing");
    expect(command("--preset", "new")).toMatch(/sea-wing +hard, new +170/);
  });

  it(
    "passes the tests of the ladder and of the lessons",
    () => {
      run("pnpm", "--filter", "@wings/ladder", "test", "test/ladder", "test/about", "test/presets", "test/hodoku");
      run("pnpm", "test:scripts", "test/lessons");
    },
    INSTALL,
  );

  it("is in the presets, the command and the page once it is promoted", () => {
    const file = "packages/sea-wing/src/about.ts";
    writeFileSync(join(copy, file), read(file).replace('  stage: "new",\n', ""));
    expect(valueOf(LIST)).toEqual(["all", "players", "no-uniqueness", "counting", "new"]);
    expect(valueOf(PAGE)).toEqual([true, true, false]);
    expect(command()).toMatch(/26 +w-wing .*\n +27 +sea-wing +hard +170/);
  });
});
