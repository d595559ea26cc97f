// What turbo leaves behind.

import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Takes from a built page what is not of its last build: turbo puts the files of an earlier build back and takes none away,
 * and here their names change with what is in them. They would be counted, and published with `wings play`. The service
 * worker has the list of all that belongs to the page.
 * @param {string} page
 */
export function sweep(page) {
  const assets = join(page, "assets");
  if (!existsSync(assets)) return;
  const list = readFileSync(join(page, "sw.js"), "utf8");
  for (const name of readdirSync(assets)) if (!list.includes(`./assets/${name}`)) rmSync(join(assets, name));
}
