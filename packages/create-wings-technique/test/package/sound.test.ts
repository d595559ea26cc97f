import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { kite, manifest, readme, said, sound } from "./desk.js";

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
    const esbuild = join(import.meta.dirname, "../../../../node_modules/esbuild");
    const main = `module.exports = require(${JSON.stringify(esbuild)});`;
    const page = `${readme(typed, "jane-doe/kite")}\n\`\`\`js\nimport "wings-kite";\n\`\`\`\n\n\`\`\`ts fragment\nkite.with({ … })\n\`\`\`\n`;
    expect(said({ "README.md": page }, { "node_modules/esbuild/index.js": main })).toEqual([]);
  });
});
