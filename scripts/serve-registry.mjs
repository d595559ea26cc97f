// `pnpm registry`: a package registry on this machine, until Ctrl-C, for whoever wants to try something in an empty folder
// before it is published: it has the packages of this workspace as a release would publish them, and what they need.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openRegistry } from "./registry.mjs";

const folder = mkdtempSync(join(tmpdir(), "wings-registry-"));
const { close, environment, tarballs } = await openRegistry(folder).catch((/** @type {Error} */ error) => {
  rmSync(folder, { recursive: true, force: true });
  console.error(error.message);
  process.exit(1);
});
// Nothing of it stays behind, in a lockfile or a cache, when the real registry is asked again.
const settings = {
  npm_config_registry: environment.npm_config_registry,
  npm_config_cache: environment.npm_config_cache,
  npm_config_package_lock: "false",
};
console.log(`${Object.keys(tarballs).length} packages, until Ctrl-C. In the shell in which you try them, say first:

  export ${Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ")}
`);
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    process.exit();
  });
}
