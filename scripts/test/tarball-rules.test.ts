import { expect, it } from "vitest";
import { faultsOf } from "../tarball-rules.mjs";

const manifest = {
  name: "@wings/x",
  version: "1.0.0",
  description: "x",
  license: "MIT",
  repository: { url: "git+https://example.org/x.git" },
  exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
  publishConfig: { access: "public" },
};
const good: Record<string, string> = {
  "package.json": JSON.stringify(manifest),
  "README.md": "# x",
  LICENSE: "MIT",
  "dist/index.js": 'export * from "./x.js";\n//# sourceMappingURL=index.js.map\n',
  "dist/index.js.map": '{ "sources": ["../src/index.ts"], "sourcesContent": ["export"] }',
  "dist/x.js": "export {};",
  "dist/x.d.ts": "export {};",
  "dist/index.d.ts": 'export * from "./x.js";',
};

/** The faults of the good tarball with other files; one that is undefined is left out. */
function faults(changes: Record<string, string | undefined>, fields: object = {}): string[] {
  const files = { ...good, "package.json": JSON.stringify({ ...manifest, ...fields }), ...changes };
  return faultsOf(new Map(Object.entries(files).filter((entry): entry is [string, string] => entry[1] !== undefined)));
}

it("lets a tarball pass in which all is right", () => {
  expect(faults({})).toEqual([]);
});

it.each([
  ["LICENSE is missing or empty.", { LICENSE: undefined }],
  ["README.md is missing or empty.", { "README.md": " \n" }],
  ["package.json names dist/index.d.ts, which would not be in the package.", { "dist/index.d.ts": undefined }],
  ["test/x.test.ts should not be in the package.", { "test/x.test.ts": "" }],
  ["dist/x.test.js should not be in the package.", { "dist/x.test.js": "" }],
  ["src/index.ts should not be in the package.", { "src/index.ts": "" }],
  ["dist/.tsbuildinfo should not be in the package.", { "dist/.tsbuildinfo": "" }],
  ["dist/index.js points at index.js.map, which would not be in the package.", { "dist/index.js.map": undefined }],
  [
    "dist/index.js.map points at ../src/index.ts, which would not be in the package.",
    { "dist/index.js.map": '{ "sources": ["../src/index.ts"] }' },
  ],
  ["dist/index.js points at ./x.js, which would not be in the package.", { "dist/x.js": undefined }],
  ["dist/index.d.ts points at ./x.d.ts, which would not be in the package.", { "dist/x.d.ts": undefined }],
])("%s", (fault, changes) => {
  expect(faults(changes)).toContain(fault);
});

it.each([
  ["its license is ISC", { license: "ISC" }],
  ['package.json: "private" is true, so npm does not publish it.', { private: true }],
  ["its version is 1.0", { version: "1.0" }],
  ["it has no repository", { repository: undefined }],
  ['package.json: there is no "description".', { description: "" }],
  ["npm would not publish it for everybody", { publishConfig: {} }],
  ['package.json: there is no "exports", and no command.', { exports: undefined }],
  [
    'package.json: "exports" is "./dist/x.js": whoever imports the package wants types and a default.',
    { exports: "./dist/x.js" },
  ],
  ["dist/index.js does not say that Node.js runs it.", { bin: { x: "./dist/index.js" } }],
  [
    'package.json: it wants @wings/core@workspace:^ in "dependencies", which only this machine has.',
    { dependencies: { "@wings/core": "workspace:^" } },
  ],
  [
    'package.json: it wants a@link:../a in "devDependencies", which only this machine has.',
    { devDependencies: { a: "link:../a" } },
  ],
])("%s", (fault, fields) => {
  expect(faults({}, fields)).toContain(fault);
});
