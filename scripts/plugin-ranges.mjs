// Which versions of wings a plugin asks for: any of the newest major. The template of `npm create` and the example have these
// ranges in their package.json.

/** @typedef {import("./workspace.mjs").Package} Package */

/** @param {string} text a package.json @param {readonly Package[]} packages */
export const withRanges = (text, packages) =>
  packages.reduce(
    (manifest, { manifest: { name, version = "" } }) =>
      manifest.replace(new RegExp(`("${name}": )"\\^[^"]+"`, "g"), `$1"^${version.split(".")[0]}.0.0"`),
    text,
  );
