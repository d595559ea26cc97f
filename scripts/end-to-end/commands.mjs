// Commands as a user runs them: in a folder outside of this workspace, with nothing of it on the path.

import { delimiter } from "node:path";
import { capture, root } from "../workspace.mjs";

export const isRelease = process.argv.includes("--release");
const isDeep = process.env.WINGS_DEEP === "1" || isRelease;

/** npm's own settings stay, such as its cache and its registry. What npm and pnpm tell the scripts they run goes. */
const isInherited = (/** @type {string} */ name) =>
  /^npm_config_(registry|cache|userconfig|globalconfig)$/i.test(name) ||
  !/^(npm_|pnpm_|node_path$|node_options$|vitest|wings_)/i.test(name);

/** @type {Record<string, string | undefined>} */
export const userEnvironment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => isInherited(name))),
  PATH: (process.env.PATH ?? "")
    .split(delimiter)
    .filter((part) => !part.startsWith(root))
    .join(delimiter),
  npm_config_audit: "false",
  npm_config_fund: "false",
  npm_config_update_notifier: "false",
  npm_config_loglevel: "notice",
  // Without it, each `wings test` takes five seconds. A deep run and a release take them.
  ...(isDeep ? {} : { WINGS_BOARDS: "60" }),
  NO_COLOR: "1",
  FORCE_COLOR: undefined,
};

/** Runs a command and returns its exit code and all that it printed. @param {string} folder @param {readonly string[]} command */
export const execute = (folder, [command = "", ...args]) => capture(command, args, folder, userEnvironment);

/** Runs a command that must succeed. @param {string} folder @param {readonly string[]} command */
export async function succeed(folder, ...command) {
  const { code, text } = await execute(folder, command);
  if (code !== 0) throw new Error(`\`${command.join(" ")}\` ended with ${code}:\n${text}`);
  return text;
}

/** @param {string} text @param {string} expected @param {string} where */
export function contains(text, expected, where) {
  if (!text.includes(expected)) throw new Error(`${where}: expected ${expected}, seen\n${text}`);
}
