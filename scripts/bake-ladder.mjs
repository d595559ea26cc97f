// The modules of the ladder are computed from what each package says about its techniques (`src/about.ts`). This script writes their
// results as plain lists. Published packages and the page have these, so an app loads no such file, and no technique that it doesn't use.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { importProgram } from "./bundle.mjs";
import { root } from "./workspace.mjs";

/** @typedef {import("../packages/ladder/src/index.js").Rung} Rung */

const FOLDER = join(root, "packages/ladder/src");

/** The modules with rungs. The others that are computed have tables of plain values. */
const RUNGS = ["rungs", "players", "no-uniqueness", "counting", "by-level"];

/** The name of the constant of a technique, by id: `xWing`. @param {string} id */
export const constantOf = (id) => id.replace(/-([a-z\d])/g, (_, letter) => letter.toUpperCase());

/** One rung as code. @param {Rung} rung @param {ReadonlyMap<string, Rung>} whole the rungs with the options of their packages, by id */
function rungCode({ technique, level, score, package: from, leftOutOf, stage }, whole) {
  const { options } = whole.get(technique.id)?.technique ?? {};
  const changes = Object.entries(technique.options).filter(([name, value]) => options?.[name] !== value);
  const settings = changes.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(", ");
  const made = `${constantOf(technique.id)}${settings && `.with({ ${settings} })`}`;
  const choice = leftOutOf === undefined && stage === undefined ? [] : [{ leftOutOf, stage }];
  const values = [level, score, from, ...choice].map((value) => JSON.stringify(value));
  return `  /* @__PURE__ */ rung(${[made, ...values].join(", ")}),`;
}

/** A module of lists of rungs. @param {Record<string, readonly Rung[]>} lists by name @param {ReadonlyMap<string, Rung>} whole */
function rungModule(lists, whole) {
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const { technique, package: from } of Object.values(lists).flat())
    imports.set(from, (imports.get(from) ?? new Set()).add(constantOf(technique.id)));
  return [
    ...[...imports].map(([from, names]) => `import { ${[...names].join(", ")} } from "${from}";`),
    'import { rung } from "./rung.js";',
    ...Object.entries(lists).flatMap(([name, rungs]) => [
      `export const ${name} = /* @__PURE__ */ Object.freeze([`,
      ...rungs.map((each) => rungCode(each, whole)),
      "]);",
    ]),
    "",
  ].join("\n");
}

/** @param {Record<string, unknown>} values by name */
const tableModule = (values) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");

/** The code of each computed module of the ladder, by its file. @returns {Promise<Map<string, string>>} */
export async function bakedLadder() {
  const names = [...RUNGS, "tables"];
  const modules = await importProgram(
    names.map((name) => `export * as ${constantOf(name)} from "./packages/ladder/src/${name}.ts";`).join("\n"),
  );
  /** @type {Map<string, Rung>} */
  const whole = new Map(modules.rungs.RUNGS.map((/** @type {Rung} */ rung) => [rung.technique.id, rung]));
  return new Map(
    names.map((name) => {
      const { ...values } = modules[constantOf(name)];
      return [join(FOLDER, `${name}.ts`), RUNGS.includes(name) ? rungModule(values, whole) : tableModule(values)];
    }),
  );
}

/** The list that the others are made of. It isn't published. */
export const ORDER_FILE = join(FOLDER, "ladder.ts");

/** For esbuild: the results in place of the computed modules. @returns {import("esbuild").Plugin} */
export const bakedLadderPlugin = () => ({
  name: "baked-ladder",
  async setup({ onLoad }) {
    const baked = await bakedLadder();
    onLoad({ filter: /[\\/]packages[\\/]ladder[\\/]src[\\/][^\\/]+\.ts$/ }, ({ path }) => ({
      contents: baked.get(path) ?? readFileSync(path, "utf8"),
      loader: "ts",
    }));
  },
});
