import { describe, expect, it } from "vitest";
import { kite, manifest, said, sound } from "./desk.js";

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

  it("is one whose default has other options than what is exported by a name", () => {
    const moduleOf = (list: string): string =>
      `var kite = { id: "jane-doe/kite", options: { deep: true, size: 4 }, find() {} };
var strict = { ...kite, options: { size: 4, deep: false } };
export { kite };
export default ${list};
`;
    const page = `${sound["README.md"]}\nOptions: \`deep\`, \`size\`.\n`;
    const saidOf = (list: string): string[] => said({ "dist/index.js": moduleOf(list), "README.md": page });
    expect(saidOf("kite")).toEqual([]);
    expect(saidOf("{ ...kite, options: { size: 4, deep: true } }")).toEqual([]);
    expect(saidOf("strict")).toEqual([
      "The default export has jane-doe/kite with deep=false, size=4, and by a name there is only one with deep=true, size=4. (WINGS_PACKAGE_NAMED)",
    ]);
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
