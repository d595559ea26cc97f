// A package registry for as long as a check runs: it serves the packages of this workspace as they would be published, and
// whatever the workspace has installed itself. A stranger's `npm install` and `npm create` work against it word for word,
// ranges and all, without a network, and with the very versions of the tools that the lockfile names.

import { createReadStream, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { delimiter, join, relative, sep } from "node:path";
import { buffer, json, text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import tar from "tar-stream";
import { readJson, root, run, workspacePackages } from "./workspace.mjs";

/**
 * @typedef {import("./workspace.mjs").Manifest} Manifest
 * @typedef {{ manifest: Manifest, tarball: () => Buffer | Promise<Buffer> }} Version
 *
 * @typedef {object} Registry
 * @property {Record<string, string>} environment for every command that is to know this registry and nothing of the workspace
 * @property {Record<string, string>} tarballs where the tarball of each name of this workspace is
 * @property {() => void} close
 *
 * @typedef {{ name: string, versions: Record<string, Manifest>, _attachments: Record<string, { data: string }> }} Publication
 */

/** Packages that are published. */
export const publicPackages = () => workspacePackages().filter(({ manifest }) => !manifest.private);

/**
 * What a package.json names as its commands and modules, and is not there: pnpm packs a package without it, too.
 * @param {string} folder @param {Record<string, unknown>} manifest
 * @returns {string[]}
 */
export function unbuilt(folder, { bin, exports }) {
  /** @param {unknown} value @returns {string[]} */
  const targets = (value) =>
    typeof value === "string" ? [value] : Object.values(/** @type {object} */ (value ?? {})).flatMap(targets);
  const named = new Set(targets([bin, exports]));
  return [...named].map((target) => join(folder, target)).filter((path) => !path.includes("*") && !existsSync(path));
}

/**
 * Packs every public package as a release would, and answers the tarball of each name.
 * @param {string} into
 * @returns {Promise<Record<string, string>>}
 */
export async function packAll(into) {
  mkdirSync(into, { recursive: true });
  const packages = publicPackages();
  const missing = packages.flatMap(({ path, manifest }) => unbuilt(path, manifest));
  if (missing.length > 0) {
    throw new Error(
      `Not built: ${missing.map((path) => relative(root, path)).join(", ")}. Run \`pnpm run build\` first.`,
    );
  }
  const filters = packages.flatMap(({ folder }) => ["--filter", `./${folder}`]);
  const code = await run("pnpm", ["-r", ...filters, "pack", "--pack-destination", into, "--json"], { output: "none" });
  if (code !== 0) throw new Error("The packages could not be packed: run `pnpm run build` first.");
  return Object.fromEntries(
    packages.map(({ manifest: { name = "", version } }) => [
      name,
      join(into, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`),
    ]),
  );
}

/**
 * Opens a registry on this machine that keeps its files in `folder`. When it is to be `empty` it has no package of this
 * workspace until somebody publishes it.
 * @param {string} folder
 * @param {{ empty?: boolean }} [options]
 * @returns {Promise<Registry>}
 */
export async function openRegistry(folder, { empty = false } = {}) {
  const tarballs = empty ? {} : await packAll(join(folder, "packed"));
  const packages = installed();
  for (const [name, path] of Object.entries(tarballs)) {
    const manifest = JSON.parse((await filesIn(path)).get("package.json") ?? "");
    packages.set(name, [{ manifest, tarball: () => readFileSync(path) }]);
  }
  const server = createServer(async (request, response) => {
    const { method, url = "" } = request;
    if (method === "PUT") {
      const { name, versions: sent, _attachments } = /** @type {Publication} */ (await json(request));
      const [manifest, { data }] = [first(sent), first(_attachments)];
      const path = join(folder, `${name.replace("/", "-")}.tgz`);
      writeFileSync(path, data, "base64");
      tarballs[name] = path;
      packages.set(name, [{ manifest, tarball: () => readFileSync(path) }]);
      response.writeHead(201).end("{}");
      return;
    }
    const [, name = "", version] =
      /^\/([^/]+(?:\/[^/-][^/]*)?)(?:\/-\/(.+)\.tgz)?$/.exec(decodeURIComponent(url)) ?? [];
    const versions = packages.get(name);
    const chosen = versions?.find(({ manifest }) => manifest.version === version);
    if (chosen) response.end(await chosen.tarball());
    else if (versions) response.end(JSON.stringify(packument(address, versions)));
    else response.writeHead(404).end("{}");
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = `http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}`;
  return {
    tarballs,
    environment: strangersEnvironment(folder, address),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** @template T @param {Record<string, T>} record @returns {T} */
const first = (record) => /** @type {T} */ (Object.values(record)[0]);

/** What a registry tells of a package. @param {string} address @param {readonly Version[]} versions */
function packument(address, versions) {
  const name = versions[0]?.manifest.name;
  return {
    name,
    "dist-tags": { latest: versions.at(-1)?.manifest.version },
    versions: Object.fromEntries(
      versions.map(({ manifest }) => [
        manifest.version,
        { ...manifest, dist: { tarball: `${address}/${name}/-/${manifest.version}.tgz` } },
      ]),
    ),
  };
}

/**
 * The environment of somebody who has Node.js and npm and no part of this workspace: no tools of it on the path, no settings
 * of the machine's own npm, no proxy between here and here.
 * @param {string} folder @param {string} registry
 * @returns {Record<string, string>}
 */
export function strangersEnvironment(folder, registry) {
  const settings = join(folder, "npmrc");
  // Whatever is published goes here and nowhere else.
  const token = `${registry.replace("http:", "")}/:_authToken=anybody`;
  writeFileSync(settings, `registry=${registry}\n@wings:registry=${registry}\n${token}\n`);
  const kept = Object.entries(process.env).filter(
    ([key]) => !/^(npm_|pnpm_|node_path$|vitest|(https?|all|no)_proxy$)/i.test(key),
  );
  const path = (process.env.PATH ?? "").split(delimiter).filter((part) => !part.startsWith(root.replace(/[\\/]$/, "")));
  return {
    .../** @type {Record<string, string>} */ (Object.fromEntries(kept)),
    PATH: path.join(delimiter),
    npm_config_registry: registry,
    npm_config_cache: join(folder, "npm-cache"),
    npm_config_userconfig: settings,
    npm_config_globalconfig: join(folder, "no-npmrc"),
    npm_config_audit: "false",
    npm_config_fund: "false",
    npm_config_update_notifier: "false",
    NO_COLOR: "1",
    ...(process.env.FORCE_COLOR !== undefined && { FORCE_COLOR: "0" }),
  };
}

/** Every package that is installed in the workspace, oldest version first. @returns {Map<string, Version[]>} */
function installed() {
  /** @type {Map<string, Version[]>} */
  const packages = new Map();
  const store = join(root, "node_modules/.pnpm");
  for (const entry of readdirSync(store)) {
    const name = entry.replace(/^(@[^+]+)\+/, "$1/").replace(/(?<=.)@.*$/, "");
    const path = join(store, entry, "node_modules", name);
    if (!existsSync(join(path, "package.json"))) continue;
    const manifest = readJson(join(path, "package.json"));
    const versions = packages.get(name) ?? [];
    if (versions.some((each) => each.manifest.version === manifest.version)) continue;
    packages.set(name, [...versions, { manifest, tarball: () => tarOf(path) }]);
  }
  /** @param {Version} a @param {Version} b */
  const byVersion = (a, b) =>
    String(a.manifest.version).localeCompare(String(b.manifest.version), "en", { numeric: true });
  for (const versions of packages.values()) versions.sort(byVersion);
  return packages;
}

// --- Tarballs --------------------------------------------------------------------------------------------------------

/**
 * The files of a folder as a tarball. Each is written in full: `tar` itself stores files of equal content, which pnpm links
 * to each other, as links, and npm drops links when it unpacks.
 * @param {string} folder
 */
async function tarOf(folder) {
  const packing = tar.pack();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1).replaceAll(sep, "/");
    if (!entry.isFile() || name.startsWith("node_modules/")) continue;
    packing.entry({ name: `package/${name}`, mode: statSync(path).mode }, readFileSync(path));
  }
  packing.finalize();
  return buffer(packing);
}

/** The files in a tarball that was packed for publishing, by their paths in the package. @param {string} tarball */
export async function filesIn(tarball) {
  /** @type {Map<string, string>} */
  const files = new Map();
  for await (const entry of createReadStream(tarball).pipe(createGunzip()).pipe(tar.extract())) {
    files.set(entry.header.name.replace(/^package\//, ""), await text(entry));
  }
  return files;
}
