import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { STATIONS } from "@wings/ladder";
import ts from "typescript";
import { expect, it } from "vitest";
import { root, workspacePackages } from "../workspace.mjs";

/**
 * Numbers in the documents that a change of the code makes wrong. The page names each of them behind the number, where readers
 * don't see it: `at most 24<!-- number:facts --> facts`.
 */

const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** What a pattern finds in a file, exactly once. */
function textIn(file: string, pattern: RegExp): string {
  const found = [...read(file).matchAll(new RegExp(pattern, "g"))];
  if (found.length !== 1) throw new Error(`${file} has ${found.length} matches for ${pattern}`);
  return found[0][1];
}

/** A constant, a default or a field with a number, by name or by pattern: `MAX = 1_000`, `boards = 100`, `time: 20_000`. */
const numberIn = (file: string, name: string | RegExp): number =>
  Number(
    textIn(file, typeof name === "string" ? new RegExp(`\\b${name}(?: =|:) ([\\d_]+)\\b`) : name).replaceAll("_", ""),
  );

/** How many kinds a type has: `A | B | C`. */
function kindsIn(file: string, name: string): number {
  const types = ts
    .createSourceFile(file, read(file), ts.ScriptTarget.Latest)
    .statements.filter(ts.isTypeAliasDeclaration);
  const type = types.find((each) => each.name.text === name)?.type;
  if (type === undefined || !ts.isUnionTypeNode(type)) throw new Error(`${file} has no union ${name}`);
  return type.types.length;
}

const core = "packages/core/src";
const player = "packages/player/src";
const commands = "apps/runner/src/commands";
const lock = "apps/runner/src/run/resume/lock.ts";

/** By name, as a page says it. */
const NUMBERS: Readonly<Record<string, number | string>> = {
  techniques: read("packages/ladder/src/ladder.ts").match(/^ +place\(/gm)!.length,
  node: textIn("package.json", /"node": "\^(.+)"/).replace(" || >=", ", or "),
  "oldest-typescript": textIn("scripts/end-to-end/install.mjs", /OLDEST = "(\d+\.\d+)\./),
  "hint-kilobytes": numberIn("scripts/sizes.mjs", /"hint, four wings", .*limit: ([\d_]+)/) / 1000,
  "all-kilobytes": numberIn("scripts/sizes.mjs", /"hint, all techniques",\s+budget: ([\d_]+)/) / 1000,

  "fact-kinds": kindsIn(`${core}/proof/facts.ts`, "NamedFact"),
  "field-kinds": kindsIn(`${core}/technique/pattern.ts`, "FieldKind"),
  "mark-kinds": kindsIn(`${core}/technique/mark.ts`, "Mark"),
  "message-forms": kindsIn(`${core}/technique/message.ts`, "Form"),
  facts: numberIn(`${core}/proof/reason.ts`, "MAX_FACTS"),
  lemmas: numberIn(`${core}/proof/prove.ts`, "maxLemmas"),
  nodes: numberIn(`${core}/proof/prove.ts`, "maxNodes"),
  weight: numberIn(`${core}/proof/counts.ts`, "MAX_WEIGHT"),
  findings: numberIn(`${core}/solve/find.ts`, "maxFindings"),
  "players-chain": numberIn("packages/ladder/src/presets.ts", "LONGEST_BY_HAND"),

  "plugin-memory": numberIn("apps/runner/src/techniques/plugins/host.ts", "MEMORY"),
  "lock-touch": numberIn(lock, "HEARTBEAT") / 1000,
  "lock-stale": numberIn(lock, "STALE") / 1000,
  "lock-stale-elsewhere": numberIn(lock, "STALE_ELSEWHERE") / 60_000,
  block: numberIn("packages/generate/src/generate.ts", "ATTEMPTS_IN_BLOCK"),
  "practice-tries": numberIn(`${commands}/practice/command.ts`, /tries:[^]*?default: ([\d_]+)/),
  "dataset-tries": numberIn(`${commands}/dataset/record.ts`, "TRIES"),
  "call-seconds": numberIn(`${commands}/mcp/call.ts`, "time") / 1000,
  "call-memory": numberIn(`${commands}/mcp/call.ts`, "memory"),
  "call-text": numberIn(`${commands}/mcp/tools.ts`, "MAX_TEXT"),
  "call-page": numberIn(`${commands}/mcp/tools.ts`, /const limit = .*\.max\((\d+)\)/),
  "call-puzzles": numberIn(`${commands}/mcp/tools.ts`, "MAX_PUZZLES"),
  "call-findings": numberIn(`${commands}/mcp/thread.ts`, "MAX_FINDINGS"),
  "call-explanation": numberIn(`${commands}/mcp/parts.ts`, "MAX_PART"),

  "known-answers": numberIn(`${player}/mastery.ts`, "ANSWERS_TO_KNOW"),
  "known-puzzles": numberIn(`${player}/mastery.ts`, "USES_TO_KNOW"),
  "mastered-days": numberIn(`${player}/mastery.ts`, "DAYS_TO_MASTER"),
  "mastered-puzzles": numberIn(`${player}/mastery.ts`, "USES_TO_MASTER"),
  "front-stations": STATIONS.filter(({ isFront }) => isFront).length,
  "gif-pictures": numberIn("apps/playground/src/features/film/gif-frames.ts", "MOST_FRAMES"),
  undo: numberIn("apps/playground/src/model/shelf.ts", "STEPS"),
  "page-techniques": numberIn("packages/plugin-host/src/limits.ts", "techniques"),
};

const WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A number as a page may write it: `1,000`, or `ten`. */
const formsOf = (value: number | string): string[] =>
  typeof value === "string" ? [value] : [value.toLocaleString("en"), WORDS[value]].filter((form) => form !== undefined);

const pages = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(join(root, "docs")).map((name) => `docs/${name}`),
  ...workspacePackages().map(({ folder }) => `${folder}/README.md`),
].filter((file) => file.endsWith(".md") && existsSync(join(root, file)));

it("numbers in the documents are those of the code", () => {
  const unused = new Set(Object.keys(NUMBERS));
  const faults = pages.flatMap((file) =>
    Array.from(read(file).matchAll(/(.{0,30})<!-- number:(\S+) -->/gs), ([, before, name]) => {
      unused.delete(name);
      const forms = name in NUMBERS ? formsOf(NUMBERS[name]) : [];
      const line = before.replace(/\s+/g, " ");
      const isRight = forms.some((form) => new RegExp(`(^|[^\\w.,])${form}$`, "i").test(line));
      return isRight
        ? []
        : [`${file}: "${line}" should end with ${forms.join(" or ") || "a number of the list"} (${name})`];
    }).flat(),
  );
  expect(faults).toEqual([]);
  expect([...unused]).toEqual([]);
});
