import { describe, expect, it } from "vitest";
import { checkPackage } from "../../src/package/check.js";
import { type Changes, beside, manifest, sound, write } from "./desk.js";

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

  it("may have lines that end as on Windows", () => {
    const files = Object.entries({ ...beside, ...sound }).map(([file, text]) => [file, text.replaceAll("\n", "\r\n")]);
    expect(checkPackage(write(Object.fromEntries(files) as Changes)).complaints).toEqual([]);
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
