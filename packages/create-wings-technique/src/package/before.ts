import { type Complaint, unless } from "./complaint.js";
import { type Manifest, recordOf, textOf } from "./manifest.js";

/** What npm runs of a package before it sends it. */
const BEFORE = ["prepublishOnly", "prepack", "prepare"];
/** What runs scripts of a package.json, and which. */
const CALL = /\b(?:npm|pnpm|yarn|bun|npm-run-all|run-[sp]|node --run|turbo|wireit)\b([^&|;]*)/g;
const RUNS_TESTS = /\b(?:vitest|jest|mocha|ava|tap|uvu)\b|\bnode\b.*\s--test\b/;
/** A program of the author's own may run anything. */
const OWN = /(?:^|[&|;]\s*)(?:(?:node|tsx|bun|deno|bash|sh|make|just)\s+(?!-|run\b|x\b)[\w./-]+|\.\/\S+)/;

/** Nothing is sent before the tests and this check have passed. */
export function beforeComplaints(manifest: Manifest): Complaint[] {
  const scripts = recordOf(manifest.scripts);
  const run = new Set<string>();
  const go = (name: string): void => {
    const text = textOf(scripts[name]);
    if (text === "" || run.has(name)) return;
    run.add(name);
    for (const next of calledBy(text)) for (const each of [`pre${next}`, next, `post${next}`]) go(each);
  };
  for (const name of BEFORE) go(name);
  const texts = [...run].map((name) => textOf(scripts[name]));
  if (texts.some((text) => OWN.test(text))) return [];
  const lacks = [
    ...(run.has("test") || texts.some((text) => RUNS_TESTS.test(text)) ? [] : ["the tests"]),
    ...(texts.some((text) => /\bcheck-wings-technique\b/.test(text)) ? [] : ["check-wings-technique"]),
  ];
  return unless(
    lacks.length === 0,
    "TESTS",
    `package.json: before it is published, no script runs ${lacks.join(" and ")}.`,
    'Write "prepublishOnly": "npm test && npm run build && check-wings-technique", as npm runs that by itself.',
  );
}

/** The scripts that a script calls: any word behind what runs scripts may be one. */
const calledBy = (text: string): string[] =>
  [...text.matchAll(CALL)]
    .flatMap(([, words = ""]) => words.trim().split(/\s+/))
    .map((word) => (word === "t" || word === "tst" ? "test" : word));
