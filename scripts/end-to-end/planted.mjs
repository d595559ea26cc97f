// The planted faults of packages/testing/test/planted.ts in plugins: the verdicts of `wings test` and `wings solve --plugin`.
// One fault for each code; in a deep run all. technique-tester.test.ts gives all of them to the tester itself.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundleProgram } from "../bundle.mjs";
import { root } from "../workspace.mjs";
import { execute } from "./commands.mjs";

/** Two boards that the basics leave with an XY-Wing. */
const PUZZLES = `6..1....7..18.73...2.3...9..5.9.8641.........1482.6.3..7...2.1...64.18..8....3..4
..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....
`;
const BASICS =
  "full-house,naked-single,hidden-single,pointing,claiming,naked-pair,hidden-pair,naked-triple,hidden-triple";
/** Faults that need more boards before they show. */
const RARE = "LOW_MIN_SIZE";
/** The installed command, without the start of npx. */
const WINGS = "../node_modules/.bin/wings";

const PLANTED = `
import { faults, warnings } from "./planted.js";
import { xyWing } from "./technique.js";

const every = Object.entries({ ...faults, ...warnings }).map(([name, [changes, code, , solve]], i) => {
  const technique = xyWing({ ...changes, id: "ann/fault-" + i });
  return { name, code, solve, technique };
});
const isFirst = ({ code, solve }, i) => every.findIndex((each) => each.code === code && each.solve === solve) === i;
export const all = IS_DEEP ? every : every.filter(isFirst);
`;

/** @typedef {{ name: string, code: string, solve?: string, technique: { id: string } }} Planted */

/**
 * Returns what is wrong with the verdicts.
 * @param {string} folder @param {boolean} isDeep all faults, and `wings solve` also tries those that do no harm there
 * @returns {Promise<{ count: number, problems: string[] }>}
 */
export async function plantedVerdicts(folder, isDeep) {
  mkdirSync(folder);
  const bundle = join(folder, "planted.mjs");
  writeFileSync(
    bundle,
    await bundleProgram(PLANTED.replace("IS_DEEP", String(isDeep)), join(root, "packages/testing/test")),
  );
  const { all } = /** @type {{ all: Planted[] }} */ (await import(pathToFileURL(bundle).href));
  /** @param {string} name @param {string} condition */
  const plugin = (name, condition) => {
    const file = join(folder, `${name}.mjs`);
    const list = `all.filter(({ code }) => ${condition}).map(({ technique }) => technique)`;
    writeFileSync(file, `import { all } from "./planted.mjs";\nexport default ${list};\n`);
    return file;
  };

  // All in one run: the verdicts are on lines of JSON.
  const few = await verdicts(folder, plugin("few", `code !== "${RARE}"`), "24");
  const many = await verdicts(folder, plugin("many", `code === "${RARE}"`), "120");
  const problems = all.flatMap(({ name, code, technique: { id } }) => {
    const seen = few.get(id) ?? many.get(id) ?? [];
    return seen.includes(`WINGS_${code}`)
      ? []
      : [`wings test: "${name}" is not ${code} but ${seen.join(", ") || "fine"}`];
  });

  writeFileSync(join(folder, "puzzles.txt"), PUZZLES);
  const every = plugin("every", "true");
  for (const { name, solve, technique } of all) {
    if (solve === undefined && !isDeep) continue;
    const line = `${WINGS} solve --json --only ${BASICS},${technique.id} --plugin ${every} puzzles.txt`;
    const { code, text } = await execute(folder, line.split(" "));
    const [seen] = /WINGS_\w+/.exec(text) ?? [];
    const isStopped = solve !== undefined && code !== 0 && seen === `WINGS_${solve}`;
    if (!isStopped && (solve !== undefined || seen !== undefined)) {
      problems.push(`wings solve: "${name}" is not ${solve ?? "let through"} but:\n${text.slice(0, 2000)}`);
    }
  }
  return { count: all.length, problems };
}

/** The codes of failures and warnings, by technique. @param {string} folder @param {string} plugin @param {string} boards */
async function verdicts(folder, plugin, boards) {
  const { text } = await execute(folder, [WINGS, "test", "--json", "--boards", boards, plugin]);
  /** @type {Map<string, string[]>} */
  const codes = new Map();
  for (const line of text.split("\n").filter((each) => each.startsWith('{"schema"'))) {
    const { technique, faults, warnings } = /** @type {Record<string, any>} */ (JSON.parse(line));
    codes.set(technique, [...(codes.get(technique) ?? []), ...[...faults, ...warnings].map(({ code }) => code)]);
  }
  if (codes.size === 0) throw new Error(`wings test has no verdict:\n${text}`);
  return codes;
}
