// An installed Chromium, wherever it is; nothing is downloaded.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** @returns {string | undefined} the path of a Chromium: `CHROMIUM_PATH`, or one that is on the path or where they usually are */
export function findChromium() {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  if (CHROMIUM_PATH !== undefined) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...PLACES].find((path) => existsSync(path));
}

/** Installs Debian's Chromium where that is possible without asking anyone: as root, with apt-get. */
export function installChromium() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    for (const args of [["update"], ["install", "--yes", "--no-install-recommends", "chromium"]]) {
      execFileSync("/usr/bin/apt-get", args, { env, stdio: ["ignore", "ignore", "inherit"], timeout: 600_000 });
    }
  } catch (error) {
    console.error(`Chromium could not be installed: ${String(error)}`);
  }
}

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** @param {string} path */
export const launch = (path) => chromium.launch({ executablePath: path, args: FLAGS });
