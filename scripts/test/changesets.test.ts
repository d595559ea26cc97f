import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isDeep } from "../../packages/testing/test/depth.js";
import { root } from "../workspace.mjs";

const changeset = createRequire(import.meta.url).resolve("@changesets/cli/bin.js");

type Versions = Record<"core" | "xy-wing" | "ladder", string>;
type Change = Partial<Record<keyof Versions, "patch" | "minor" | "major">>;

const peer = { peerDependencies: { "@wings/core": "^1.0.0" }, devDependencies: { "@wings/core": "workspace:*" } };
const fixtures = { core: {}, "xy-wing": peer, ladder: { ...peer, dependencies: { "@wings/xy-wing": "workspace:^" } } };

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wings-release-"));
  mkdirSync(join(folder, ".changeset"));
  // Our own settings without the changelog, whose module is not installed here.
  const config = JSON.parse(readFileSync(join(root, ".changeset/config.json"), "utf8")) as object;
  write(".changeset/config.json", { ...config, changelog: false });
  write("package.json", { name: "fixture", private: true });
  writeFileSync(join(folder, "pnpm-workspace.yaml"), "packages:\n  - packages/*\n");
  writeFileSync(join(folder, "pnpm-lock.yaml"), "");
  for (const [name, fields] of Object.entries(fixtures)) {
    mkdirSync(join(folder, "packages", name), { recursive: true });
    write(`packages/${name}/package.json`, { name: `@wings/${name}`, version: "1.0.0", ...fields });
  }
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (path: string, content: object): void => {
  writeFileSync(join(folder, path), JSON.stringify(content));
};
const manifest = (name: string): { version: string; peerDependencies?: object } =>
  JSON.parse(readFileSync(join(folder, "packages", name, "package.json"), "utf8")) as { version: string };

type Release = [what: string, change: Change, versions: string[], peer: string];
const releases: Release[] = [
  ["a technique keeps its range", { core: "minor", "xy-wing": "patch" }, ["1.1.0", "1.0.1", "1.0.0"], "^1.0.0"],
  ["a major of the core is a major of all", { core: "major" }, ["2.0.0", "2.0.0", "2.0.0"], "^2.0.0"],
];
const simpler: Release[] = [
  ["a minor of the core leaves the techniques alone", { core: "minor" }, ["1.1.0", "1.0.0", "1.0.0"], "^1.0.0"],
  ["a patch of the core, too", { core: "patch" }, ["1.0.1", "1.0.0", "1.0.0"], "^1.0.0"],
  ["a minor of a technique leaves the core alone", { "xy-wing": "minor" }, ["1.0.0", "1.1.0", "1.0.0"], "^1.0.0"],
  ["a major of a technique releases the ladder", { "xy-wing": "major" }, ["1.0.0", "2.0.0", "1.0.1"], "^1.0.0"],
];

it.each(isDeep ? [...releases, ...simpler] : releases)("%s", (_, change, versions, range) => {
  const lines = Object.entries(change).map(([name, bump]) => `"@wings/${name}": ${bump}`);
  writeFileSync(join(folder, ".changeset/a-change.md"), `---\n${lines.join("\n")}\n---\n\nA change.\n`);
  execFileSync(process.execPath, [changeset, "version"], { cwd: folder, stdio: "pipe" });
  expect(Object.keys(fixtures).map((name) => manifest(name).version)).toEqual(versions);
  expect(manifest("xy-wing").peerDependencies).toEqual({ "@wings/core": range });
});
