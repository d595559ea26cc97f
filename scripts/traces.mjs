// What a machine may leave behind in a file: the host of its package registry, its folders, download addresses.

/** What no file names, whatever machine it was written on: a registry that everybody has, the folder of somebody's own. */
const ALWAYS = [
  { pattern: /\bregistry\.(npmjs\.org|yarnpkg\.com|npmmirror\.com)\b/, what: "a registry's host" },
  { pattern: /(?<![\w.-])(\/home\/|\/Users\/|[A-Za-z]:\\+Users\\+)\w/, what: "a path of somebody's machine" },
];

/** Folders that are no trace of one machine: they stand on all of them, and in ordinary text. */
const everywhere =
  /^(|[\\/]|\/(app|bin|builds|data|home|mnt|opt|packages|src|srv|tmp|usr|var|workspaces?)|[A-Za-z]:\\?)$/;

/** @param {string} text */
const quoted = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * @param {string} file its path in the repository
 * @param {string} text
 * @param {{ registry?: string | undefined, folders: readonly string[] }} machine
 * @returns {string[]} one line for each trace: where it is and what to do
 */
export function findTraces(file, text, { registry, folders }) {
  /** @type {{ pattern: RegExp, what: string }[]} */
  const wanted = [...ALWAYS];
  const url = registry && URL.canParse(registry) ? new URL(registry) : undefined;
  const isLocal = url !== undefined && /^(localhost|127\.|\[)/.test(url.hostname);
  const host = isLocal ? url.host : url?.hostname;
  if (host) wanted.push({ pattern: new RegExp(quoted(host)), what: "the registry's host" });
  for (const folder of new Set(folders)) {
    if (everywhere.test(folder)) continue;
    // Only where a path begins: the same letters inside a longer path are something else.
    wanted.push({
      pattern: new RegExp(`(?<![\\w.-])${quoted(folder)}(?![\\w.-])`),
      what: `a path of this machine (${folder})`,
    });
  }
  if (/(^|\/)(pnpm-lock\.yaml|package-lock\.json|yarn\.lock)$/.test(file)) {
    wanted.push({ pattern: /\b(resolved|tarball):/, what: "a download address" });
  }
  return text.split("\n").flatMap((line, index) => {
    const found = wanted.filter(({ pattern }) => pattern.test(line)).slice(0, 1);
    return found.map(({ what }) => `${file}:${index + 1} names ${what}: take it out`);
  });
}
