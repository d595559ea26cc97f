// Programs that tests start and npm does not have. As root, and in CI with sudo, they are installed from Debian's packages: a Chromium without
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
  if (CHROMIUM_PATH === undefined && findChromium() === undefined) missing.push("chromium-headless-shell");
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

/** Installs packages, each by itself: another system may not have all of them. @param {readonly string[]} packages */
function installPackages(packages) {
  const asRoot = rootCommand();
  if (packages.length === 0 || asRoot === undefined || !existsSync(APT)) return;
  const [program = "", ...before] = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", APT];
  for (const args of [["update"], ...packages.map((it) => ["install", "--yes", "--no-install-recommends", it])]) {
    try {
      execFileSync(program, [...before, ...args], { stdio: ["ignore", "ignore", "inherit"], timeout: 600_000 });
    } catch (error) {
      console.error(`apt-get ${args.join(" ")} failed: ${String(error)}`);
    }
  }
}

const APT = "/usr/bin/apt-get";

/** What comes before a command of root: nothing as root, or a sudo that asks for no password, as the runners of GitHub have it. */
function rootCommand() {
  if (process.getuid?.() === 0) return [];
  return process.env.CI && spawnSync("sudo", ["--non-interactive", "true"]).status === 0 ? ["sudo"] : undefined;
}
