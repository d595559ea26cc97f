// `node scripts/release/tags.mjs`: the tags of versions that origin does not have, one a line. A version without its tag is not
// published yet, or only half.

import { pathToFileURL } from "node:url";
import { read, workspacePackages } from "../workspace.mjs";

/** @typedef {import("../workspace.mjs").Package} Package */

export const publicPackages = () => workspacePackages().filter(({ manifest }) => manifest.private !== true);

/** `@wings/core@1.0.0` @param {Package} it */
export const tagOf = ({ manifest: { name, version } }) => `${name}@${version}`;

/** The public packages whose version has no tag at origin. @returns {Promise<Package[]>} */
export async function untagged() {
  const tags = await read("git", ["ls-remote", "--tags", "origin"]);
  if (tags === undefined) throw new Error("git ls-remote failed: origin can't be reached.");
  const there = new Set(Array.from(tags.matchAll(/refs\/tags\/(\S+)/g), ([, tag]) => tag));
  return publicPackages().filter((it) => !there.has(tagOf(it)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  for (const it of await untagged()) console.log(tagOf(it));
