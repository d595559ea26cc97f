import { type Bench, lastLine } from "./bench.js";
import { type Complaint, complaint, unless } from "./complaint.js";
import { elsewhereComplaints } from "./elsewhere.js";
import { findingsOf } from "./findings.js";
import { shownComplaints } from "./shown.js";
import { typeComplaints } from "./types.js";

/** What of the module a program would import. */
export interface Export {
  /** Its name; `default` for that. */
  readonly name: string;
  readonly kind: "technique" | "list" | "other";
  /** What of it is a technique. */
  readonly techniques: readonly Told[];
}

/** What a technique says of itself; one that is not made by `defineTechnique` may say less. */
export interface Told {
  readonly id: string;
  /** The fields of its pattern, and their kinds. */
  readonly pattern?: Readonly<Record<string, string>>;
  /** What its options are set to. */
  readonly options: Readonly<Record<string, boolean | number>>;
}

/** Says in JSON, behind whatever the module prints itself, what it exports. */
const probe = (name: string): string => `
import * as all from ${JSON.stringify(name)};
const isTechnique = (value) => typeof value?.id === "string" && typeof value?.find === "function";
const tell = ({ id, meta, options }) => ({ id, pattern: meta?.pattern, options: options ?? {} });
const kindOf = (value) =>
  isTechnique(value) ? "technique" : Array.isArray(value) && value.length > 0 && value.every(isTechnique) ? "list" : "other";
const exports = Object.entries(all).map(([name, value]) => {
  const kind = kindOf(value);
  return { name, kind, techniques: kind === "other" ? [] : [value].flat().map(tell) };
});
console.log("\\n" + JSON.stringify(exports));
`;

/** The package is imported by its name, as whoever has it will: a plugin by default, a technique by its name. */
export function moduleComplaints(folder: string, bench: Bench, name: string, readme: string): Complaint[] {
  const { ok, text } = bench.run(probe(name));
  if (!ok) {
    return [complaint("LOAD", `import "${name}" fails: ${text}`, "Mend that, build again, and see what is packed.")];
  }
  const exports = JSON.parse(lastLine(text)) as Export[];
  const given = exports.find((each) => each.name === "default")?.techniques ?? [];
  if (given.length === 0) {
    return [
      complaint(
        "DEFAULT",
        "The default export of the module is no technique, and no list of techniques.",
        'In src/index.ts: export { twoStringKite as default } from "./two-string-kite.js".',
      ),
    ];
  }
  const named = exports.flatMap((each) => (each.name === "default" ? [] : each.techniques));
  const options = new Set(given.flatMap((technique) => Object.keys(technique.options)));
  const untold = [...options].filter((option) => !readme.includes(option));
  const { patterns, complaints } = findingsOf(folder, bench, name);
  return [
    ...given.flatMap((technique) => idComplaints(name, technique, named, given.length === 1)),
    ...untold.map((option) =>
      complaint("OPTION", `README.md does not name the option ${option}.`, "Say under Options what it does."),
    ),
    ...complaints,
    ...elsewhereComplaints(folder, bench, name),
    ...shownComplaints(folder, bench, name, readme, given),
    ...typeComplaints(folder, name, bench, exports, patterns),
  ];
}

function idComplaints(name: string, { id, options }: Told, named: readonly Told[], isOnly: boolean): Complaint[] {
  const others = named.filter((other) => other.id === id);
  return [
    ...unless(
      others.length > 0,
      "NAMED",
      `${id} is exported as a default only.`,
      'Programs import it by a name: export { twoStringKite } from "./two-string-kite.js".',
    ),
    ...unless(
      others.length === 0 || others.some((other) => settingsOf(other.options) === settingsOf(options)),
      "NAMED",
      `The default export has ${id} with ${settingsOf(options)}, and by a name there is only one with ${others.map((other) => settingsOf(other.options)).join(", or ")}.`,
      "Export by default what programs import by its name: with no options set, whoever has it sets them.",
    ),
    ...(isOnly ? nameComplaints(name, id) : []),
  ];
}

const settingsOf = (options: Told["options"]): string =>
  Object.entries(options)
    .map(([option, value]) => `${option}=${value}`)
    .sort()
    .join(", ");

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
