// What must be in a package of ours that is published, and what must not: what is asked of every author, and a few things
// that are the same in all of ours.

import { creatorModule } from "./creator.mjs";

/** @type {typeof import("../packages/create-wings-technique/src/package/tarball.js")} */
const { tarballComplaints } = await creatorModule("package/tarball.ts");

/**
 * All that is wrong with the files of a tarball.
 * @param {ReadonlyMap<string, string>} files by their paths in the package
 * @returns {string[]}
 */
export function faultsOf(files) {
  const manifest = JSON.parse(files.get("package.json") ?? "{}");
  return [...tarballComplaints(files).map(({ message }) => message), ...ours(manifest)];
}

/** @param {Record<string, any>} manifest */
function ours({ license, version, repository, publishConfig }) {
  const faults = [];
  if (license !== "MIT") faults.push(`its license is ${license}`);
  if (!/^\d+\.\d+\.\d+$/.test(version)) faults.push(`its version is ${version}`);
  if (!repository?.url) faults.push("it has no repository");
  if (publishConfig?.access !== "public") faults.push("npm would not publish it for everybody");
  return faults;
}
