import { describe, expect, it } from "vitest";
import { complaintsOf } from "../../src/package/check.js";
import { INSTALL, beside, manifest, readme, said, sound, write } from "./desk.js";

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

describe("a README that imports what is not installed", () => {
  const saidWith = (code: string, fields: object, language = "js"): [message: string, hint: string][] => {
    const files = {
      ...sound,
      "package.json": JSON.stringify({ ...manifest, ...fields }),
      "README.md": `${sound["README.md"]}\n\`\`\`${language}\n${code}\n\`\`\`\n`,
    };
    const complaints = complaintsOf(write({ ...beside, ...files }), new Map(Object.entries(files)));
    return complaints.map(({ message, hint }) => [message, hint]);
  };
  const at = (name: string): string => `The code in line 19 of README.md imports ${name}, which is not installed here.`;

  it.each([
    ["js", 'import { kite } from "wings-kite";\nimport { svg } from "@wings/absent";'],
    ["js", 'import { kite } from "wings-kite";\nimport { svg } from "@wings/absent/svg";'],
    ["js", 'await import("@wings/absent");'],
    ["cjs", 'require("@wings/absent");'],
  ])("says what to do: %s %s", (language, code) => {
    expect(saidWith(code, {}, language)).toEqual([
      [
        at("@wings/absent"),
        'The code is run to see what it prints. Put @wings/absent into "devDependencies" of package.json: npm install --save-dev @wings/absent.',
      ],
    ]);
  });

  it("and where package.json names it", () => {
    const fields = { devDependencies: { "@wings/absent": "^1.0.0" } };
    expect(saidWith('import "@wings/absent";', fields)).toEqual([
      [at("@wings/absent"), "package.json names it: run npm install."],
    ]);
  });

  it("says of a file that is not there what Node.js says", () => {
    const [[message]] = saidWith('import "./draw.js";', {});
    expect(message).toMatch(/^The code in line 19 of README\.md fails: Error \[ERR_MODULE_NOT_FOUND\]/);
  });
});

describe("programs of a README, in whatever way they are written", () => {
  const more = (block: string): string[] => said({ "README.md": `${sound["README.md"]}\n${block}\n` });
  const wrong = 'import { swordfish } from "wings-kite";\nconsole.log(swordfish);';

  it.each([
    ["with attributes", `\`\`\`ts title="kite.ts" {1}\n${wrong}\n\`\`\``],
    ["with tildes", `~~~ts\n${wrong}\n~~~`],
    ["in a list", `- So:\n\n  \`\`\`js\n  ${wrong.replace("\n", "\n  ")}\n  \`\`\``],
    ...["mts", "mjs", "tsx", "jsx", "JavaScript"].map((word) => [word, `\`\`\`${word}\n${wrong}\n\`\`\``]),
    ["imported as it runs", '```js\nconst { swordfish } = await import("wings-kite");\nswordfish.find();\n```'],
    ["required", '```js\nconst { swordfish } = require("wings-kite");\nswordfish.find();\n```'],
    ["cjs", '```cjs\nconst { swordfish } = require("wings-kite");\nswordfish.find();\n```'],
    [
      "told wrongly",
      '```js\nconst { kite } = await import("wings-kite");\nconsole.log(kite.id);\n```\n~~~text\nx\n~~~',
    ],
  ])("are run: %s", (_, block) => {
    const [line, ...others] = more(block);
    expect(line).toMatch(
      /^The code in line \d+ of README\.md (?:fails: \w*Error|prints\njane-doe)[^]*\(WINGS_PACKAGE_README\)$/,
    );
    expect(others).toEqual([]);
  });

  it.each([
    [
      "required",
      '```js\nconst { kite } = require("wings-kite");\nconsole.log(kite.id);\n```\n\n```text\njane-doe/kite\n```',
    ],
    [
      "by a require of its own",
      '```js\nimport { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);\nrequire("wings-kite").kite.find();\n```',
    ],
    [
      "lines in a list",
      '1. So:\n\n   ```mts\n   import { kite } from "wings-kite";\n   console.log("a\\n  b");\n   ```\n\n   ```text\n   a\n     b\n   ```',
    ],
    ["a piece", '```ts fragment title="a"\nkite.with({ deep: true }); import "wings-kite";\n```'],
    ["a page of another kind", '````md\n```ts\nimport { swordfish } from "wings-kite";\n```\n````'],
  ])("may be right: %s", (_, block) => {
    expect(more(block)).toEqual([]);
  });
});
