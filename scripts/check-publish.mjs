// Packs every public package as a release would, and asks publint and attw whether its users will get what they expect.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { read, run, workspacePackages } from "./workspace.mjs";

const folder = mkdtempSync(join(tmpdir(), "wings-pack-"));
let failed = 0;
let packed = 0;
for (const { path, folder: where, manifest } of workspacePackages()) {
  if (manifest.private) continue;
  const into = join(folder, String(packed++));
  mkdirSync(into);
  if ((await read("pnpm", ["pack", "--pack-destination", into], path)) === undefined) {
    console.error(`${where} could not be packed: does \`pnpm pack\` work there?`);
    failed++;
    continue;
  }
  const tarball = join(into, readdirSync(into)[0] ?? "");
  const bytes = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  for (const message of messages) console.error(`${where} (publint): ${formatMessage(message, pkg)}`);
  // ESM only: Node >=20.19 can `require` it all the same.
  const types = manifest.exports ? await run("attw", [tarball, "--profile", "esm-only", "--quiet"]) : 0;
  if (types !== 0) {
    console.error(`${where} (attw): its types are not found or wrong; this is what it says:`);
    await run("attw", [tarball, "--profile", "esm-only"]);
  }
  if (messages.length > 0 || types !== 0) failed++;
}
rmSync(folder, { recursive: true });
if (failed === 0) console.log(`${packed} packages packed; publint and attw find nothing.`);
process.exitCode = failed === 0 ? 0 : 1;
