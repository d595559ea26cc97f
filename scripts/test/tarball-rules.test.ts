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
  ["LICENSE is missing or empty", { LICENSE: undefined }],
  ["README.md is missing or empty", { "README.md": " \n" }],
  ["dist/index.d.ts is named, and missing", { "dist/index.d.ts": undefined }],
  ["test/x.test.ts should not be in it", { "test/x.test.ts": "" }],
  ["dist/x.test.js should not be in it", { "dist/x.test.js": "" }],
  ["src/index.ts should not be in it", { "src/index.ts": "" }],
  ["dist/.tsbuildinfo should not be in it", { "dist/.tsbuildinfo": "" }],
  ["dist/index.js: no index.js.map", { "dist/index.js.map": undefined }],
  ["dist/index.js.map: no ../src/index.ts", { "dist/index.js.map": '{ "sources": ["../src/index.ts"] }' }],
  ["dist/index.js: no ./x.js", { "dist/x.js": undefined }],
  ["dist/index.d.ts: no ./x.d.ts", { "dist/x.d.ts": undefined }],
])("%s", (fault, changes) => {
  expect(faults(changes)).toContain(fault);
});

it.each([
  ["its license is ISC", { license: "ISC" }],
  ["it is private", { private: true }],
  ["its version is 1.0", { version: "1.0" }],
  ["it has no repository or no description", { description: "" }],
  ["npm would not publish it for everybody", { publishConfig: {} }],
  ["it exports nothing and has no command", { exports: undefined }],
  ["it has no types", { exports: "./dist/index.js" }],
  ["./dist/index.js does not say that Node.js runs it", { bin: { x: "./dist/index.js" } }],
  ["it wants @wings/core@workspace:^ in dependencies", { dependencies: { "@wings/core": "workspace:^" } }],
  ["it wants a@link:../a in devDependencies", { devDependencies: { a: "link:../a" } }],
])("%s", (fault, fields) => {
  expect(faults({}, fields)).toContain(fault);
});
