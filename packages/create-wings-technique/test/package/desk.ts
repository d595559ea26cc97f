// What the tests of the package check have in common: a package that is sound, and what is said of it with changes.

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect } from "vitest";
import { complaintsOf } from "../../src/package/check.js";
import { pageComplaints } from "../../src/package/page.js";

export const desk = mkdtempSync(join(tmpdir(), "wings-check-package-"));
afterAll(() => {
  rmSync(desk, { recursive: true });
});
let folders = 0;

export const manifest = {
  name: "wings-kite",
  version: "1.0.0",
  description: "Kites for wings.",
  keywords: ["sudoku", "wings-technique"],
  license: "MIT",
  type: "module",
  exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
  files: ["dist"],
  scripts: { test: "vitest run", build: "tsc", prepublishOnly: "npm test && npm run build && check-wings-technique" },
  peerDependencies: { "@wings/core": "^1.0.0" },
  engines: { node: ">=20.19" },
};
export const kite = 'var kite = { id: "jane-doe/kite", find() {} };\n';
export const INSTALL = "\n```sh\nnpm install @wings/runner wings-kite\nnpx wings solve --plugin wings-kite\n```\n";
export const readme = (code: string, output: string): string =>
  `# wings-kite\n\nFinds kites.\n\n\`\`\`ts\n${code}\n\`\`\`\n\n\`\`\`text\n${output}\n\`\`\`\n${INSTALL}`;
export const sound: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify(manifest),
  "README.md": readme('import { kite } from "wings-kite";\nconsole.log(kite.id);', "jane-doe/kite"),
  LICENSE: "MIT License",
  "dist/index.js": `${kite}export { kite, kite as default };\n`,
  "dist/index.d.ts":
    'import { Technique } from "@wings/core";\nexport declare const kite: Technique;\nexport default kite;\n',
};
/** What a package has that is not packed. */
export const beside: Readonly<Record<string, string>> = {
  "src/kite.ts": '/** Kites. */\nconst vague = "Look for two strings.";\n',
  "node_modules/@wings/core/package.json": JSON.stringify({ version: "1.2.0", engines: { node: ">=20.19" } }),
};

export type Changes = Readonly<Record<string, string | undefined>>;

/** Writes a package of its own for each test. */
export function write(files: Changes): string {
  const folder = join(desk, `package-${folders++}`);
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** What is said of the sound package with other files in it, or without those that are undefined. */
export function said(changes: Changes, others: Changes = {}): string[] {
  const files = { ...sound, ...changes };
  const folder = write({ ...beside, ...files, ...others });
  const packed = Object.entries(files).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const complaints = complaintsOf(folder, new Map(packed));
  // Nothing that it wrote to try it is left.
  expect(readdirSync(join(folder, "node_modules")).filter((name) => name.startsWith("."))).toEqual([]);
  for (const { hint } of complaints) expect(hint).toMatch(/^\S.*[.})]$/s);
  return complaints.map(({ code, message }) => `${message} (${code})`);
}

/** What is said of the page alone, with other fields in package.json. */
export const page = (text: string, fields: object = {}): string[] => {
  const own = { ...manifest, ...fields };
  const files = { ...sound, "README.md": text, "package.json": JSON.stringify(own) };
  return pageComplaints(own.name, new Map(Object.entries(files))).map(({ code, message }) => `${message} (${code})`);
};
