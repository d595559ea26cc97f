import { describe, expect, it } from "vitest";
import { tarballComplaints } from "../../src/package/tarball.js";
import { type Changes, manifest, sound } from "./desk.js";

describe("files that are wrong", () => {
  const files = (changes: Changes): string[] => {
    const all = Object.entries({ ...sound, ...changes }).filter((entry): entry is [string, string] => !!entry[1]);
    return tarballComplaints(new Map(all)).map(({ code, message }) => `${message} (${code})`);
  };
  it.each<[string, Changes]>([
    ["LICENSE is missing or empty. (WINGS_PACKAGE_FILE)", { LICENSE: undefined }],
    ["README.md is missing or empty. (WINGS_PACKAGE_FILE)", { "README.md": "\n" }],
    [
      "package.json names dist/index.d.ts, which would not be in the package. (WINGS_PACKAGE_EXPORTS)",
      { "dist/index.d.ts": undefined },
    ],
    ["test/kite.test.ts should not be in the package. (WINGS_PACKAGE_STRAY)", { "test/kite.test.ts": "x" }],
    ["src/kite.ts should not be in the package. (WINGS_PACKAGE_STRAY)", { "src/kite.ts": "x" }],
    ["dist/.env should not be in the package. (WINGS_PACKAGE_STRAY)", { "dist/.env": "KEY=1" }],
    [
      "dist/index.js.map points at ../src/kite.ts, which would not be in the package. (WINGS_PACKAGE_LINK)",
      { "dist/index.js.map": '{ "sources": ["../src/kite.ts"] }' },
    ],
    [
      "dist/index.js points at index.js.map, which would not be in the package. (WINGS_PACKAGE_LINK)",
      { "dist/index.js": `${sound["dist/index.js"]}//# sourceMappingURL=index.js.map\n` },
    ],
    [
      "dist/index.d.ts points at ./kite.d.ts, which would not be in the package. (WINGS_PACKAGE_LINK)",
      { "dist/index.d.ts": 'export * from "./kite.js";\n' },
    ],
    [
      "dist/index.js points at ./kite.js, which would not be in the package. (WINGS_PACKAGE_LINK)",
      { "dist/index.js": 'export { kite } from "./kite.js";\nexport { kite as default } from "./kite.js";\n' },
    ],
  ])("%s", (line, changes) => {
    expect(files(changes)).toEqual([line]);
  });

  it.each(["main", "module", "types"])("%s at the top level", (field) => {
    const saidOf = (target: string): string[] =>
      files({ "package.json": JSON.stringify({ ...manifest, [field]: target }) });
    expect(saidOf("./dist/index.js")).toEqual([]);
    expect(saidOf("lib/kite.js")).toEqual([
      "package.json names lib/kite.js, which would not be in the package. (WINGS_PACKAGE_EXPORTS)",
    ]);
  });

  it("is no file that a text speaks of", () => {
    const text = "var hint = 'export { kite } from \"./kite.js\"';\n";
    expect(files({ "dist/index.js": text + sound["dist/index.js"] })).toEqual([]);
  });

  it.each([
    "./dist/index.js",
    { ".": "./dist/index.js" },
    { ".": { default: "./dist/index.js" } },
    { ".": { default: "./dist/index.js", types: "./dist/index.d.ts" } },
  ])("exports without types in front: %o", (exports) => {
    const [line, ...more] = files({ "package.json": JSON.stringify({ ...manifest, exports }) });
    expect(line).toMatch(/whoever imports the package wants types and a default\. \(WINGS_PACKAGE_EXPORTS\)$/);
    expect(more).toEqual([]);
  });
});
