// Who sees the faults that authors make: `node packages/testing/planted/planted.mjs [NAME …]`. All of them take half an hour.
// With the variable WINGS_TOLD, it shows what each check says.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleProgram, importProgram } from "../../../scripts/bundle.mjs";
import { build, wingsCommand } from "../../../scripts/setup.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const register = new URL("../../../scripts/sources/register.mjs", import.meta.url).href;
/** In milliseconds. */
const LONGEST = 150_000;
const isTold = process.env.WINGS_TOLD !== undefined;

/** @type {{ FAULTS: Record<string, import("./faults.js").Planted> }} */
const { FAULTS } = await importProgram(`export { FAULTS } from ${JSON.stringify(join(here, "faults.ts"))};`);
const chosen = process.argv.slice(2);
const names = (chosen.length > 0 ? chosen : Object.keys(FAULTS)).filter((name) => name !== "ok");
await build();

const scratch = mkdtempSync(join(tmpdir(), "wings-planted-"));
process.on("exit", () => {
  rmSync(scratch, { recursive: true });
});
const PLUGIN = `export { plantedTechnique } from ${JSON.stringify(join(here, "plugin.ts"))};`;
writeFileSync(join(scratch, "planted.mjs"), await bundleProgram(PLUGIN));

/** What a process prints, and how many seconds it takes. @param {readonly string[]} args @returns {Promise<{ out: string, seconds: number }>} */
function run(args) {
  const start = performance.now();
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"], cwd: scratch });
  let out = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part) => {
      out += part;
    });
  }
  const timer = setTimeout(() => child.kill("SIGKILL"), LONGEST);
  return new Promise((resolve) => {
    child.on("close", () => {
      clearTimeout(timer);
      if (isTold) console.log(out);
      resolve({ out, seconds: (performance.now() - start) / 1000 });
    });
  });
}

/** The checks that see a fault: the tests of the author, and if they see nothing, `wings test`. @param {string} name */
async function checksOf(name) {
  const tests = await run(["--import", register, join(here, "try.ts"), name]);
  const answer = /^\[.*\]$/m.exec(tests.out)?.[0];
  /** @type {string[]} */
  const seen = answer === undefined ? [`tests: no end after ${LONGEST / 1000} s`] : JSON.parse(answer);
  if (seen.length > 0) return { seen, seconds: [tests.seconds] };
  const file = join(scratch, `${name}.mjs`);
  writeFileSync(
    file,
    `import { plantedTechnique } from "./planted.mjs";\nexport default plantedTechnique("${name}");\n`,
  );
  const { out, seconds } = await run([wingsCommand(), "test", file]);
  const said = [...out.matchAll(/\(WINGS_(\w+)\)|^(Warning: (?!.*\(WINGS_).*)/gm)].map(
    ([, code, text]) => code ?? text?.slice(0, 90),
  );
  if (said.length === 0 && !out.startsWith("ok ")) said.push(out.trim().split("\n")[0]);
  return { seen: [...new Set(said)].map((each) => `wings test: ${each}`), seconds: [tests.seconds, seconds] };
}

// What is said of the technique without a fault says nothing of a fault.
const { seen: always } = await checksOf("ok");
let count = 0;
for (const name of names) {
  const { seen: all, seconds } = await checksOf(name);
  const { what = "", harmless, host } = FAULTS[name] ?? {};
  const seen = all.filter((each) => !always.includes(each));
  if (host !== undefined) seen.push(`host: ${host}`);
  if (seen.length > 0) count++;
  const by = seen.length > 0 ? seen.join(", ") : `NOBODY${harmless === undefined ? "" : ` (${harmless})`}`;
  console.log(
    `${name.padEnd(16)} ${what}\n${" ".repeat(17)}${by}  [${seconds.map((each) => each.toFixed(1)).join(" + ")} s]`,
  );
}
console.log(`${count} of ${names.length} seen`);
