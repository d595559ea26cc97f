import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Packs a folder as `npm publish` would. Throws what npm says if it refuses. */
export function packTarball(folder: string): Uint8Array<ArrayBuffer> {
  const to = mkdtempSync(join(tmpdir(), "wings-pack-"));
  try {
    // Inside `npm publish`, npm_execpath is the npm that runs.
    const cli = process.env.npm_execpath ?? "";
    const [command, ...first] = /npm-cli\.[cm]?js$/.test(cli) ? [process.execPath, cli] : ["npm"];
    // `npm publish --dry-run` passes its flag on to every npm that it starts.
    const args = ["pack", "--json", "--ignore-scripts", "--dry-run=false", "--pack-destination", to];
    const { status, stdout, stderr, error } = spawnSync(command, [...first, ...args], {
      cwd: folder,
      encoding: "utf8",
      shell: command === "npm" && process.platform === "win32",
    });
    if (status !== 0) throw error ?? new Error(`${stdout}${stderr}`.trim());
    // npm 11 lists packages by name, earlier versions in an array.
    const [{ filename }] = Object.values(JSON.parse(stdout) as object) as [{ filename: string }];
    return new Uint8Array(readFileSync(join(to, filename.replace("@", "").replace("/", "-"))));
  } finally {
    rmSync(to, { recursive: true, force: true });
  }
}
