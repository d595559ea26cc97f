import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createTechnique } from "../src/index.js";
import { checkPackage, complaintsOf } from "../src/package/check.js";
import { fieldComplaints } from "../src/package/fields.js";
import { pageComplaints } from "../src/package/page.js";
import { importComplaints } from "../src/package/imports.js";
import { tarballComplaints } from "../src/package/tarball.js";
import { scaffoldClauses } from "../src/package/words.js";

const desk = mkdtempSync(join(tmpdir(), "wings-check-package-"));
afterAll(() => {
  rmSync(desk, { recursive: true });
});
let folders = 0;

const manifest = {
  name: "wings-kite",
  version: "1.0.0",
  description: "Kites for wings.",
  keywords: ["sudoku", "wings-technique"],
  license: "MIT",
  type: "module",
  exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
  files: ["dist"],
  peerDependencies: { "@wings/core": "^1.0.0" },
  engines: { node: ">=20.19" },
};
const kite = 'var kite = { id: "jane-doe/kite", find() {} };\n';
const INSTALL = "\n```sh\nnpm install @wings/core wings-kite\nnpx wings solve --plugin wings-kite\n```\n";
const readme = (code: string, output: string): string =>
  `# wings-kite\n\nFinds kites.\n\n\`\`\`ts\n${code}\n\`\`\`\n\n\`\`\`text\n${output}\n\`\`\`\n${INSTALL}`;
const sound: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify(manifest),
  "README.md": readme('import { kite } from "wings-kite";\nconsole.log(kite.id);', "jane-doe/kite"),
  LICENSE: "MIT License",
  "dist/index.js": `${kite}export { kite, kite as default };\n`,
  "dist/index.d.ts":
    'import { Technique } from "@wings/core";\nexport declare const kite: Technique;\nexport default kite;\n',
};
/** What a package has that is not packed. */
const beside: Readonly<Record<string, string>> = {
  "src/kite.ts": '/** Kites. */\nconst vague = "Look for two strings.";\n',
  "node_modules/@wings/core/package.json": JSON.stringify({ version: "1.2.0", engines: { node: ">=20.19" } }),
};

type Changes = Readonly<Record<string, string | undefined>>;

/** Writes a package of its own for each test. */
function write(files: Changes): string {
  const folder = join(desk, `package-${folders++}`);
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** What is said of the sound package with other files in it, or without those that are undefined. */
function said(changes: Changes, others: Changes = {}): string[] {
  const files = { ...sound, ...changes };
  const folder = write({ ...beside, ...files, ...others });
  const packed = Object.entries(files).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const complaints = complaintsOf(folder, new Map(packed));
  // Nothing that it wrote to try it is left.
  expect(readdirSync(join(folder, "node_modules")).filter((name) => name.startsWith("."))).toEqual([]);
  for (const { hint } of complaints) expect(hint).toMatch(/^\S.*[.})]$/s);
  return complaints.map(({ code, message }) => `${message} (${code})`);
}

describe("a package that may be published", () => {
  it("is one in which nothing is wrong", () => {
    expect(said({})).toEqual([]);
  });

  it.each([
    { name: "kite" },
    { name: "@jane-doe/wings-kite", publishConfig: { access: "public" } },
    { name: "@janedoe/kite", publishConfig: { access: "public" } },
    { version: "2.0.0-beta.1" },
    { peerDependencies: { "@wings/core": "^1.2.0" } },
    { peerDependencies: { "@wings/core": ">=1.1 <2" } },
    { engines: { node: ">=22" } },
    { engines: { node: "^20.19.0 || >=22.12.0" } },
    { devDependencies: { typescript: "~6.0.3" } },
  ])("may have %o", (changes) => {
    const { name = "wings-kite" } = changes as { name?: string };
    const page = sound["README.md"].replaceAll("wings-kite", name);
    const files = { "package.json": JSON.stringify({ ...manifest, ...changes }), "README.md": page };
    expect(said(files)).toEqual([]);
  });

  it("may have several techniques, and any name then", () => {
    const module = `${kite}var swordfish = { ...kite, id: "jane-doe/swordfish" };\nexport { kite, swordfish };\nexport default [kite, swordfish];\n`;
    const page = sound["README.md"].replaceAll("wings-kite", "wings-of-jane");
    const files = { "package.json": JSON.stringify({ ...manifest, name: "wings-of-jane" }), "README.md": page };
    expect(said({ ...files, "dist/index.js": module })).toEqual([]);
  });

  it("may have types and plain code in its README, and pieces that are no programs", () => {
    const typed = 'import { kite } from "wings-kite";\nconst id: string = kite.id;\nconsole.log(id);';
    const esbuild = join(import.meta.dirname, "../../../node_modules/esbuild");
    const main = `module.exports = require(${JSON.stringify(esbuild)});`;
    const page = `${readme(typed, "jane-doe/kite")}\n\`\`\`js\nimport "wings-kite";\n\`\`\`\n\n\`\`\`ts fragment\nkite.with({ … })\n\`\`\`\n`;
    expect(said({ "README.md": page }, { "node_modules/esbuild/index.js": main })).toEqual([]);
  });
});

describe("what package.json says wrong", () => {
  it.each([
    [{ version: "0.0.0-oops" }, "VERSION", '"version" is "0.0.0-oops"'],
    [{ version: "1.0" }, "VERSION", '"version" is "1.0"'],
    [{ version: undefined }, "VERSION", '"version" is undefined'],
    [{ version: "v1.0.0" }, "VERSION", '"version" is "v1.0.0"'],
    [{ peerDependencies: {} }, "CORE", '@wings/core is not among "peerDependencies"'],
    [{ peerDependencies: { "@wings/core": "*" } }, "CORE", "which takes in 2.0.0"],
    [{ peerDependencies: { "@wings/core": ">=1.0.0" } }, "CORE", "which takes in 2.0.0"],
    [{ peerDependencies: { "@wings/core": "1.2.0" } }, "CORE", "which leaves out later versions 1.x"],
    [{ peerDependencies: { "@wings/core": "~1.2.0" } }, "CORE", "which leaves out later versions 1.x"],
    [{ peerDependencies: { "@wings/core": "^2.0.0" } }, "CORE", 'is "^2.0.0", and it was built with 1.2.0'],
    [{ peerDependencies: { "@wings/core": "^1.3.0" } }, "CORE", 'is "^1.3.0", and it was built with 1.2.0'],
    [{ peerDependencies: { "@wings/core": "latest" } }, "CORE", 'is "latest", and it was built with 1.2.0'],
    [{ dependencies: { "@wings/core": "^1.0.0" } }, "CORE", '@wings/core is in "dependencies"'],
    [{ dependencies: { lodash: "^4.0.0" } }, "DEPENDENCY", 'lodash is in "dependencies"'],
    [{ optionalDependencies: { lodash: "^4.0.0" } }, "DEPENDENCY", 'lodash is in "optionalDependencies"'],
    [
      { peerDependencies: { "@wings/core": "^1.0.0", "@wings/xy-wing": "^1.0.0" } },
      "DEPENDENCY",
      '@wings/xy-wing is in "peerDependencies"',
    ],
    [{ engines: undefined }, "ENGINES", '"engines" says nothing of Node.js, and the core asks for >=20.19'],
    [{ engines: { node: ">=18" } }, "ENGINES", '"engines" says "node": ">=18", and the core asks for >=20.19'],
    [{ engines: { node: "new" } }, "ENGINES", '"engines" says "node": "new"'],
    [{ keywords: ["sudoku"] }, "KEYWORD", '"wings-technique" is not among "keywords"'],
    [{ keywords: undefined }, "KEYWORD", '"wings-technique" is not among "keywords"'],
    [{ license: undefined }, "LICENSE", '"license" is undefined'],
    [{ license: "UNLICENSED" }, "LICENSE", '"license" is "UNLICENSED"'],
    [{ type: undefined }, "TYPE", '"type" is undefined'],
    [{ name: "@jane-doe/wings-kite" }, "ACCESS", "npm publishes @jane-doe/wings-kite for its owner only"],
    [
      { peerDependenciesMeta: { "@wings/core": { optional: true } } },
      "CORE",
      '"peerDependenciesMeta" makes @wings/core optional',
    ],
    [{ bundleDependencies: ["lodash"] }, "DEPENDENCY", '"bundleDependencies" packs other packages'],
    [{ bundledDependencies: true }, "DEPENDENCY", '"bundledDependencies" packs other packages'],
    [{ engines: { node: "^20.19" } }, "ENGINES", "which leaves out 22.x, on which the core runs"],
    [{ engines: { node: ">=20.19 <23" } }, "ENGINES", "which leaves out 24.x, on which the core runs"],
    [{ engines: { node: "^20.19 || >=24" } }, "ENGINES", "which leaves out 22.x"],
    [{ os: ["linux"] }, "ENGINES", '"os" is ["linux"]'],
    [{ cpu: ["!arm"] }, "ENGINES", '"cpu" is ["!arm"]'],
    [{ publishConfig: { access: "restricted" } }, "ACCESS", 'says "access": "restricted"'],
    [{ scripts: { postinstall: "node thanks.js" } }, "SCRIPT", 'the script "postinstall" would run'],
  ])("%o", (changes, code, seen) => {
    const complaints = fieldComplaints({ ...manifest, ...changes }, { version: "1.2.0", node: ">=20.19" });
    expect(complaints).toEqual([
      {
        code: `WINGS_PACKAGE_${code}`,
        message: expect.stringContaining(seen),
        hint: expect.stringMatching(/^[A-Z].*\.$/),
      },
    ]);
  });

  it("is told all at once, with all else that is wrong", () => {
    const broken = { ...manifest, version: "0.0.0", dependencies: { lodash: "^4.0.0" }, description: "" };
    const files = { "package.json": JSON.stringify(broken), LICENSE: undefined, "src/kite.ts": "" };
    const codes = said(files).map((line) => /\(WINGS_PACKAGE_(\w+)\)$/.exec(line)?.[1]);
    expect(codes).toEqual(["VERSION", "DEPENDENCY", "FILE", "DESCRIPTION", "STRAY"]);
  });
});

describe("files that are wrong", () => {
  const files = (changes: Changes): string[] => {
    const all = Object.entries({ ...sound, ...changes }).filter((entry): entry is [string, string] => !!entry[1]);
    return tarballComplaints(new Map(all)).map(({ code, message }) => `${message} (${code})`);
  };
  it.each<[string, Changes]>([
    ["LICENSE is missing or empty. (WINGS_PACKAGE_FILE)", { LICENSE: undefined }],
    ["README.md is missing or empty. (WINGS_PACKAGE_FILE)", { "README.md": "\n" }],
    [
      "package.json names dist/index.d.ts, which would not be in the package. (WINGS_PACKAGE_EXPORTS)",
      { "dist/index.d.ts": undefined },
    ],
    ["test/kite.test.ts should not be in the package. (WINGS_PACKAGE_STRAY)", { "test/kite.test.ts": "x" }],
    ["src/kite.ts should not be in the package. (WINGS_PACKAGE_STRAY)", { "src/kite.ts": "x" }],
    ["dist/.env should not be in the package. (WINGS_PACKAGE_STRAY)", { "dist/.env": "KEY=1" }],
    [
      "dist/index.js.map points at ../src/kite.ts, which would not be in the package. (WINGS_PACKAGE_LINK)",
      { "dist/index.js.map": '{ "sources": ["../src/kite.ts"] }' },
    ],
    [
      "dist/index.js points at index.js.map, which would not be in the package. (WINGS_PACKAGE_LINK)",
      { "dist/index.js": `${sound["dist/index.js"]}//# sourceMappingURL=index.js.map\n` },
    ],
    [
      "dist/index.d.ts points at ./kite.d.ts, which would not be in the package. (WINGS_PACKAGE_LINK)",
      { "dist/index.d.ts": 'export * from "./kite.js";\n' },
    ],
  ])("%s", (line, changes) => {
    expect(files(changes)).toEqual([line]);
  });

  it.each(["main", "module", "types"])("%s at the top level", (field) => {
    const saidOf = (target: string): string[] =>
      files({ "package.json": JSON.stringify({ ...manifest, [field]: target }) });
    expect(saidOf("./dist/index.js")).toEqual([]);
    expect(saidOf("lib/kite.js")).toEqual([
      "package.json names lib/kite.js, which would not be in the package. (WINGS_PACKAGE_EXPORTS)",
    ]);
  });

  it("is no file that a text speaks of", () => {
    const text = "var hint = 'export { kite } from \"./kite.js\"';\n";
    expect(files({ "dist/index.js": text + sound["dist/index.js"] })).toEqual([]);
  });

  it.each([
    "./dist/index.js",
    { ".": "./dist/index.js" },
    { ".": { default: "./dist/index.js" } },
    { ".": { default: "./dist/index.js", types: "./dist/index.d.ts" } },
  ])("exports without types in front: %o", (exports) => {
    const [line, ...more] = files({ "package.json": JSON.stringify({ ...manifest, exports }) });
    expect(line).toMatch(/whoever imports the package wants types and a default\. \(WINGS_PACKAGE_EXPORTS\)$/);
    expect(more).toEqual([]);
  });
});

it.each([
  ["dist/index.js", 'import { readFileSync } from "node:fs";', '"node:fs"'],
  ["dist/index.js", 'export * from "lodash";', '"lodash"'],
  ["dist/index.js", 'await import("./rest.js"); const later = () => import("lodash");', '"lodash"'],
  ["dist/index.js", "const any = (name) => import(name);", "something that is known only when it runs"],
  ["dist/index.js", 'import "@wings/core/dist/board.js";', '"@wings/core/dist/board.js"'],
  ["dist/index.d.ts", 'import type { Thing } from "lodash";', '"lodash"'],
  ["dist/index.d.ts", 'export declare const a: import("lodash").Thing;', '"lodash"'],
])("a module that needs something beside it: %s with %s", (file, text, seen) => {
  expect(importComplaints(new Map([[file, text]]))).toEqual([
    { code: "WINGS_PACKAGE_IMPORT", message: `${file} imports ${seen}.`, hint: expect.stringContaining("@wings/core") },
  ]);
});

it("may import the core, files of its own, and speak of imports", () => {
  const text =
    'import { parse } from "@wings/core";\nimport "./own.js";\nconsole.log(\'import "fs"\', import.meta.url);';
  expect(importComplaints(new Map([["dist/index.js", text]]))).toEqual([]);
});

describe("a module that is wrong", () => {
  it.each([
    ["LOAD", 'import "wings-kite" fails: Error: at once', 'throw new Error("at once");\n'],
    ["LOAD", 'import "wings-kite" fails: SyntaxError', "export {\n"],
    ["LOAD", 'import "wings-kite" fails: it ended with 3', "process.exit(3);\n"],
    ["DEFAULT", "The default export of the module is no technique", `${kite}export { kite };\n`],
    ["DEFAULT", "The default export of the module is no technique", `${kite}export { kite };\nexport default [];\n`],
    [
      "DEFAULT",
      "The default export of the module is no technique",
      `${kite}export { kite };\nexport default [kite, 1];\n`,
    ],
    ["NAMED", "jane-doe/kite is exported as a default only", `${kite}export default kite;\n`],
    ["NAME", "called wings-kite, and its technique jane-doe/swordfish", moduleOf("jane-doe/swordfish")],
    ["NAME", "The id kite has no author", moduleOf("kite")],
  ])("%s: %s", (code, seen, text) => {
    // What the README says of the id is not the point here.
    const page = sound["README.md"]
      .replace("console.log(kite.id)", 'console.log("jane-doe/kite")')
      .replace("{ kite }", "kite");
    const lines = said({ "dist/index.js": text, "README.md": page });
    const own = lines.filter((line) => !line.includes("_README)") && !line.includes("_IMPORT)"));
    expect(own).toEqual([
      expect.stringMatching(new RegExp(`${seen.replace(/[()]/g, ".")}[^]* \\(WINGS_PACKAGE_${code}\\)$`)),
    ]);
  });

  it("is one whose options the README does not name", () => {
    const module = sound["dist/index.js"].replace("find() {}", "options: { deep: false }, find() {}");
    expect(said({ "dist/index.js": module })).toEqual([
      "README.md does not name the option deep. (WINGS_PACKAGE_OPTION)",
    ]);
    const page = `${sound["README.md"]}\n## Options\n\n\`deep\`: also look where it is slow.\n`;
    expect(said({ "dist/index.js": module, "README.md": page })).toEqual([]);
  });

  it("is one of an author who is not that of the package", () => {
    const fields = { ...manifest, name: "@someone/wings-kite", publishConfig: { access: "public" } };
    const page = sound["README.md"].replaceAll("wings-kite", fields.name);
    expect(said({ "package.json": JSON.stringify(fields), "README.md": page })).toEqual([
      "The package is one of @someone, and its technique, jane-doe/kite, one of jane-doe. (WINGS_PACKAGE_NAME)",
    ]);
  });
});

/** A module with one technique of that id. */
function moduleOf(id: string): string {
  return `var kite = { id: "${id}", find() {} };\nexport { kite, kite as default };\n`;
}

describe("types that are wrong", () => {
  // The compiler of this workspace stands for the author's; a technique of the core, for all of one.
  const core = {
    "node_modules/@wings/core/package.json": '{ "version": "1.2.0", "types": "index.d.ts", "type": "module" }',
    "node_modules/@wings/core/index.d.ts": "export interface Technique { readonly id: string }\n",
    "node_modules/typescript/package.json": '{ "version": "6.0.3" }',
    "node_modules/typescript/bin/tsc": `require(${JSON.stringify(join(import.meta.dirname, "../../../node_modules/typescript/bin/tsc"))});`,
  };
  const declared = sound["dist/index.d.ts"];
  const technique = 'import { Technique } from "@wings/core";\n';

  it("are not those of a technique or of a list of them", () => {
    expect(said({}, core)).toEqual([]);
    const module = `${kite}export { kite };\nexport default [kite];\n`;
    const types = `${technique}export declare const kite: Technique;\ndeclare const all: Technique[];\nexport default all;\n`;
    expect(said({ "dist/index.js": module, "dist/index.d.ts": types }, core)).toEqual([]);
  });

  it.each([
    ["dist/index.d.ts, line 4: ", `${declared}export declare const = ;\n`],
    ["dist/index.d.ts, line 4: Cannot find name 'Kites'", `${declared}export declare const kites: Kites;\n`],
    [
      "The types of kite are wrong: .*has no exported member",
      `${technique}declare const k: Technique;\nexport default k;\n`,
    ],
    [
      "The types of kite are wrong: Type 'number' is not assignable to type 'Technique",
      `${technique}export declare const kite: number;\ndeclare const k: Technique;\nexport default k;\n`,
    ],
    [
      "The types of the default export are wrong: .*has no default export",
      `${technique}export declare const kite: Technique;\n`,
    ],
    [
      "The types of the default export are wrong: Type 'string' is not assignable to type 'Technique'",
      `${technique}export declare const kite: Technique;\ndeclare const id: string;\nexport default id;\n`,
    ],
  ])("%s", (seen, types) => {
    const lines = said({ "dist/index.d.ts": types }, core);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/ \(WINGS_PACKAGE_TYPES\)$/);
    expect(lines[0]).toMatch(new RegExp(seen));
  });

  it("are told once a file, however much follows", () => {
    const types = { "dist/index.d.ts": `${declared}export declare const = ;\nexport declare const = ;\n` };
    expect(said(types, core).filter((line) => line.startsWith("dist/index.d.ts"))).toHaveLength(1);
  });

  it("are not looked at where there is no TypeScript, which is said", () => {
    const types = { "dist/index.d.ts": "export declare const = ;\n" };
    const { complaints, unseen } = checkPackage(write({ ...beside, ...sound, ...types }));
    expect(complaints).toEqual([]);
    expect(unseen).toBe("Types were not looked at: typescript is not installed here.");
  });
});

describe("a README that is wrong", () => {
  it.each([
    ["has no code that imports wings-kite", `# wings-kite\n\nFinds kites.\n${INSTALL}`],
    ["has no code that imports wings-kite", readme('import "@wings/core";', "")],
    ["in line 5 of README.md fails: SyntaxError: .*'swordfish'", readme('import { swordfish } from "wings-kite";', "")],
    [
      "in line 5 of README.md prints\njane-doe/kite\n, and the page says\nr1c9",
      readme('import { kite } from "wings-kite";\nconsole.log(kite.id);', "r1c9"),
    ],
    [
      "in line 5 of README.md prints nothing, and the page says\nr1c9",
      readme('import { kite } from "wings-kite";', "r1c9"),
    ],
  ])("%s", (seen, page) => {
    const [line, ...more] = said({ "README.md": page });
    expect(line).toMatch(new RegExp(`${seen}[^]* \\(WINGS_PACKAGE_README\\)$`));
    expect(more).toEqual([]);
  });
});

describe("a README that speaks of another package, or of what is not packed", () => {
  const page = (text: string): string[] =>
    pageComplaints("wings-kite", new Map([...Object.entries(sound), ["README.md", text]])).map(
      ({ code, message }) => `${message} (${code})`,
    );
  const own = sound["README.md"];

  it.each([
    ["npm install wings-kite", "npm install wings-kiet"],
    ["", "npm install @wings/core"],
  ])("installs %s with %s", (_, line) => {
    expect(page(own.replace("npm install @wings/core wings-kite", line))).toEqual([
      `README.md says "${line}", which does not install wings-kite. (WINGS_PACKAGE_README)`,
    ]);
  });

  it.each([
    [
      "README.md says --plugin wings-kiet, and the package is called wings-kite. (WINGS_PACKAGE_README)",
      own.replace("--plugin wings-kite", "--plugin wings-kiet"),
    ],
    [
      "README.md does not say how wings-kite is installed. (WINGS_PACKAGE_README)",
      own.replace(INSTALL, "\nUse npm install.\n"),
    ],
    [
      'README.md says "npm install kite wings-kite": kite is not wings-kite. (WINGS_PACKAGE_README)',
      own.replace("@wings/core wings-kite", "kite wings-kite"),
    ],
    [
      "README.md is titled wings-skyscraper, and the package is called wings-kite. (WINGS_PACKAGE_README)",
      own.replace("# wings-kite", "# `wings-skyscraper`"),
    ],
    [
      "README.md points at docs/kite.md#kites, which would not be in the package. (WINGS_PACKAGE_LINK)",
      `${own}\nSee [more](docs/kite.md#kites).\n`,
    ],
    [
      "README.md points at ./kite.png, which would not be in the package. (WINGS_PACKAGE_LINK)",
      `${own}\n![A kite](./kite.png)\n`,
    ],
    [
      "README.md points at kite.svg, which would not be in the package. (WINGS_PACKAGE_LINK)",
      `${own}\n<img alt="A kite" src="kite.svg">\n`,
    ],
    [
      "README.md points at ../more.md, which would not be in the package. (WINGS_PACKAGE_LINK)",
      `${own}\nSee [more].\n\n[more]: ../more.md\n`,
    ],
  ])("%s", (line, text) => {
    expect(page(text)).toEqual([line]);
  });

  it("may have a title of its own, whole addresses, links to what is packed, and the plugins of others beside it", () => {
    const links = "[a](https://example.org/a.md) [b](LICENSE) [c](./dist) [d](#kites) `[e](e.md)`";
    const command = "npx wings solve --plugin wings-skyscraper --plugin wings-kite\nwings test --plugin .";
    const text = own.replace("# wings-kite", "# Two-String-Kite");
    expect(page(`${text}\n${links}\n\n\`\`\`sh\n${command}\n\`\`\`\n`)).toEqual([]);
  });
});

describe("words of the scaffold", () => {
  const made = createTechnique({ name: "kite", author: "Jane Doe", from: desk }).folder;
  const textOf = (file: string): string => readFileSync(join(made, file), "utf8");

  it("are all that the template says of its technique, or tells the author to write", () => {
    // Whoever changes the template sees here whether an author is to replace the new words.
    expect([...scaffoldClauses()]).toMatchInlineSnapshot(`
      [
        "say in one sentence what it finds",
        "say where it stands among the others",
        "what it finds that they don't, how often, and what to try instead",
        "define it in one sentence",
        "to begin with",
        "a cell that has one candidate left",
        "say why what it eliminates or places follows from the pattern",
        "the cell must hold a digit",
        "measure it with \`benchtechnique\`, and say what makes it fast or slow",
        "say what it does not find, and what it reports more than once",
        "the pattern in one sentence",
        "a cell that has one candidate left takes it",
        "the cell that has one candidate left",
        "{cell} has no other candidate than {digit}",
        "look for a cell that has one candidate left",
        "a cell with one candidate",
      ]
    `);
  });

  it.each([
    ["package.json", "say in one sentence what it finds"],
    ["README.md", "say where it stands among the others"],
    ["README.md", "measure it with `benchtechnique`, and say what makes it fast or slow"],
    ["README.md", "say what it does not find, and what it reports more than once"],
    ["src/kite.ts", "{cell} has no other candidate than {digit}"],
    ["test/reference.ts", "to begin with"],
  ])("in %s: %s", (file, clause) => {
    const lines = said({}, { "src/kite.ts": textOf("src/kite.ts"), [file]: textOf(file) }).filter((line) =>
      line.startsWith(file),
    );
    expect(lines).toEqual([expect.stringMatching(/still has words of the scaffold: .* \(WINGS_PACKAGE_WORDS\)$/)]);
    expect(lines[0]).toContain(`"${clause}"`);
  });

  it("do not stand in the way of words that only look alike", () => {
    const page = `${sound["README.md"]}\nA cell that has one candidate left is solved first. To begin with, look at the rows.\n`;
    expect(said({ "README.md": page })).toEqual([]);
  });
});

describe("what npm would pack", () => {
  it("is looked at, and nothing else", () => {
    const folder = write({ ...beside, ...sound, "notes.txt": "mine" });
    expect(checkPackage(folder)).toEqual({
      name: "wings-kite@1.0.0",
      files: ["LICENSE", "README.md", "dist/index.d.ts", "dist/index.js", "package.json"],
      complaints: [],
      unseen: "Types were not looked at: typescript is not installed here.",
    });
  });

  it("is all there is where package.json does not say what", () => {
    const all = { ...manifest, files: undefined };
    const { complaints } = checkPackage(write({ ...beside, ...sound, "package.json": JSON.stringify(all) }));
    expect(complaints.map(({ message }) => message)).toEqual(["src/kite.ts should not be in the package."]);
  });

  it("is nothing where npm refuses", () => {
    const broken = write({ ...beside, ...sound, "package.json": JSON.stringify({ ...manifest, version: undefined }) });
    const { complaints } = checkPackage(broken);
    expect(complaints.map(({ code }) => code)).toEqual(["WINGS_PACKAGE_VERSION", "WINGS_PACKAGE_PACK"]);
  });

  it("is nothing where there is no package", () => {
    const { complaints } = checkPackage(write({ "README.md": "x" }));
    expect(complaints).toEqual([expect.objectContaining({ code: "WINGS_PACKAGE_FILE" })]);
  });
});
