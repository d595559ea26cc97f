import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { recordOf } from "./manifest.js";

/** The files of a package as npm would pack it, by their paths; or what npm says where it can't. */
export function packed(folder: string): ReadonlyMap<string, string> | string {
  // Inside of `npm publish`, npm says where it is itself.
  const cli = process.env.npm_execpath ?? "";
  const [command, ...first] = /npm-cli\.[cm]?js$/.test(cli) ? [process.execPath, cli] : ["npm"];
  const args = [...first, "pack", "--dry-run", "--json", "--ignore-scripts"];
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    shell: command === "npm" && process.platform === "win32",
  });
  if (status !== 0) return error?.message ?? `${stdout}${stderr}`.trim();
  // A list with one entry; by name in later versions.
  const [{ files }] = Object.values(JSON.parse(stdout) as object) as [{ files: { path: string }[] }];
  return new Map(files.map(({ path }) => [path.replaceAll("\\", "/"), readFileSync(join(folder, path), "utf8")]));
}

/** The package.json of something that a package has installed; empty where it has not. */
export function installed(folder: string, name: string): Readonly<Record<string, unknown>> {
  // From the folder upwards, as Node.js looks for it.
  for (let at = folder; ; at = join(at, "..")) {
    try {
      return recordOf(JSON.parse(readFileSync(join(at, "node_modules", name, "package.json"), "utf8")));
    } catch {
      if (join(at, "..") === at) return {};
    }
  }
}
