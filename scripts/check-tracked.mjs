// No file of the repository names a registry or a path of somebody's machine, and the lockfile no download address, but the
// packages for all systems. Which registry and which paths this machine has is asked at run time.

import { readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { read, root } from "./workspace.mjs";

/** Folders that all machines have, and ordinary text too. */
const EVERYWHERE =
  /^(|[\\/]|\/(app|bin|builds|data|home|mnt|opt|packages|src|srv|tmp|usr|var|workspaces?)|[A-Za-z]:\\?)$/;

const LOCKFILE = /(^|\/)(pnpm-lock\.yaml|package-lock\.json|yarn\.lock)$/;

/** @param {string} text */
const quoted = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Only the beginning of a path counts: the same letters inside a longer path are something else. @param {string} folder */
const pathPattern = (folder) => new RegExp(`(?<![\\w.-])${quoted(folder)}(?![\\w.-])`);

/**
 * One line for each trace of a machine in a file.
 * @param {string} file its path in the repository @param {string} text
 * @param {{ registry?: string | undefined, folders: readonly string[] }} machine
 * @returns {string[]}
 */
export function findTraces(file, text, { registry, folders }) {
  // With its port, if it has one: a local registry is known by that.
  const host = registry && URL.canParse(registry) ? new URL(registry).host : undefined;
  const own = folders.filter((folder) => !EVERYWHERE.test(folder));
  /** @type {[what: string, pattern: RegExp][]} */
  const wanted = [
    ["a registry's host", /\bregistry\.(npmjs\.org|yarnpkg\.com|npmmirror\.com)\b/],
    ["a path of somebody's machine", /(?<![\w.-])(\/home\/|\/Users\/|[A-Za-z]:\\+Users\\+)\w/],
    ...(host ? [/** @type {[string, RegExp]} */ (["the registry's host", new RegExp(quoted(host))])] : []),
    ...own.map(
      (folder) => /** @type {[string, RegExp]} */ ([`a path of this machine (${folder})`, pathPattern(folder)]),
    ),
    ...(LOCKFILE.test(file) ? [/** @type {[string, RegExp]} */ (["a download address", /\b(resolved|tarball):/])] : []),
  ];
  return text.split("\n").flatMap((line, index) => {
    const found = wanted.find(([, pattern]) => pattern.test(line));
    return found === undefined ? [] : [`${file}:${index + 1} names ${found[0]}: remove it`];
  });
}

/** The packages for a system that a lockfile made on another system lacks: `pnpm install --fix-lockfile` adds them. @param {string} lockfile @returns {string[]} */
export function missingFromLockfile(lockfile) {
  const names = new Set(Array.from(lockfile.matchAll(/^ {2}'?(\S+?@[\w.-]+)'?:$/gm), ([, name = ""]) => name));
  return [...names].flatMap((name) => {
    const [, start = "", gnu = "", version = ""] = /^(.+)linux-x64(-gnu)?(@.+)$/.exec(name) ?? [];
    if (start === "") return [];
    const others = [`darwin-arm64`, `win32-x64${gnu && "-msvc"}`, ...(gnu && ["linux-x64-musl"])];
    return others.map((system) => start + system + version).filter((wanted) => !names.has(wanted));
  });
}

async function main() {
  const listed = await read("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  if (listed === undefined) throw new Error("`git ls-files` failed: this check needs a git checkout.");
  const registry = (await read("npm", ["config", "get", "registry"]))?.trim();
  const checkout = root.replace(/[\\/]+$/, "");
  const files = [...new Set(listed.split("\0"))].filter((file) =>
    statSync(join(root, file), { throwIfNoEntry: false })?.isFile(),
  );
  const traces = files.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const folders = [checkout, dirname(checkout), homedir()];
    return text.includes("\0") ? [] : findTraces(file, text, { registry, folders });
  });
  const lockfile = readFileSync(join(root, "pnpm-lock.yaml"), "utf8");
  for (const name of missingFromLockfile(lockfile)) {
    traces.push(`pnpm-lock.yaml lacks ${name}, for another system: run \`pnpm install --fix-lockfile\``);
  }
  for (const trace of traces) console.error(trace);
  if (traces.length === 0) console.log(`${files.length} files name no registry and no path of this machine.`);
  process.exitCode = traces.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();
