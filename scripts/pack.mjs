// `npm run pack -- DIR [package...]` packs packages as a release would publish them, into files that npm installs: all public
// ones, or those that are named and what they need. Packages that are in the folder already are packed again, so that all fit
// together. It installs and builds what is missing.

import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { build, install } from "./setup.mjs";
import { capture, root, workspacePackages } from "./workspace.mjs";

/** @typedef {import("./workspace.mjs").Package} Package */

const USAGE = `npm run pack -- DIR [package...]

  npm run pack -- ../wings-packed                 all packages
  npm run pack -- ../wings-packed core xy-wing    these, and what they need`;

/** The packages of this workspace that are published. */
export const publicPackages = workspacePackages().filter(({ manifest }) => manifest.private !== true);

/** The file of a package, without its version. @param {Package} it */
const fileOf = (it) => String(it.manifest.name).replace("@", "").replace("/", "-");

/**
 * Packs built packages into a folder, and returns the file of each package by its name.
 * @param {string} folder @param {readonly Package[]} packages @returns {Promise<Map<string, string>>}
 */
export async function packInto(folder, packages) {
  const filters = packages.flatMap((it) => ["--filter", `./${it.folder}`]);
  const { code, text } = await capture("pnpm", ["--recursive", ...filters, "pack", "--pack-destination", folder]);
  if (code !== 0) throw new Error(`pnpm could not pack into ${folder}:\n${text}`);
  return new Map(
    packages.map((it) => [String(it.manifest.name), join(folder, `${fileOf(it)}-${it.manifest.version}.tgz`)]),
  );
}

/** These packages and those that they need. @param {readonly Package[]} packages @returns {Package[]} */
export function withNeeded(packages) {
  const found = new Set(packages);
  for (const { manifest } of found) {
    const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    for (const it of publicPackages) if (names.includes(String(it.manifest.name))) found.add(it);
  }
  return publicPackages.filter((it) => found.has(it));
}

/** With or without `@wings/`. @param {Package} it @param {string} name */
const isNamed = ({ manifest }, name) => [name, `@wings/${name}`].includes(String(manifest.name));

/** A package by its name. @param {string} name @returns {Package} */
function packageNamed(name) {
  const found = publicPackages.find((it) => isNamed(it, name));
  if (found === undefined)
    throw new Error(`no package is named ${name}: README.md lists all, and core or @wings/core is a name.\n\n${USAGE}`);
  return found;
}

/** The folder for the files, if it can be used. @param {string | undefined} given @returns {string} */
function folderFor(given) {
  if (given === undefined) throw new Error(`missing folder for the packages.\n\n${USAGE}`);
  if (publicPackages.some((it) => isNamed(it, given)))
    throw new Error(`the folder comes before the packages; for a folder named ${given}, write ./${given}.\n\n${USAGE}`);
  // npm runs this script at the root. A relative path is meant from the folder of the caller.
  const folder = resolve(process.env.INIT_CWD ?? "", given);
  if (`${folder}${sep}`.startsWith(root))
    throw new Error(`${folder} is inside this clone: name a folder outside of it.\n\n${USAGE}`);
  const isThere = existsSync(folder);
  if (isThere && !statSync(folder).isDirectory()) throw new Error(`${folder} is a file: name a folder.\n\n${USAGE}`);
  if (!isThere) checkNew(folder);
  else checkWritable(folder);
  const other = isThere && tarballsIn(folder).find((name) => !publicPackages.some((it) => isOf(it, name)));
  if (other) throw new Error(`${folder} has other packages, such as ${other}: name an empty folder.`);
  return folder;
}

/** Throws where a folder can't be made. @param {string} folder */
function checkNew(folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new Error(`${folder} can't be made (${why}): name a folder that you may write to.`, { cause: error });
  }
}

/** Throws where nothing can be written into a folder. @param {string} folder */
function checkWritable(folder) {
  const probe = join(folder, ".wings-pack");
  try {
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new Error(`${folder} can't be written to (${why}): name another folder.`, { cause: error });
  }
}

/** @param {string} folder */
const tarballsIn = (folder) => readdirSync(folder).filter((name) => name.endsWith(".tgz"));

/** Whether a file is of a package, in any version. @param {Package} it @param {string} name */
const isOf = (it, name) => new RegExp(`^${fileOf(it)}-\\d`).test(name);

/** A path for a shell. @param {string} path */
const quoted = (path) => {
  if (/^[\w/.+-]+$/.test(path)) return path;
  return process.platform === "win32" ? `"${path}"` : `'${path.replaceAll("'", `'\\''`)}'`;
};

/** @param {string} folder @param {readonly string[]} files @returns {string} */
const installCommand = (folder, files) =>
  // The shells of Windows don't replace `*`.
  `npm install ${process.platform === "win32" ? files.map(quoted).join(" ") : `${quoted(folder)}/*.tgz`}`;

/** Packs, and says how to install. Wrong arguments throw before anything is built. @param {readonly string[]} args */
export async function pack([given, ...names]) {
  if (given === "--help") return console.log(USAGE);
  const unknown = [given, ...names].find((word) => word?.startsWith("-"));
  if (unknown !== undefined) throw new Error(`unknown flag ${unknown}.\n\n${USAGE}`);
  const named = names.map(packageNamed);
  const folder = folderFor(given);
  const earlier = tarballsIn(folder);
  const again = publicPackages.filter((it) => earlier.some((name) => isOf(it, name)));
  const packages = names.length === 0 ? publicPackages : withNeeded([...named, ...again]);
  await install();
  await build(packages.map(({ manifest }) => String(manifest.name)));
  for (const name of earlier) rmSync(join(folder, name));
  const files = [...(await packInto(folder, packages)).values()];
  const some = names.length === 0 ? `\nOnly some of them: npm run pack -- ${quoted(folder)} core xy-wing\n` : "";
  console.log(`${folder} has ${files.length === 1 ? "1 package" : `${files.length} packages`}. In your project:

  ${installCommand(folder, files)}
${some}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    await pack(process.argv.slice(2));
  } catch (error) {
    console.error(`pack: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
