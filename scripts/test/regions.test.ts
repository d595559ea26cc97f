import { expect, it } from "vitest";
import { withRegions } from "../regions.mjs";

const source = `a
  // #region one
  b {
    // #region two
    c
    // #endregion two
  }
  // #endregion one
`;
const read = (file: string): string => (file === "x/y.ts" ? source : "");
const page = (name: string, inside: string): string =>
  `# A\n\n<!-- generated:region x/y.ts#${name} -->\n${inside}<!-- /generated:region -->\n\nwords\n`;

it("puts regions in a page, in place of what was there, without indentation and the marks of others", () => {
  const two = page("two", "\n```ts\nc\n```\n\n");
  expect(withRegions(page("two", ""), read)).toBe(two);
  expect(withRegions(page("two", "old $1\n"), read)).toBe(two);
  expect(withRegions(two, read)).toBe(two);
  expect(withRegions(page("one", ""), read)).toBe(page("one", "\n```ts\nb {\n  c\n}\n```\n\n"));
});

it("fails where a page shows what is not there", () => {
  expect(() => withRegions(page("three", ""), read)).toThrow("x/y.ts has no region three: a page shows it.");
});
