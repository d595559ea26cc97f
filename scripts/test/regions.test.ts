import { expect, it } from "vitest";
import { regionOf, withRegions } from "../regions.mjs";

const source = `a
  // #region one
  b {
    // #region two
    c
    // #endregion two
  }
  // #endregion one
`;
const page = (inside: string): string =>
  `# A\n\n<!-- generated:region x/y.ts#two -->${inside}<!-- /generated:region -->\n\nwords\n`;

it("takes a region without the marks of others, as far to the left as it goes", () => {
  expect(regionOf(source, "one")).toBe("b {\n  c\n}");
  expect(regionOf(source, "two")).toBe("c");
  expect(regionOf(source, "three")).toBeUndefined();
});

it("puts regions in a page, in place of what stood there, and nothing else", () => {
  const read = (file: string): string => (file === "x/y.ts" ? source : "");
  const written = page("\n\n```ts\nc\n```\n\n");
  expect(withRegions(page("\n"), read)).toBe(written);
  expect(withRegions(page("\nold $1\n"), read)).toBe(written);
  expect(withRegions(written, read)).toBe(written);
});

it("fails where a page shows what is not there", () => {
  expect(() => withRegions(page("\n"), () => "")).toThrow("x/y.ts has no region two: a page shows it.");
});
