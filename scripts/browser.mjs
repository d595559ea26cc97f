// Runs the tests of the playground in a browser. Where there is none, it installs Debian's as root; else those tests are
// reported as skipped, and where `CI` or `WINGS_REQUIRE_BROWSER` is set, that is a failure.
//
//   node scripts/browser.mjs [arguments of vitest]

import { findChromium } from "../apps/playground/test/browser/chromium.mjs";
import { installDebian } from "./debian.mjs";
import { run } from "./workspace.mjs";

if (findChromium() === undefined && process.env.CHROMIUM_PATH === undefined) installDebian(["chromium"]);
const chromium = findChromium();
// Without a browser, each test that is skipped is named.
const more = chromium === undefined ? ["--reporter=verbose"] : [];
const isRequired = Boolean(process.env.CI || process.env.WINGS_REQUIRE_BROWSER);
console.log(chromium === undefined ? "No Chromium is here: set CHROMIUM_PATH." : `Chromium: ${chromium}`);
const code = await run("vitest", [
  "run",
  "--config",
  "apps/playground/vitest.browser.config.ts",
  ...process.argv.slice(2),
  ...more,
]);
process.exitCode = code === 0 && chromium === undefined && isRequired ? 1 : code;
