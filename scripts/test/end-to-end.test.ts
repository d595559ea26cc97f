import { expect, it } from "vitest";
import { programsOf } from "../end-to-end/readme-code.mjs";
import { contentFaults } from "../end-to-end/tarballs.mjs";

const good = { "package.json": "{}", "README.md": "# x", LICENSE: "MIT", "dist/index.js": "", "dist/index.d.ts": "" };
const faults = (changes: Record<string, string>): string[] =>
  contentFaults(new Map(Object.entries({ ...good, ...changes })));

it("lets a tarball pass in which all is right", () => {
  expect(faults({})).toEqual([]);
});

it.each([
  ["README.md is missing or empty", { "README.md": " \n" }],
  ["test/x.test.ts should not be packed", { "test/x.test.ts": "" }],
  ["dist/x.test.js should not be packed", { "dist/x.test.js": "" }],
  ["src/index.ts should not be packed", { "src/index.ts": "" }],
  ["dist/.tsbuildinfo should not be packed", { "dist/.tsbuildinfo": "" }],
  ["dist/index.js.map points to sources that are not packed", { "dist/index.js.map": '{ "sources": ["../x.ts"] }' }],
  [
    "a dependency is link:../a, which only this workspace has",
    { "package.json": '{"dependencies":{"a":"link:../a"}}' },
  ],
])("finds that %s", (fault, changes) => {
  expect(faults(changes)).toEqual([fault]);
});

it("takes the TypeScript of a page for programs, and the text below for their output", () => {
  const page = (between: string): string =>
    `# A\n\n\`\`\`ts fragment\nx;\n\`\`\`\n\n\`\`\`ts\nf();\n\`\`\`\n${between}\n\`\`\`text\n1\n\`\`\`\n`;
  expect(programsOf(page("prints"))).toEqual([{ line: 7, code: "f();\n", output: "1\n" }]);
  expect(programsOf(page("\n## B\n"))).toEqual([{ line: 7, code: "f();\n", output: undefined }]);
});
