import { type Stats, realpathSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { untrustedConfig, untrustedPlugin } from "./errors.js";
import { filesOf } from "../techniques/plugins/locate.js";

/**
 * A configuration can name plugins, which are code. So a file that another user has put there, or can change, is refused. The
 * check includes the folder, in which that user could replace the file.
 */
export function assertTrusted(path: string, stats: Stats): void {
  const untrusted = whyUntrusted(path, stats);
  if (untrusted !== undefined) throw untrustedConfig(path, untrusted.why);
}

/** The same for the plugins themselves. `config` names the setting that names them. A plugin on the command line was chosen. */
export function assertTrustedPlugins(plugins: readonly string[], folder: string, config: string): void {
  for (const plugin of plugins) {
    for (const path of filesOf(plugin, folder)) {
      const untrusted = whyUntrusted(path, statSync(path));
      if (untrusted !== undefined) throw untrustedPlugin(plugin, config, untrusted);
    }
  }
}

/** Which other users can change a file, and at which place. */
export interface Untrusted {
  readonly why: string;
  readonly place: string;
  /** Whether that user owns the place. */
  readonly isForeign: boolean;
}

export function whyUntrusted(path: string, stats: Stats): Untrusted | undefined {
  const user = process.getuid?.();
  // Windows has no such owners.
  if (user === undefined) return undefined;
  const folders = new Set([dirname(path), dirname(realpathSync(path))]);
  const checked = [{ place: path, stats }, ...[...folders].map((place) => ({ place, stats: statSync(place) }))];
  for (const {
    place,
    stats: { uid, gid, mode },
  } of checked) {
    if (uid !== user && uid !== 0) return { why: `user ${uid} owns ${place}`, place, isForeign: true };
    // Many systems give each user a group of the same number that has no other members.
    const isPrivate = gid === 0 || (gid === user && gid === process.getgid!());
    if ((mode & 0o002) !== 0 || ((mode & 0o020) !== 0 && !isPrivate))
      return { why: `other users may write to ${place}`, place, isForeign: false };
  }
  return undefined;
}
