import { describe, expect, it } from "vitest";
import { reachComplaints } from "../../src/package/reach.js";
import { type Changes, manifest, said, sound } from "./desk.js";

const reached = (changes: Changes): string[] => {
  const all = Object.entries({ ...sound, ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return reachComplaints(new Map(all)).map(({ message }) => message.replace(/ would be .*$/, ""));
};

describe("files that nothing leads to", () => {
  it.each<[string, Changes]>([
    ["dist/old-name.d.ts", { "dist/old-name.d.ts": "export declare const a: number;\n" }],
    ["dist/old-name.js", { "dist/old-name.js": "export const a = 1;\n" }],
    ["dist/old-name.js.map", { "dist/old-name.js.map": "{}" }],
    // Types do not lead to modules, nor modules to types.
    ["dist/kite.js", { "dist/kite.js": "", "dist/kite.d.ts": "", "dist/index.d.ts": 'export * from "./kite.js";\n' }],
    ["dist/kite.d.ts", { "dist/kite.js": "", "dist/kite.d.ts": "", "dist/index.js": 'export * from "./kite.js";\n' }],
  ])("%s", (file, changes) => {
    expect(reached(changes)).toEqual([file]);
  });

  it("are told with what to do", () => {
    expect(said({ "dist/old-name.d.ts": "export declare const a: number;\n" })).toEqual([
      "dist/old-name.d.ts would be in the package, and nothing that package.json names leads to it. (WINGS_PACKAGE_STRAY)",
    ]);
  });

  it.each<[string, Changes]>([
    [
      "types and modules that import each other",
      {
        "dist/index.d.ts": 'export * from "./kite.js";\nexport * from "./board";\nexport * from "./more";\n',
        "dist/kite.d.ts": 'export type A = import("./deep/a.js").A;\n/// <reference path="b.d.ts" />\n',
        "dist/deep/a.d.ts": "",
        "dist/b.d.ts": "",
        "dist/board.d.ts": "",
        "dist/more/index.d.ts": "",
        "dist/index.js": 'export * from "./kite.js";\nnew Worker(new URL("./worker.js", import.meta.url));\n',
        "dist/kite.js": "//# sourceMappingURL=kite.js.map\n",
        "dist/kite.js.map": "{}",
        "dist/worker.js": "",
      },
    ],
    [
      "what has other entries",
      {
        "package.json": JSON.stringify({
          ...manifest,
          main: "./dist/main.cjs",
          exports: { ...manifest.exports, "./parts/*": "./dist/parts/*.js" },
        }),
        "dist/main.cjs": "",
        "dist/parts/a.js": "",
      },
    ],
    [
      "what people look at, and maps beside their files",
      { "kite.svg": "<svg/>", "CHANGELOG.md": "", "dist/index.js.map": "{}" },
    ],
  ])("are not %s", (_, changes) => {
    expect(reached(changes)).toEqual([]);
  });
});
