import { posix } from "node:path";
import type { Bench } from "./bench.js";
import { type Complaint, complaint } from "./complaint.js";
import { type Manifest, recordOf, textOf } from "./manifest.js";
import { FORMER, matches, targetsIn } from "./tarball.js";

const HINT =
  'Write "exports": { ".": { "types": "./dist/index.d.ts", "default": "./dist/index.js" } }, and no more for ".".';

/**
 * Whoever imports the package gets the one module that was looked at: by `import` and `require`, in Node.js, a page and a
 * bundle, and so with the types. Else a fault would be seen by some of them only.
 */
export function entryComplaints(manifest: Manifest): Complaint[] {
  const entry = recordOf(manifest.exports)["."] ?? manifest.exports;
  const main = recordOf(entry);
  const leaves = leavesOf("exports", entry);
  const former = FORMER.flatMap((field) => leavesOf(field, manifest[field]));
  return [...leaves, ...former].flatMap(({ way, target, isTypes }) => {
    const wanted = textOf(isTypes ? main.types : main.default);
    // Without a default, or types, something else is said.
    if (wanted === "" || (target !== null && posix.normalize(target) === posix.normalize(wanted))) return [];
    const what = target ?? "nothing";
    return [complaint("EXPORTS", `package.json: ${way} leads to ${what}, and others get ${wanted}.`, HINT)];
  });
}

interface Leaf {
  /** The conditions that lead there. */
  readonly way: string;
  readonly target: string | null;
  readonly isTypes: boolean;
}

function leavesOf(way: string, value: unknown, isTypes = /types|typings/.test(way)): Leaf[] {
  if (value === undefined) return [];
  if (typeof value !== "object" || value === null) {
    return [{ way: `"${way}"`, target: textOf(value) === "" ? null : textOf(value), isTypes }];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(`${way} ${key}`, inner, isTypes || /^types(?:@|$)/.test(key)),
  );
}

/** What else there is to import is loaded, too, from wherever a condition leads. */
export function subpathComplaints(
  bench: Bench,
  name: string,
  manifest: Manifest,
  files: ReadonlyMap<string, string>,
): Complaint[] {
  const { ".": main, ...others } = recordOf(manifest.exports);
  const targets = main === undefined ? [] : targetsIn(others);
  const modules = [...files.keys()].filter(
    (file) => /\.[cm]?js$/.test(file) && targets.some((target) => matches(target, file)),
  );
  return modules.flatMap((file) => {
    const { ok, text } = bench.run(`await import(${JSON.stringify(`./node_modules/${name}/${file}`)});`);
    return ok
      ? []
      : [
          complaint(
            "LOAD",
            `package.json exports ${file}, which fails: ${text}`,
            'Mend that, or remove it from "exports".',
          ),
        ];
  });
}
