import type { Bench } from "./bench.js";
import { type Complaint, complaint, unless } from "./complaint.js";
import { typeComplaints } from "./types.js";

interface Seen {
  /** The ids of the techniques in the default export; null for what is none. */
  readonly ids: readonly (string | null)[];
  /** Those of them that are exported by a name as well. */
  readonly named: readonly string[];
  /** What can be set, of all of them. */
  readonly options: readonly string[];
  readonly exported: Exported;
}

/** What of the module a program would import. */
export interface Exported {
  /** The names of what is a technique, or a list of them. */
  readonly names: readonly string[];
  /** Whether the default export is a list. */
  readonly isList: boolean;
}

/** Says in JSON, behind whatever the module prints itself, what it exports. */
const probe = (name: string): string => `
import * as all from ${JSON.stringify(name)};
const idOf = (value) => (typeof value?.id === "string" && typeof value?.find === "function" ? value.id : null);
const { default: given, ...others } = all;
const ids = [given].flat().map(idOf);
const named = Object.values(others).flat().map(idOf).filter((id) => id !== null);
const options = [given].flat().flatMap((technique) => Object.keys(technique?.options ?? {}));
const isTechnique = (value) => value !== undefined && [value].flat().length > 0 && [value].flat().every((it) => idOf(it) !== null);
const names = Object.keys(others).filter((key) => /^[\\w$]+$/.test(key) && isTechnique(others[key]));
const exported = { names, isList: Array.isArray(given) };
console.log("\\n" + JSON.stringify({ ids, named, options, exported }));
`;

/** The package is imported by its name, as whoever has it will: a plugin by default, a technique by its name. */
export function moduleComplaints(folder: string, bench: Bench, name: string, readme: string): Complaint[] {
  const { ok, text } = bench.run(probe(name));
  if (!ok) {
    return [complaint("LOAD", `import "${name}" fails: ${text}`, "Mend that, build again, and see what is packed.")];
  }
  const { ids, named, options, exported } = JSON.parse(text.trim().split("\n").at(-1)!) as Seen;
  if (ids.length === 0 || ids.includes(null)) {
    return [
      complaint(
        "DEFAULT",
        "The default export of the module is no technique, and no list of techniques.",
        'In src/index.ts: export { twoStringKite as default } from "./two-string-kite.js".',
      ),
    ];
  }
  const untold = [...new Set(options)].filter((option) => !readme.includes(option));
  return [
    ...(ids as string[]).flatMap((id) => idComplaints(name, id, named, ids.length === 1)),
    ...untold.map((option) =>
      complaint("OPTION", `README.md does not name the option ${option}.`, "Say under Options what it does."),
    ),
    ...typeComplaints(folder, name, bench, exported),
  ];
}

function idComplaints(name: string, id: string, named: readonly string[], isOnly: boolean): Complaint[] {
  return [
    ...unless(
      named.includes(id),
      "NAMED",
      `${id} is exported as a default only.`,
      'Programs import it by a name: export { twoStringKite } from "./two-string-kite.js".',
    ),
    ...(isOnly ? nameComplaints(name, id) : []),
  ];
}

/** A package is called as its technique is. One with several is called as its author likes. */
function nameComplaints(name: string, id: string): Complaint[] {
  const [, author, word] = /^([^/]+)\/(.+)$/.exec(id) ?? [];
  if (author === undefined) {
    return [complaint("NAME", `The id ${id} has no author.`, "Write author/name: ids without one are those of wings.")];
  }
  const [, scope, own] = /^(?:@([^/]+)\/)?(.+)$/.exec(name) ?? [];
  return [
    ...unless(
      own === word || own === `wings-${word}`,
      "NAME",
      `The package is called ${name}, and its technique ${id}.`,
      `Call the package ${scope === undefined ? "" : `@${scope}/`}wings-${word}, or the technique ${author}/${own.replace(/^wings-/, "")}.`,
    ),
    ...unless(
      scope === undefined || letters(scope) === letters(author),
      "NAME",
      `The package is one of @${scope ?? ""}, and its technique, ${id}, one of ${author}.`,
      "Take one author for both.",
    ),
  ];
}

const letters = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, "");
