// Runs the unit tests. Some of them start a shell or GNU parallel: in CI these are installed first, elsewhere such tests are
// skipped where there is none.
//
//   node scripts/unit.mjs [arguments of vitest]

import { spawnSync } from "node:child_process";
import { installDebian } from "./debian.mjs";
import { run } from "./workspace.mjs";

const STARTED = ["fish", "parallel", "zsh"];

if (process.env.CI) installDebian(STARTED.filter((name) => spawnSync(name, ["--version"]).status !== 0));
process.exitCode = await run("vitest", ["run", ...process.argv.slice(2)]);
