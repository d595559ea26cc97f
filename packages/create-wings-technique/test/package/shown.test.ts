import { describe, expect, it } from "vitest";
import { type Changes, beside, said, sound } from "./desk.js";
import { installed } from "./real.js";

const BOARD = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** A command that takes some words only, and says in which folder it was called otherwise. */
const runner: Changes = {
  "node_modules/@wings/runner/package.json":
    '{ "version": "1.0.0", "type": "module", "bin": { "wings": "dist/cli.js" } }',
  "node_modules/@wings/runner/dist/cli.js": `
import { existsSync, readFileSync } from "node:fs";
const [command, ...words] = process.argv.slice(2);
const { name } = JSON.parse(readFileSync("package.json", "utf8"));
const fail = (why, status) => { console.error("wings: " + why); process.exit(status); };
if (existsSync("src")) fail("what is not packed is here (WINGS_TEST)", 1);
if (words.includes("--plugins")) fail("wings solve has no flag --plugins. (WINGS_UNKNOWN_FLAG)\\nMore.", 2);
if (command === "stop") fail("say more", 2);
if (command === "no") process.exit(1);
if (command === "rate" && !existsSync(words.at(-1))) fail("there is no file (WINGS_NO_SUCH_FILE)", 2);
if (command.startsWith("-")) fail("there is no command " + command, 2);
if (words.includes("--plugin") && !/^[.](?:[/]dist[/]index[.]js)?$/.test(words[words.indexOf("--plugin") + 1].replace(name, "."))) fail(name + "? (WINGS_PLUGIN_NOT_FOUND)", 2);
if (command === "bad") fail("a line is bad (WINGS_BAD_CHARACTER)", 1);
`,
};

const saidOf = (lines: string, others: Changes): string[] =>
  said({ "README.md": `${sound["README.md"]}\n\`\`\`sh\n${lines}\n\`\`\`\n` }, others);

describe("lines of a README that run the command", () => {
  it.each([
    ["npx wings solve --plugins wings-kite 4", "wings: wings solve has no flag --plugins. (WINGS_UNKNOWN_FLAG)"],
    ["npx wings bad --plugin wings-kite 4", "wings: a line is bad (WINGS_BAD_CHARACTER)"],
    ["npx --yes wings stop", "wings: say more"],
    ["npm exec wings -- bad 4", "wings: a line is bad (WINGS_BAD_CHARACTER)"],
    ["npm exec -- wings bad 4", "wings: a line is bad (WINGS_BAD_CHARACTER)"],
    ["npm exec wings solve --plugin wings-kite 4", "npm keeps --plugin for itself where no -- stands before it"],
    ["npm x wings solve --all -- 4", "npm keeps --all for itself where no -- stands before it"],
    ["npx wings solve --plugin node_modules/wings-kiet", "wings: wings-kite? (WINGS_PLUGIN_NOT_FOUND)"],
    ["pnpm exec wings bad | less", "wings: a line is bad (WINGS_BAD_CHARACTER)"],
    ['npx wings bad "4 5" # tells nothing', "wings: a line is bad (WINGS_BAD_CHARACTER)"],
  ])("%s", (line, why) => {
    expect(saidOf(line, { ...runner, ...beside })).toEqual([
      `README.md says "${line}", which fails: ${why} (WINGS_PACKAGE_README)`,
    ]);
  });

  it.each([
    "npx wings solve --plugin wings-kite 4",
    "npm exec wings -- solve --plugin wings-kite 4",
    "npm exec --yes -- wings solve --plugin wings-kite 4",
    "npm x wings solve 4",
    "pnpm exec wings solve --plugin wings-kite 4",
    "npx wings solve --plugin node_modules/wings-kite 4",
    "npx wings solve --plugin ./node_modules/wings-kite/dist/index.js 4",
    "npx wings no 4",
    "npx wings rate --plugin wings-kite puzzles.txt",
    "npx wings bad FILE",
    "npx wings bad <board>",
    "npx wings bad …",
    "npx wings bad path.jsonl",
    "cat a | npx wings bad -",
    "npx wings play --plugins a",
    "wings bad",
  ])("%s is fine, or can't be tried", (line) => {
    expect(saidOf(line, { ...runner, ...beside })).toEqual([]);
  });
});

describe("the same where the command is not installed", () => {
  const core = installed();
  it.each([
    ["--only anne/kite", "there is no anne/kite in the package, but jane-doe/kite"],
    ["--skip naked-pair,jane-doe/kites", "there is no jane-doe/kites in the package, but jane-doe/kite"],
    ["--until=jane-doe/kites", "there is no jane-doe/kites in the package, but jane-doe/kite"],
    ["--set jane-doe/kite.dep=true", "jane-doe/kite has no option dep"],
    [`${BOARD}7777`, "Line 1, column 82: expected 81 cells, seen 85"],
  ])("%s", (words, why) => {
    const line = `npx wings solve --plugin wings-kite ${words}`;
    const module = {
      ...core,
      "node_modules/@wings/testing/package.json": undefined,
      "node_modules/typescript/package.json": undefined,
    };
    const [first, ...more] = saidOf(line, module);
    expect(first).toContain(`README.md says "${line}", which fails: ${why}`);
    expect(more).toEqual([]);
  });

  it.each([
    `--only naked-pair,pkg:kites,jane-doe/kite ${BOARD}`,
    "--plugin another --only anne/kite",
    "--set anne/kite.deep=true --plugin another",
  ])("%s is fine", (words) => {
    expect(saidOf(`npx wings solve --plugin wings-kite ${words}`, beside)).toEqual([]);
  });
});
