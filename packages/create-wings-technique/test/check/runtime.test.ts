import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { checkModule } from "../../src/check/module.js";
import { placesOf } from "../../src/check/place.js";
import { readmeProblems } from "../../src/check/readme.js";
import { type Sandbox, createSandbox } from "../../src/check/sandbox.js";
import { examplePackage } from "./example.js";

let folder = "";
let files: ReadonlyMap<string, string> = new Map();
beforeAll(async () => {
  folder = await examplePackage();
  const names = ["package.json", "README.md", "dist/index.js"];
  files = new Map(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
});

async function inSandbox<T>(
  changes: Readonly<Record<string, string>>,
  action: (sandbox: Sandbox) => T,
): Promise<Awaited<T>> {
  const sandbox = createSandbox(folder, "wings-kite", new Map([...files, ...Object.entries(changes)]));
  try {
    return await action(sandbox);
  } finally {
    sandbox.remove();
  }
}

describe("the place in the ladder", () => {
  const placesWith = (after: string | undefined) =>
    inSandbox({}, (it) => placesOf(folder, [{ id: "jane-doe/kite", after }], it));

  it("is listed with its level and score", async () => {
    expect(await placesWith("two-string-kite")).toEqual({ notes: ["jane-doe/kite: easy, score 4"], problems: [] });
    expect((await placesWith("john/other")).problems).toEqual([]);
  });

  it("is an error if it is misspelled, and a warning if there is none", async () => {
    expect((await placesWith("two-sting-kite")).problems).toMatchObject([
      {
        severity: "error",
        code: "WINGS_PACKAGE_PLACE",
        message: expect.stringContaining('"two-sting-kite"') as string,
      },
    ]);
    expect((await placesWith(undefined)).problems).toMatchObject([
      { severity: "warning", code: "WINGS_PACKAGE_PLACE" },
    ]);
  });

  it("is what the definition says", async () => {
    const { techniques } = await inSandbox({}, (it) => checkModule(it, "wings-kite", ""));
    expect(techniques).toMatchObject([{ id: "jane-doe/kite", after: "full-house" }]);
  });
});

describe("the module", () => {
  const problemsOf = async (change: (code: string) => string, name = "wings-kite"): Promise<string[]> => {
    const module = change(files.get("dist/index.js")!);
    const problems = await inSandbox({ "dist/index.js": module }, (it) => checkModule(it, name, "").problems);
    return problems.map(({ code, message }) => `${code.replace("WINGS_PACKAGE_", "")}: ${message}`);
  };
  const replaced =
    (from: string, to: string) =>
    (code: string): string => {
      expect(code).toContain(from);
      return code.replace(from, to);
    };

  it("is right", async () => {
    expect(await problemsOf((code) => code)).toEqual([]);
  });

  it.each([
    ["LOAD: The built module fails: Error: at once", (code: string) => `throw new Error("at once");\n${code}`],
    ["LOAD: The built module fails: SyntaxError", () => "export {"],
    [
      "LOAD: The built module fails: Error [WingsError]: technique jane-doe/kite (api 1) failed: Error: it fails on a board",
      replaced("find(board, report) {", 'find(board, report) { throw new Error("it fails on a board");'),
    ],
    ["EXPORT: The default export is not a technique", replaced("kite as default", "kite as other")],
    ["EXPORT: jane-doe/kite is exported as default only", replaced("default,\n  kite", "default")],
    ['NAME: The id "kite" has no author', replaced("jane-doe/kite", "kite")],
    [
      'NAME: The package is "wings-kite", but its technique is "jane-doe/fish"',
      replaced("jane-doe/kite", "jane-doe/fish"),
    ],
    [
      "README: README.md does not name the option deep",
      replaced(
        "  pattern,",
        '  options: { deep: { type: "boolean", default: false, description: "look deeper" } },\n  pattern,',
      ),
    ],
    [
      'LOAD: The module calls fetch("https://example.org/").',
      (code: string) => `${code}\nfetch("https://example.org/").catch(() => undefined);`,
    ],
    [
      "NODE: The module needs Node.js and fails in a web page: ReferenceError: Buffer",
      (code: string) => `${code}\nBuffer.from("a");`,
    ],
    [
      "NODE: The module needs Node.js and fails in a web page",
      replaced("find(board, report) {", "find(board, report) { process.uptime();"),
    ],
  ])("%s", async (message, change) => {
    const problems = await problemsOf(change);
    expect(problems).toEqual([expect.stringContaining(message)]);
  });
});

describe("the README", () => {
  const problemsOf = (change: (page: string) => string): Promise<string[]> =>
    inSandbox({}, async (it) => {
      const techniques = [{ id: "jane-doe/kite", title: "Kite" }];
      const problems = await readmeProblems(folder, "wings-kite", change(files.get("README.md")!), it, techniques);
      return problems.map(({ message }) => message);
    });
  const block = (info: string, code: string) => (page: string) => `${page}\n\`\`\`${info}\n${code}\n\`\`\`\n`;

  it.each([
    ["as it is", (page: string) => page],
    ["a piece of code", block("ts fragment", 'import { nothing } from "wings-kite";')],
    ["a command that shows the technique", block("sh", "npx wings hint --plugin . 34.")],
    ["a command that shows the technique, and gets stuck", block("sh", "npx wings solve --plugin . 78.")],
    ["a command with a placeholder", block("sh", "npx wings solve --plugins … puzzles.txt")],
  ])("is right: %s", async (_, change) => {
    expect(await problemsOf(change)).toEqual([]);
  });

  it.each([
    [
      'README.md has no code that imports "wings-kite".',
      (page: string) => page.replaceAll('from "wings-kite"', 'from "kite"').replace(/```ts/g, "```sh"),
    ],
    [
      /^README\.md, line 16: the program prints\nr1c9 .*\nbut the page says\nr1c8 /,
      (page: string) => page.replace("\nr1c9", "\nr1c8"),
    ],
    [
      /^README\.md, line \d+: the program fails: SyntaxError: .*'nothing'/,
      block("ts", 'import { nothing } from "wings-kite";\nnothing();'),
    ],
    [
      'README.md: "npx wings hint --plugin . 12." doesn\'t show the technique.',
      block("sh", "npx wings hint --plugin . 12."),
    ],
    [
      'README.md: "npx wings hint --plugin . 56." doesn\'t show the technique.',
      block("sh", "npx wings hint --plugin . 56."),
    ],
    [
      'README.md: "npx wings solve --plugins ." fails: wings: unknown flag (WINGS_UNKNOWN_FLAG)',
      block("sh", "npx wings solve --plugins ."),
    ],
  ])("%s", async (message, change) => {
    const problems = await problemsOf(change);
    expect(problems).toEqual([typeof message === "string" ? message : expect.stringMatching(message)]);
  });
});
