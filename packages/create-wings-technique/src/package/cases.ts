import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { type Complaint, complaint } from "./complaint.js";
import { type Manifest, recordOf, textOf } from "./manifest.js";
import { dropsStatus } from "./status.js";
import { readText } from "./text.js";
import { codeAlone, lineAt } from "./uncode.js";

/** What a case is called by; of others, `skip` and its kin may mean anything. */
const CASE = String.raw`(?<![\w$.])(?:describe|it|test|suite)(?:\.\w+)*`;
const OPTION = String.raw`\b(?:only|skip|todo)\s*:\s*true\b`;
/** The way to an option of a case: behind its name, or in front of all. */
const AS_OPTION = String.raw`${CASE}(?:\([^()]*\))?\s*\((?:(?:[^,(){}]|\$\{[^{}]*\})*,)?\s*\{[^{}]*`;

/** Where cases are left out, as vitest, jest and node:test have it: others pass without them, and nobody notices. */
const LEFT_OUT = new RegExp(String.raw`${CASE}\.(?:only|skip|todo)\b|${OPTION}(?<=${AS_OPTION}${OPTION})`);

/** Ways of a script to pass without what it is there for. */
const IDLE: readonly (readonly [form: RegExp, what: string])[] = [
  [/^\s*(?:true|:|exit\b.*|echo\b[^&|;]*)\s*$/, "runs no test"],
  [/--passWithNoTests(?!=false)/i, "passes where no test is run"],
  [/\b(?:vitest|jest)\b.*\s(?:-t|--testNamePattern|--changed|--shard)\b/, "leaves out tests"],
  [/--allowOnly(?!=false)/i, "lets one test stand for all"],
];
/** The same in a file of settings. */
const SET = /\b(?:passWithNoTests|allowOnly)\s*:\s*true\b|\btestNamePattern\s*:/;

/** Where the tests of a package do not test all that they say, as far as can be seen without running them. */
export const caseComplaints = (folder: string, manifest: Manifest): Complaint[] => [
  ...scriptComplaints(manifest),
  ...sources(folder).flatMap((file) => fileComplaints(file, codeAlone(readText(join(folder, file))))),
];

function scriptComplaints({ scripts }: Manifest): Complaint[] {
  const script = textOf(recordOf(scripts).test);
  const [, idle] = IDLE.find(([form]) => form.test(script)) ?? [];
  const what = idle ?? (dropsStatus(script) ? "passes where a test fails" : undefined);
  return what === undefined
    ? []
    : [
        complaint(
          "TESTS",
          `package.json: the script "test" is "${script}", which ${what}.`,
          'Write what runs them all, such as "vitest run --allowOnly=false".',
        ),
      ];
}

const isTest = (file: string): boolean => /^tests?\/|\.(?:test|spec)\./.test(file);
const isSetting = (file: string): boolean => /^vite(?:st)?\.config\./.test(file);

function fileComplaints(file: string, code: string): Complaint[] {
  const form = isTest(file) ? LEFT_OUT : isSetting(file) ? SET : undefined;
  if (form === undefined) return [];
  return [...code.matchAll(new RegExp(form, "g"))].map(({ 0: seen, index }) =>
    complaint(
      "TESTS",
      `${file}, line ${lineAt(code, index)}: ${seen} leaves out tests.`,
      "Remove it: what is published passes all of its tests.",
    ),
  );
}

/** The folders in which no author writes. */
const MADE = /(?:^|\/)(?:node_modules|dist|coverage|\.[^/]+)(?:\/|$)/;

function sources(folder: string): string[] {
  const walk = (path: string): string[] =>
    readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
      const at = path === "" ? entry.name : `${path}/${entry.name}`;
      if (MADE.test(at)) return [];
      return entry.isDirectory() ? walk(at) : [at.replaceAll(sep, "/")];
    });
  return walk("")
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
    .sort();
}
