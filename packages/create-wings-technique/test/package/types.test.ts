import { describe, expect, it } from "vitest";
import type { Findings } from "../../src/package/findings.js";
import type { Export } from "../../src/package/module.js";
import { typeProgram } from "../../src/package/type-program.js";
import { SETTINGS, faultsIn } from "../../src/package/types.js";
import { write } from "./desk.js";
import { FIELDS, KITE, compiled, installed, typesOf } from "./real.js";

const told = { id: "jane-doe/kite", pattern: { cell: "cell", digit: "digit" }, options: { deep: false } };
const exportOf = (name: string, kind: Export["kind"] = "technique"): Export => ({
  name,
  kind,
  techniques: kind === "other" ? [] : [told],
});
const alone: readonly Export[] = [exportOf("default"), exportOf("kite")];
const found: Findings["patterns"] = {
  "jane-doe/kite": [{ raw: { cell: 8, digit: 9 }, named: { cell: "r1c9", digit: 9 } }],
};

interface Case {
  readonly types: string;
  readonly exports?: readonly Export[];
  /** How what is said begins; nothing is said without it. */
  readonly said?: string;
}

/** The same, as a type of its own of the default export. */
const other = `declare const other: ${KITE};\nexport default other;`;
const anotherPattern = "The types of kite say another pattern than it has: ";
const otherOptions = "The types of kite say other options than it has: ";
const list = [exportOf("default", "list"), exportOf("kite")];

const cases: Readonly<Record<string, Case>> = {
  "right: as TypeScript writes them": { types: typesOf({ pattern: `export type Kite = Pattern<${FIELDS}>;\n` }) },
  "right: with options of any kind": { types: typesOf({ technique: `Technique<${FIELDS}>` }) },
  "right: narrower than they need be": {
    types: typesOf({
      pattern: "export type Kite = { cell: number; digit: 1|2|3|4|5|6|7|8|9 };\nexport type More = unknown;\n",
    }),
  },
  "right: without a type of the pattern": { types: typesOf({ pattern: "" }) },
  "right: a list, and what is no technique": {
    types: typesOf({
      rest: "declare const all: readonly Technique[];\nexport default all;\nexport declare const size: number;",
    }),
    exports: [...list, exportOf("size", "other")],
  },
  "a name that there is not": {
    types: typesOf({ pattern: "export type All = Kites;\n" }),
    said: "index.d.ts, line 2: Cannot find name 'Kites'",
  },
  "no named export": {
    types: typesOf({}).replace("export declare const kite", "declare const kite"),
    said: "The types do not declare kite, which the module exports.",
  },
  "no default export": {
    types: typesOf({ rest: "" }),
    said: "The types do not declare the default export, which the module exports.",
  },
  "an export fewer": {
    types: typesOf({}),
    exports: [...alone, exportOf("size", "other")],
    said: "The types do not declare size, which the module exports.",
  },
  "an export more": {
    types: typesOf({ rest: "export default kite;\nexport declare const swordfish: number;" }),
    said: "The types declare swordfish, which the module does not export.",
  },
  "something that is no technique": {
    types: typesOf({ rest: "declare const id: string;\nexport default id;" }),
    said: "The types of the default export are wrong: Type 'string' is not assignable to type 'Technique",
  },
  "anything at all": {
    types: typesOf({ technique: "ReturnType<typeof JSON.parse>", rest: other }),
    said: "The types of kite are any: the compiler sees no mistake",
  },
  "any pattern at all": { types: typesOf({ technique: "Technique", rest: other }), said: anotherPattern },
  "a wrong field": {
    types: typesOf({ technique: KITE.replace("digit:", "digits:"), rest: other }),
    said: `${anotherPattern}Property 'digit' is missing`,
  },
  "a wrong kind of field": {
    types: typesOf({ technique: KITE.replace('digit: "digit"', 'digit: "digits"'), rest: other }),
    said: anotherPattern,
  },
  "any kind of field": {
    types: typesOf({ technique: KITE.replace('digit: "digit"', "digit: FieldKind"), rest: other }),
    said: anotherPattern,
  },
  "a field that is any": {
    types: typesOf({ technique: KITE.replace('digit: "digit"', "digit: ReturnType<typeof JSON.parse>"), rest: other }),
    said: "The types of kite leave open what a pattern holds: any.",
  },
  "a field more": {
    types: typesOf({ technique: KITE.replace("readonly cell", 'readonly wing: "cell"; readonly cell'), rest: other }),
    said: `${anotherPattern}Property 'wing' is missing`,
  },
  "a field fewer": {
    types: typesOf({ technique: KITE.replace('readonly cell: "cell";', ""), rest: other }),
    said: anotherPattern,
  },
  "another option": {
    types: typesOf({ technique: KITE.replace("deep", "depth"), rest: other }),
    said: `${otherOptions}Property 'depth' is missing`,
  },
  "another kind of option": {
    types: typesOf({
      technique: KITE.replace('"boolean"', '"number"').replace("false", "1; readonly min: 0; readonly max: 1"),
      rest: other,
    }),
    said: otherOptions,
  },
  "no option": {
    types: typesOf({ technique: `Technique<${FIELDS}, Record<never, never>>`, rest: other }),
    said: otherOptions,
  },
  "a wrong field in the pattern's type": {
    types: typesOf({ pattern: "export type Kite = { cell: number; digits: number };\n" }),
    said: "The types of Kite say another pattern than it has: Property 'digit' is missing",
  },
  "a wrong kind in the pattern's type": {
    types: typesOf({ pattern: "export type Kite = { cell: string; digit: number };\n" }),
    said: "The types of Kite say another pattern than it has: ",
  },
  "a pattern's type that says nothing": {
    types: typesOf({ pattern: "export type Kite = object;\n" }),
    said: "The types of Kite say another pattern than it has: ",
  },
  "a pattern's type that is any": {
    types: typesOf({ pattern: "export type Kite = ReturnType<typeof JSON.parse>;\n" }),
    said: "The types of Kite leave open what a pattern holds: any.",
  },
  "a field more in the pattern's type": {
    types: typesOf({ pattern: "export type Kite = { cell: number; digit: number; wing: number };\n" }),
    said: 'The types of Kite do not fit what is found, {"cell":8,"digit":9}: Property \'wing\' is missing',
  },
  "a pattern's type that is too narrow": {
    types: typesOf({ pattern: "export type Kite = { cell: 99; digit: number };\n" }),
    said: 'The types of Kite do not fit what is found, {"cell":8,"digit":9}: ',
  },
  "a list of another technique": {
    types: typesOf({
      rest: 'declare const all: readonly Technique<{ readonly wing: "cell" }>[];\nexport default all;',
    }),
    exports: list,
    said: "The types of the default export say another pattern than it has: Property 'wing' is missing",
  },
};

/** All of them in one run of the compiler: a package for each, and the program that asks for it. */
const programs = Object.values(cases).map(({ exports = alone }, i) => typeProgram(`kite-${i}`, exports, found));
const files = Object.values(cases).flatMap(({ types }, i): [string, string][] => [
  [`node_modules/kite-${i}/package.json`, '{ "type": "module", "exports": { "types": "./index.d.ts" } }'],
  [`node_modules/kite-${i}/index.d.ts`, types],
  [`program-${i}.mts`, programs[i].map(({ code }) => code).join("\n")],
]);
const settings = { ...SETTINGS, files: programs.map((_, i) => `program-${i}.mts`) };
const folder = write({ ...installed(), ...Object.fromEntries(files), "tsconfig.json": JSON.stringify(settings) });
const output = compiled(folder);

describe("types that declare", () => {
  it.each(Object.keys(cases).map((name, i) => [name, i] as const))("%s", (name, i) => {
    const { said } = cases[name];
    const faults = faultsIn(output, programs[i], `program-${i}.mts`, `node_modules/kite-${i}/`);
    expect(faults).toEqual(said === undefined ? [] : [expect.stringContaining(said)]);
    expect(faults.every((fault) => fault.startsWith(said ?? ""))).toBe(true);
  });
});
