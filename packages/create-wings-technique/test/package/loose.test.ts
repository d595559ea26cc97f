import { describe, expect, it } from "vitest";
import { looseComplaints } from "../../src/package/loose.js";

describe("types that leave something open", () => {
  it.each([
    "export declare const kite: any;",
    "export declare const kite: Technique<any>;",
    "export declare function f(a: any[]): void;",
    "export type Kite = Record<string,any>;",
    "export declare const f: (x: number) => any",
  ])("%s", (types) => {
    const files = new Map([["dist/kite.d.ts", `/** As any. */\n${types}\n`]]);
    expect(looseComplaints(files).map(({ message }) => message)).toEqual([
      "dist/kite.d.ts, line 2: says any, so that the compiler sees no mistake in what others do with it.",
    ]);
  });

  it.each(["// @ts-ignore", "/* @ts-nocheck */", "// @ts-expect-error: later"])("%s", (comment) => {
    const files = new Map([["dist/kite.d.ts", `${comment}\nexport declare const a: Kites;\n`]]);
    expect(looseComplaints(files).map(({ message }) => message)).toEqual([
      "dist/kite.d.ts, line 1: has the compiler overlook what is wrong.",
    ]);
  });

  it("are told, too, where they change those of everybody", () => {
    const files = new Map([["dist/kite.d.ts", "export {};\ndeclare global {\n  interface String { kite: 1 }\n}\n"]]);
    expect(looseComplaints(files).map(({ message }) => message)).toEqual([
      "dist/kite.d.ts, line 2: changes the types of every program that imports it (declare global).",
    ]);
    expect(looseComplaints(new Map([["dist/kite.d.ts", "/** Has no declare global. */\nexport {};\n"]]))).toEqual([]);
  });

  it("are none where the word is a name or in a text, nor in a module", () => {
    const types =
      "// any\n/** Of any\n kind. */\nexport declare const kind: 'any' | \"any\";\nexport interface A { any: 1; any?: 2; any(): void; b: Company; c: a.any }\n";
    expect(
      looseComplaints(
        new Map([
          ["dist/kite.d.ts", types],
          ["dist/kite.js", "var any;"],
        ]),
      ),
    ).toEqual([]);
  });
});
