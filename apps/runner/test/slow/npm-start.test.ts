import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { here } from "../wings.js";

/** As much of a clone as `npm start` needs, with nothing to install or build and a command that says where it runs. */
const clone = realpathSync(mkdtempSync(join(tmpdir(), "wings-start-")));
const inside = join(clone, "boards/mine");

beforeAll(() => {
  for (const folder of ["scripts", "apps/runner/dist", "boards/mine"]) {
    mkdirSync(join(clone, folder), { recursive: true });
  }
  const source = join(here, "../../..");
  cpSync(join(source, "scripts/start.mjs"), join(clone, "scripts/start.mjs"));
  writeFileSync(join(clone, "package.json"), '{ "scripts": { "start": "node scripts/start.mjs" } }');
  const command = join(clone, "apps/runner/dist/cli.cjs");
  const setup = `export const install = () => {}, build = () => {}, wingsCommand = () => ${JSON.stringify(command)};`;
  writeFileSync(join(clone, "scripts/setup.mjs"), setup);
  writeFileSync(command, "console.log(JSON.stringify([process.cwd(), ...process.argv.slice(2)]));");
});
afterAll(() => {
  rmSync(clone, { recursive: true, force: true });
});

test.each([
  ["the root", clone],
  ["a folder below", inside],
])("npm start runs the command in the current folder: %s", (_, cwd) => {
  const { stdout } = spawnSync("npm", ["start", "--silent", "--", "solve", "a.txt"], { cwd, encoding: "utf8" });
  // npm prints nothing before the output of the command.
  expect(JSON.parse(stdout)).toEqual([cwd, "solve", "a.txt"]);
});

test("npm start without --silent has lines of npm's own on stdout, as docs/cli.md warns", () => {
  // Whoever runs the tests silently is silent to all that is below.
  const args = ["start", "--loglevel", "notice", "--", "solve"];
  const { stdout } = spawnSync("npm", args, { cwd: clone, encoding: "utf8" });
  expect(stdout.split("\n").filter((line) => line.startsWith("> "))).toHaveLength(2);
});

test("without npm it runs in the current folder", () => {
  const env = { PATH: process.env.PATH ?? "" };
  const { stdout } = spawnSync(process.execPath, [join(clone, "scripts/start.mjs")], {
    cwd: inside,
    env,
    encoding: "utf8",
  });
  expect(JSON.parse(stdout)).toEqual([inside]);
});
