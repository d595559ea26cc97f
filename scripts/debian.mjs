// What tests start and npm does not have, from Debian's packages.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs packages where that is possible without asking anyone: as root, with apt-get. @param {readonly string[]} packages */
export function installDebian(packages) {
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
