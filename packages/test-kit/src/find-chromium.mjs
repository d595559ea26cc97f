// An installed Chromium, wherever it is; nothing is downloaded.

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The headless shell has no windows to prepare, so each visitor of a test costs it half as much. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
];
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
  const onPath = NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [...onPath, ...PLACES].find((path) => existsSync(path));
}
