import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Manifest, recordOf } from "./manifest.js";
import { readText } from "./text.js";

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
  return new Map(files.map(({ path }) => [path.replaceAll("\\", "/"), readText(join(folder, path))]));
}

/** The package.json of something that a package has installed; empty where it has not. */
export function installed(folder: string, name: string): Readonly<Record<string, unknown>> {
  const place = placeOf(folder, name);
  return place === undefined ? {} : recordOf(JSON.parse(readFileSync(join(place, "package.json"), "utf8")));
}

/** Where something is that a package has installed: from the folder upwards, as Node.js looks for it. */
export function placeOf(folder: string, name: string): string | undefined {
  for (let at = folder; ; at = join(at, "..")) {
    const place = join(at, "node_modules", name);
    if (existsSync(join(place, "package.json"))) return place;
    if (join(at, "..") === at) return undefined;
  }
}

/** The commands of what a package names for those who work on it, where that is installed, and whose they are. */
export function commandsFor(folder: string, manifest: Manifest): Readonly<Record<string, string>> {
  const pairs = Object.keys(recordOf(manifest.devDependencies)).flatMap((name) =>
    Object.keys(recordOf(installed(folder, name).bin)).map((command) => [command, name] as const),
  );
  return Object.fromEntries(pairs);
}
