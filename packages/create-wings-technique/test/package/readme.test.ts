import { describe, expect, it } from "vitest";
import { INSTALL, readme, said, sound } from "./desk.js";

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
