import { posix } from "node:path";
import { type Complaint, complaint } from "./complaint.js";
import { type Manifest, manifestOf, recordOf } from "./manifest.js";
import { importsOf } from "./modules.js";
import { FORMER, matches, targetsIn } from "./tarball.js";

/** Files that something must lead to. A picture, a licence or a text is there for people. */
const BUILT = /\.[cm]?js$|\.d\.[cm]?ts$|\.map$/;

/** What of a build nothing leads to that package.json names: most likely it was built of a source that is gone. */
export function reachComplaints(files: ReadonlyMap<string, string>): Complaint[] {
  const reached = new Set<string>();
  const go = (file: string): void => {
    const text = files.get(file);
    if (text === undefined || reached.has(file)) return;
    reached.add(file);
    for (const next of ledTo(file, text)) go(posix.join(posix.dirname(file), next));
    // A map may be there for those who look for it beside its file.
    go(`${file}.map`);
  };
  const entries = entriesOf(manifestOf(files));
  for (const file of files.keys()) if (entries.some((entry) => matches(entry, file))) go(file);
  return [...files.keys()]
    .filter((file) => BUILT.test(file) && !reached.has(file))
    .map((file) =>
      complaint(
        "STRAY",
        `${file} would be in the package, and nothing that package.json names leads to it.`,
        'Empty "dist" before each build, as the scaffold does, and build again.',
      ),
    );
}

const entriesOf = (manifest: Manifest): string[] =>
  targetsIn([manifest.exports, manifest.bin, manifest.typesVersions, FORMER.map((field) => manifest[field])]).concat(
    // What packers are told of single files.
    Object.keys(recordOf(manifest.browser)).map((file) => posix.normalize(file)),
  );

/** The files that a module, or types, have others read: with the ending that they have in the package. */
function ledTo(file: string, text: string): string[] {
  const imports = importsOf(file, text).filter((path) => path !== undefined);
  const references = [...text.matchAll(/^\/\/\/\s*<reference\s+path=["']([^"']+)["']|new URL\(\s*["']([^"']+)["']/gm)];
  const paths = [...imports, ...references.map(([, path, address = ""]) => path ?? address)];
  const isTypes = /\.d\.[cm]?ts$/.test(file);
  return isTypes
    ? paths.flatMap((path) => [path.replace(/\.([cm]?)js$/, ".d.$1ts"), `${path}.d.ts`, `${path}/index.d.ts`])
    : paths;
}
