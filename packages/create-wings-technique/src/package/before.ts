import { type Complaint, complaint, unless } from "./complaint.js";
import { type Manifest, recordOf, textOf } from "./manifest.js";
import { dropsStatus } from "./status.js";

/** What npm runs of a package before it sends it. */
const BEFORE = ["prepublishOnly", "prepack", "prepare"];
/** What runs scripts of a package.json, and which. */
const CALL = /\b(?:npm|pnpm|yarn|bun|npm-run-all|run-[sp]|node --run|turbo|wireit)\b([^&|;]*)/g;
const RUNS_TESTS = /\b(?:vitest|jest|mocha|ava|tap|uvu)\b|\bnode\b.*\s--test\b/;
const RUNS_CHECK = /\bcheck-wings-technique\b/;
/** `tsc` alone may only look at types: a script of this name says what it is. */
const BUILD_SCRIPT = /^(?:build|bundle|compile)\b/;
const RUNS_BUILD =
  /\b(?:esbuild|tsup|tsdown|rollup|rolldown|webpack|rspack|parcel|unbuild|bunchee|microbundle|pkgroll|swc|(?:vite|bun) build)\b|\btsc\b(?!.*--noEmit\b).*\s(?:-p|--project|-b|--build|--outDir)\b/;
const IDLE = /^\s*(?:true|:|exit\b.*|echo\b.*)?\s*$/;
/** A program of the author's own may run anything. */
const OWN = /(?:^|[&|;]\s*)(?:(?:node|tsx|bun|deno|bash|sh|make|just)\s+(?!-|run\b|x\b)[\w./-]+|\.\/\S+)/;

/** A command, and the script that it stands in. */
interface Step {
  readonly script: string;
  readonly command: string;
}

/** Nothing is sent before the tests and this check have passed, and nothing that an earlier build left behind. */
export function beforeComplaints(manifest: Manifest): Complaint[] {
  const scripts = recordOf(manifest.scripts);
  const steps = BEFORE.flatMap((name) => stepsOf(scripts, name));
  const run = new Set(steps.map(({ script }) => script));
  // Of `test` that is told with what else is wrong with it.
  const careless = [...run].filter((name) => name !== "test" && dropsStatus(textOf(scripts[name])));
  const goOn = careless.map((name) =>
    complaint(
      "TESTS",
      `package.json: the script "${name}" is "${textOf(scripts[name])}", which goes on where something fails, and is run before publishing.`,
      "Join what it runs by &&, and leave out what makes a failure pass.",
    ),
  );
  return steps.some(({ command }) => OWN.test(command)) ? goOn : [...goOn, ...lacks(manifest, steps, run)];
}

function lacks(manifest: Manifest, steps: readonly Step[], run: ReadonlySet<string>): Complaint[] {
  const built = isMade(manifest) ? steps.findIndex(isBuild) : 0;
  const checked = steps.map(({ command }) => RUNS_CHECK.test(command)).lastIndexOf(true);
  const missing = [
    ...(run.has("test") || steps.some(({ command }) => RUNS_TESTS.test(command)) ? [] : ["the tests"]),
    ...(built >= 0 ? [] : ["the build"]),
    ...(checked >= 0 ? [] : ["check-wings-technique"]),
  ];
  const hint =
    'Write "prepublishOnly": "npm test && npm run build && check-wings-technique", as npm runs that by itself.';
  if (missing.length > 0) {
    const message = `package.json: before it is published, no script runs ${missing.join(" and ")}.`;
    return [complaint("TESTS", message, hint)];
  }
  return unless(
    built <= checked,
    "TESTS",
    "package.json: before it is published, it is built only behind check-wings-technique, which so looks at an earlier build.",
    hint,
  );
}

/** All that a script runs, one command after the other, with the scripts that these call. */
function stepsOf(scripts: Readonly<Record<string, unknown>>, script: string, within: readonly string[] = []): Step[] {
  const text = textOf(scripts[script]);
  if (text === "" || within.includes(script)) return [];
  return text.split(/&&|[|;&]/).flatMap((command) => [
    { script, command },
    ...calledBy(command)
      .flatMap((next) => [`pre${next}`, next, `post${next}`])
      .flatMap((next) => stepsOf(scripts, next, [...within, script])),
  ]);
}

const isBuild = ({ script, command }: Step): boolean =>
  !IDLE.test(command) && (BUILD_SCRIPT.test(script) || RUNS_BUILD.test(command));

/** Whether the module is made of something else: what is written by hand lies with the sources. */
function isMade({ exports }: Manifest): boolean {
  const main = recordOf(recordOf(exports)["."]).default;
  return textOf(main) === "" || /^\.\/(?:dist|build|lib|out|esm)\//.test(textOf(main));
}

/** The scripts that a script calls: any word behind what runs scripts may be one. */
const calledBy = (text: string): string[] =>
  [...text.matchAll(CALL)]
    .flatMap(([, words = ""]) => words.trim().split(/\s+/))
    .map((word) => (word === "t" || word === "tst" ? "test" : word));
