import { posix } from "node:path";
import { type Complaint, complaint, unless } from "./complaint.js";
import { importsOf } from "./modules.js";
import { DEPENDENCIES, type Manifest, manifestOf, recordOf, textOf } from "./manifest.js";

/**
 * What every package must hold to that is published, an author's or one of wings itself: what it points at is there, and
 * there is nothing in it that nobody needs.
 * @param files what is packed, by the paths in the package
 */
export function tarballComplaints(files: ReadonlyMap<string, string>): Complaint[] {
  const manifest = manifestOf(files);
  return [
    ...missing(files),
    ...fields(manifest),
    ...targets(files, manifest),
    ...strays(files),
    ...ranges(manifest),
    ...links(files),
  ];
}

function missing(files: ReadonlyMap<string, string>): Complaint[] {
  return ["package.json", "README.md", "LICENSE"].flatMap((file) =>
    unless(
      (files.get(file) ?? "").trim() !== "",
      "FILE",
      `${file} is missing or empty.`,
      `Put ${file} beside the sources, with what it should say.`,
    ),
  );
}

function fields(manifest: Manifest): Complaint[] {
  return [
    ...unless(
      textOf(manifest.description) !== "",
      "DESCRIPTION",
      'package.json: there is no "description".',
      "Say in one sentence what the package is: npm shows it to those who search.",
    ),
    ...unless(
      manifest.private === undefined || manifest.private === false,
      "PRIVATE",
      `package.json: "private" is ${JSON.stringify(manifest.private)}, so npm does not publish it.`,
      'Remove "private".',
    ),
  ];
}

/** What tools read that know no `exports`. */
export const FORMER = ["main", "module", "types", "typings", "browser"];

/** What `exports`, `bin` and the like name. */
function targets(files: ReadonlyMap<string, string>, manifest: Manifest): Complaint[] {
  const named = targetsIn([manifest.exports ?? {}, manifest.bin ?? {}]);
  const former = FORMER.map((field) => textOf(manifest[field])).filter((target) => target !== "");
  // A pattern with a star stands for whatever there is.
  const absent = [...named, ...former.map((target) => posix.normalize(target))].filter(
    (target) => !target.includes("*") && !files.has(target),
  );
  const commands = Object.values(recordOf(manifest.bin)).map((command) => posix.normalize(textOf(command)));
  return [
    ...unless(
      named.length > 0,
      "EXPORTS",
      'package.json: there is no "exports", and no command.',
      'Write "exports": { ".": { "types": "./dist/index.d.ts", "default": "./dist/index.js" } }.',
    ),
    ...absent.map((target) =>
      complaint(
        "EXPORTS",
        `package.json names ${target}, which would not be in the package.`,
        'Build it, and see that "files" in package.json lists its folder; or correct the path.',
      ),
    ),
    ...unless(
      manifest.exports === undefined || isEntry(manifest.exports),
      "EXPORTS",
      `package.json: "exports" is ${JSON.stringify(manifest.exports)}: whoever imports the package wants types and a default.`,
      'Write "exports": { ".": { "types": "./dist/index.d.ts", "default": "./dist/index.js" } }, the types first.',
    ),
    ...commands
      .filter((command) => files.get(command)?.startsWith("#!/usr/bin/env node\n") !== true)
      .map((command) =>
        complaint("COMMAND", `${command} does not say that Node.js runs it.`, "Begin it with #!/usr/bin/env node."),
      ),
  ];
}

/** TypeScript takes the first condition that it knows, so the types stand in front. */
function isEntry(exports: unknown): boolean {
  const entry = recordOf(recordOf(exports)["."] ?? exports);
  return Object.keys(entry)[0] === "types" && /\.d\.[cm]?ts$/.test(textOf(entry.types)) && textOf(entry.default) !== "";
}

/** The paths in a value of a package.json. */
export const targetsIn = (value: unknown): string[] =>
  typeof value === "string" ? [posix.normalize(value)] : Object.values(recordOf(value)).flatMap(targetsIn);

/** A star stands for whatever there is. */
export function matches(entry: string, file: string): boolean {
  const [before = "", behind] = entry.split("*");
  return behind === undefined ? file === entry : file.startsWith(before) && file.endsWith(behind);
}

const STRAY = /(^|\/)(tests?|src|coverage|node_modules)\/|\.(test|spec|bench)\.|tsbuildinfo|\.tgz$|(^|\/)\.env/;

const strays = (files: ReadonlyMap<string, string>): Complaint[] =>
  [...files.keys()]
    // The template of `npm create wings-technique` is a package of its own, with its test.
    .filter((file) => !file.startsWith("template/") && STRAY.test(file))
    .map((file) =>
      complaint("STRAY", `${file} should not be in the package.`, 'Let "files" in package.json list "dist" only.'),
    );

/** Ranges that mean nothing on another machine. */
const ranges = (manifest: Manifest): Complaint[] =>
  DEPENDENCIES.flatMap((field) =>
    Object.entries(recordOf(manifest[field]))
      .filter(([, range]) => /^(workspace|link|file|portal|catalog):/.test(String(range)))
      .map(([name, range]) =>
        complaint(
          "RANGE",
          `package.json: it wants ${name}@${String(range)} in "${field}", which only this machine has.`,
          "Write a range of versions, such as ^1.0.0.",
        ),
      ),
  );

/** Files that are pointed at, and are not there: maps, what maps stand for, and modules. */
const links = (files: ReadonlyMap<string, string>): Complaint[] =>
  [...files]
    .filter(([file]) => !file.startsWith("template/"))
    .flatMap(([file, text]) =>
      [...new Set(pointers(file, text))]
        .filter((path) => !files.has(posix.join(posix.dirname(file), path)))
        .map((path) =>
          complaint(
            "LINK",
            `${file} points at ${path}, which would not be in the package.`,
            'Let "files" in package.json list it, or build without what points at it.',
          ),
        ),
    );

/** The files that a file points at. */
function pointers(file: string, text: string): string[] {
  if (file.endsWith(".map")) {
    const { sources = [], sourcesContent = [] } = JSON.parse(text) as {
      sources?: string[];
      sourcesContent?: unknown[];
    };
    return sources.filter((_, i) => typeof sourcesContent[i] !== "string");
  }
  if (!/\.[cm]?js$|\.d\.[cm]?ts$/.test(file)) return [];
  const [, map = "data:"] = /^\/\/# sourceMappingURL=(\S+)$/m.exec(text) ?? [];
  const modules = importsOf(file, text)
    .filter((path) => path !== undefined && /^\.\.?\//.test(path))
    .map((path) => (/\.d\.[cm]?ts$/.test(file) ? path!.replace(/\.([cm]?)js$/, ".d.$1ts") : path!));
  return map.startsWith("data:") ? modules : [map, ...modules];
}
