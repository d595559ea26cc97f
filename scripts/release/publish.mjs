// `pnpm release FOLDER [--tag]`: publishes each tarball of `npm run pack -- FOLDER` whose version the registry does not have. After
// a failure, the next run publishes the rest. With `--tag`, each published version gets its git tag, for the workflow to push.
//
// A package comes after all that it needs: whatever the registry has can be installed, even if a run ends half-way.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { capture } from "../workspace.mjs";
import { publicPackages, tagOf, untagged } from "./tags.mjs";

/** @typedef {import("../workspace.mjs").Package} Package */

const [folder, flag] = process.argv.slice(2);

/** @param {Package} it */
const tarballOf = ({ manifest: { name = "", version } }) =>
  join(resolve(folder ?? ""), `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);

/** A package comes after all that it needs. @param {readonly Package[]} packages @returns {Set<Package>} */
function inOrder(packages) {
  /** @type {Set<Package>} */
  const order = new Set();
  const add = (/** @type {Package} */ it) => {
    if (order.has(it)) return;
    const needed = { ...it.manifest.dependencies, ...it.manifest.peerDependencies };
    for (const each of packages) if ((each.manifest.name ?? "") in needed) add(each);
    order.add(it);
  };
  packages.forEach(add);
  return order;
}

/** @param {Package} it */
async function isPublished({ manifest: { name = "", version } }) {
  const { code, text, output } = await capture("npm", ["view", name, "versions", "--json", "--prefer-online"]);
  if (code !== 0 && !text.includes("E404")) throw new Error(`npm view ${name} failed:\n${text}`);
  return code === 0 && [JSON.parse(output)].flat().includes(version);
}

/** @param {string} command @param {readonly string[]} args */
function must(command, args) {
  // npm asks for a second factor on the terminal.
  const { status } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) throw new Error(`\`${command} ${args.join(" ")}\` ended with ${status}.`);
}

try {
  const packages = inOrder(publicPackages());
  const missing = [...packages].map(tarballOf).filter((tarball) => !existsSync(tarball));
  if (missing.length > 0 || (flag ?? "--tag") !== "--tag")
    throw new Error(`usage: pnpm release FOLDER [--tag], after npm run pack -- FOLDER. Missing: ${missing.join(", ")}`);
  const withoutTag = new Set(flag === undefined ? [] : (await untagged()).map(tagOf));
  for (const it of packages) {
    const tag = tagOf(it);
    if (await isPublished(it)) console.log(`${tag} is in the registry.`);
    else must("npm", ["publish", tarballOf(it), "--access", "public"]);
    if (withoutTag.has(tag)) must("git", ["tag", "--annotate", tag, "--message", tag]);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
