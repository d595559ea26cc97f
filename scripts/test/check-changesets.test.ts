import { expect, it } from "vitest";
import { namingProblems, versionProblems } from "../check-changesets.mjs";
import { parseChangeset } from "../release/changesets.mjs";
import { changesetsFor } from "../release/name-changed.mjs";

const pack = (name: string, fields: object = {}) => ({
  group: "packages",
  folder: `packages/${name}`,
  path: "",
  manifest: { name: `@wings/${name}`, version: "1.0.0", ...fields },
});

const CORE = { "@wings/core": "workspace:^" };
const PACKAGES = [
  pack("core"),
  pack("xy-wing", { peerDependencies: CORE }),
  pack("ladder", { dependencies: { "@wings/xy-wing": "workspace:^" }, peerDependencies: CORE }),
  pack("page", { private: true }),
  pack("runner", { devDependencies: { ...CORE, "@wings/ladder": "workspace:*", "@wings/page": "workspace:*" } }),
  pack("queue", { dependencies: { "@wings/runner": "workspace:^" } }),
];

const changeset = (bumps: Record<string, string>) => ({ file: "a.md", bumps });

it("a changeset is read as changesets reads it", () => {
  const text = `---\n"@wings/core": minor\n'create-wings': patch\nplain: major\n---\n\nNote: text\n\n---\n\n"x": patch\n`;
  const bumps = { "@wings/core": "minor", "create-wings": "patch", plain: "major" };
  expect(parseChangeset("a.md", text)).toEqual({ file: "a.md", bumps });
  expect(parseChangeset("a.md", "---\n---\n").bumps).toEqual({});
});

it.each([
  [{ "@wings/xy-wing": "patch", "@wings/runner": "patch" }, undefined],
  [{}, undefined],
  [{ "@wings/page": "patch", "@wings/runner": "patch" }, "names @wings/page, which is never published: name @wings/ru"],
  [{ "@wings/page": "patch" }, "names @wings/page, which is never published: name @wings/runner, if users"],
  [{ "@wings/none": "patch" }, "names @wings/none, which is no package here: correct the name"],
])("a changeset of %o", (bumps, problem) => {
  expect(namingProblems([changeset(bumps as Record<string, string>)], PACKAGES)).toEqual(
    problem === undefined ? [] : [expect.stringContaining(problem)],
  );
});

it("a new package has a changeset", () => {
  const packages = [...PACKAGES, pack("w-wing", { version: "0.0.0" })];
  const problem = "@wings/w-wing is new: name it in a changeset, with major, which makes it 1.0.0";
  expect(namingProblems([], packages)).toEqual([problem]);
  expect(namingProblems([changeset({ "@wings/w-wing": "minor" })], packages)).toEqual([problem]);
  expect(namingProblems([changeset({ "@wings/w-wing": "major" })], packages)).toEqual([]);
});

it("versions follow the changesets, and the majors of what a package needs", () => {
  const minor = [changeset({ "@wings/core": "minor" }), changeset({ "@wings/core": "patch" })];
  const major = [changeset({ "@wings/core": "major" })];
  const after = (versions: Record<string, string>) =>
    PACKAGES.map((it) => pack(it.folder.slice(9), { version: versions[it.folder.slice(9)] ?? "1.0.0" }));
  expect(versionProblems(minor, PACKAGES, after({ core: "1.1.0" }))).toEqual([]);
  expect(versionProblems(minor, PACKAGES, after({ core: "1.1.0", "xy-wing": "2.0.0" }))).toEqual([
    "@wings/xy-wing goes from 1.0.0 to 2.0.0, and its changesets ask for none",
  ]);
  expect(versionProblems(minor, PACKAGES, after({ core: "1.0.1" }))).toEqual([
    "@wings/core goes from 1.0.0 to 1.0.1, and its changesets ask for minor",
  ]);
  expect(versionProblems(major, PACKAGES, after({ core: "2.0.0", "xy-wing": "2.0.0", ladder: "2.0.0" }))).toEqual([]);
});

it("what changed and no changeset names is released, too, and the command with all that is inside it", async () => {
  const forChanged = (changed: string, ...named: readonly string[]) =>
    changesetsFor(PACKAGES, new Set(named), (_, folders) => Promise.resolve(folders.includes(`packages/${changed}`)));
  const command = '---\n"@wings/runner": patch\n---\n\nWith the changes of the packages inside.\n';
  const core = '---\n"@wings/core": patch\n---\n\nChanges inside that no user should notice.\n';
  expect(await forChanged("xy-wing", "@wings/xy-wing")).toEqual([command]);
  expect(await forChanged("core", "@wings/xy-wing")).toEqual([command, core]);
  expect(await forChanged("core", "@wings/core", "@wings/runner")).toEqual([]);
  expect(await forChanged("page", "@wings/xy-wing")).toEqual([command]);
  expect(await forChanged("queue")).toEqual([expect.stringContaining('"@wings/queue": patch')]);
});
