import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../workspace.mjs";

/** What docs/authoring.md claims, apart from its commands: the end-to-end stage runs those. */

const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** Code without indentation and marks of regions. */
const plain = (code: string): string =>
  code
    .replace(/^\s*\/\/ #(end)?region .*$/gm, "")
    .replace(/\s+/g, " ")
    .trim();

it.each(["src/two-string-kite.ts", "test/two-string-kite.test.ts", "test/reference.ts"])(
  "shows all of %s, in order",
  (file) => {
    const region = new RegExp(
      `<!-- generated:region examples/third-party/${file}#\\S+ -->\\s*\`\`\`ts\\n(.*?)\`\`\``,
      "gs",
    );
    const pieces = Array.from(read("docs/authoring.md").matchAll(region), ([, code]) => code);
    expect(plain(pieces.join("\n"))).toBe(plain(read(`examples/third-party/${file}`)));
  },
);

it.each(["docs/authoring.md", "docs/stability.md"])("%s names only error codes that exist", (file) => {
  const check = "packages/create-wings-technique/src/check";
  const sources = [
    "docs/errors.md",
    "packages/testing/README.md",
    ...readdirSync(join(root, check)).map((name) => `${check}/${name}`),
  ];
  const known = new Set(sources.flatMap((source) => read(source).match(/\b[A-Z_]{2,}\b/g) ?? []));
  // An environment variable appears with its value.
  const named = [...new Set(read(file).match(/WINGS_[A-Z_]+(?![A-Z_=])/g))];
  expect(named.filter((code) => !known.has(code) && !known.has(code.replace("WINGS_PACKAGE_", "")))).toEqual([]);
  expect(named.length).toBeGreaterThan(0);
});
