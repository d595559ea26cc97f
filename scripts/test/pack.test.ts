import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { pack, publicPackages, withNeeded } from "../pack.mjs";
import { root } from "../workspace.mjs";

const folder = mkdtempSync(join(tmpdir(), "wings-pack-"));
writeFileSync(join(folder, "lodash-4.0.0.tgz"), "");
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ["missing folder", []],
  ["unknown flag --all", ["--all", folder]],
  ["is inside this clone", [join(root, "packages/core/packed")]],
  ["is a file", [join(folder, "lodash-4.0.0.tgz")]],
  ["has other packages, such as lodash-4.0.0.tgz", [folder]],
  ["the folder comes before the packages", ["core"]],
  ["can't be made", [join(folder, "lodash-4.0.0.tgz/packed")]],
  ["no package is named xyy-wing", [join(folder, "new"), "core", "xyy-wing"]],
])("builds nothing, and says what is wrong: %s", async (message, args) => {
  await expect(pack(args)).rejects.toThrow(message);
});

it("adds what a package needs", () => {
  const neededBy = (name: string): (string | undefined)[] =>
    withNeeded(publicPackages.filter(({ manifest }) => manifest.name === name)).map(({ manifest }) => manifest.name);
  expect(neededBy("@wings/core")).toEqual(["@wings/core"]);
  expect(neededBy("@wings/trial")).toEqual(["@wings/chain-kit", "@wings/core", "@wings/trial"]);
});

// The command refuses folders of the clone.
it.each(["README.md", "docs/release.md", "packages/core/README.md", ".github/workflows/release.yml"])(
  "%s packs into a folder outside of the clone",
  (file) => {
    const folders = readFileSync(join(root, file), "utf8").matchAll(/npm run pack -- "?([^\s`"]+)/g);
    for (const [, folder] of folders) expect(folder).toMatch(/^(\.\.\/|\$RUNNER_TEMP\/|DIR$)/);
  },
);
