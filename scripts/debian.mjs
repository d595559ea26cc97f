// Programs that tests start and npm does not have. As root, they are installed from Debian's packages: a Chromium without
// windows, the shells and Redis in CI, Slurm and NATS in the deep run. Elsewhere tests without their program are skipped, and
// in CI a missing Chromium is an error.

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "../packages/test-kit/src/find-chromium.mjs";

/** @param {boolean} isDeep the recipes of docs/bulk.md need Slurm and NATS */
export function installTestTools(isDeep) {
  const { CI, CHROMIUM_PATH, WINGS_REQUIRE_BROWSER } = process.env;
  const missing = CI
    ? ["fish", "parallel", "redis-server", "zsh"].filter((name) => spawnSync(name, ["--version"]).status !== 0)
    : [];
  if (CI && spawnSync("zbarimg", ["--version"]).status !== 0) missing.push("zbar-tools");
  if (isDeep && spawnSync("slurmd", ["-V"]).status !== 0) missing.push("munge", "slurm-wlm");
  if (isDeep && spawnSync("nats-server", ["--version"]).status !== 0) missing.push("nats-server", "python3-pip");
  const isThere = CI ? spawnSync("chromium-headless-shell", ["--version"]).status === 0 : findChromium() !== undefined;
  if (CHROMIUM_PATH === undefined && !isThere) missing.push("chromium-headless-shell");
  installPackages(missing);
  const chromium = findChromium();
  console.log(chromium === undefined ? "There is no Chromium: set CHROMIUM_PATH." : `Chromium: ${chromium}`);
  if (chromium === undefined && (CI || WINGS_REQUIRE_BROWSER)) throw new Error("The tests in a browser need Chromium.");
}

/** Which of them there are, in which versions: with others, the tests that start them run again. */
export const testTools = () =>
  [findChromium() ?? "chromium", "bash", "fish", "zsh", "parallel", "redis-server", "zbarimg", "slurmd", "nats-server"]
    .map(
      (name) => spawnSync(name, [name === "slurmd" ? "-V" : "--version"], { encoding: "utf8" }).stdout?.split("\n")[0],
    )
    .join("; ");

/** @param {readonly string[]} packages */
function installPackages(packages) {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    for (const args of [["update"], ["install", "--yes", "--no-install-recommends", ...packages]]) {
      execFileSync("/usr/bin/apt-get", args, { env, stdio: ["ignore", "ignore", "inherit"], timeout: 600_000 });
    }
  } catch (error) {
    console.error(`${packages.join(", ")} could not be installed: ${String(error)}`);
  }
}
