import { existsSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { TEMPLATE_NAMES } from "../template.js";
import { type Complaint, unless } from "./complaint.js";
import { readText } from "./text.js";

/*
 * Where the template says something of its technique, or what to write, the author writes something else: else a package is
 * published that says "Define it in one sentence", or that a kite is a cell with one candidate. The template itself is asked
 * what these sentences are, so that none is forgotten when it changes.
 */
const template = fileURLToPath(new URL("../../template", import.meta.url));

/** What may stay as it is, whatever the technique. */
const TRUE_OF_ALL: ReadonlySet<string> = new Set([
  "the standard techniques in their order",
  "`wings techniques` lists them",
  "the fields of the pattern and what they mean",
  "the types and the json come from here",
  // What comes behind it is what an author replaces.
  "the pattern in one sentence",
  "to begin with",
  "the definition as code, slow and obvious, sharing nothing with the finder",
]);

/** In place of the template's own names: what is said with one of them is right with a new one. */
const NAME = "(a name)";

/** The clauses of the template that an author replaces, in small letters. */
export function scaffoldClauses(): ReadonlySet<string> {
  const files = ["package/README.md", "package/_package.json", "technique/README.md"];
  const code = ["technique/src/my-technique.ts", "technique/test/reference.ts"];
  const clauses = [...files, ...code].flatMap((file) =>
    clausesOf(file, readText(join(template, file)).replace(TEMPLATE_NAMES, NAME)),
  );
  return new Set(clauses.filter((clause) => !TRUE_OF_ALL.has(clause) && !clause.includes(NAME)));
}

/** Where words of the scaffold are left. */
export function wordComplaints(folder: string): Complaint[] {
  const scaffold = scaffoldClauses();
  return written(folder).flatMap((file) => {
    const left = new Set(clausesOf(file, readText(join(folder, file))).filter((it) => scaffold.has(it)));
    return unless(
      left.size === 0,
      "WORDS",
      `${file} still has words of the scaffold: ${[...left].map((clause) => `"${clause}"`).join(", ")}.`,
      "Say there what is so of your technique.",
    );
  });
}

/** The files of a package in which its author writes. */
const written = (folder: string): string[] => [
  ...["package.json", "README.md"].filter((file) => existsSync(join(folder, file))),
  ...["src", "test"]
    .filter((part) => existsSync(join(folder, part)))
    .flatMap((part) =>
      readdirSync(join(folder, part), { recursive: true, encoding: "utf8" }).map((file) => `${part}/${file}`),
    )
    .map((file) => file.replaceAll(sep, "/"))
    .filter((file) => /\.[cm]?[jt]s$/.test(file))
    .sort(),
];

/** What a file says, clause by clause: of code its comments and texts, of a page what is neither heading nor code. */
function clausesOf(file: string, text: string): string[] {
  const said = file.endsWith(".json")
    ? [(JSON.parse(text) as { description?: string }).description ?? ""]
    : file.endsWith(".md")
      ? text.replace(/^```.*?^```$|^(?:#|<!--)[^\n]*$/gms, "\n\n").split(/\n\s*\n/)
      : (text.match(/"(?:[^"\\\n]|\\.)*"|\/\*[^]*?\*\/|\/\/.*/g) ?? []).map((part) =>
          part.replace(/^\W*\*|"|\/\/|\*\/$/g, ""),
        );
  return said
    .flatMap((part) => part.split(/[.:!?](?=\s|$)/))
    .map((clause) =>
      clause
        .replace(/\s+\*?\s*/g, " ")
        .trim()
        .toLowerCase(),
    )
    .filter((clause) => clause.split(" ").length >= 3);
}
