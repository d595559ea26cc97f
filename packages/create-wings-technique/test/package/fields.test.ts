import { describe, expect, it } from "vitest";
import { fieldComplaints } from "../../src/package/fields.js";
import { manifest, said } from "./desk.js";

describe("what package.json says wrong", () => {
  it.each([
    [{ version: "0.0.0-oops" }, "VERSION", '"version" is "0.0.0-oops"'],
    [{ version: "1.0" }, "VERSION", '"version" is "1.0"'],
    [{ version: undefined }, "VERSION", '"version" is undefined'],
    [{ version: "v1.0.0" }, "VERSION", '"version" is "v1.0.0"'],
    [{ peerDependencies: {} }, "CORE", '@wings/core is not among "peerDependencies"'],
    [{ peerDependencies: { "@wings/core": "*" } }, "CORE", "which takes in 2.0.0"],
    [{ peerDependencies: { "@wings/core": ">=1.0.0" } }, "CORE", "which takes in 2.0.0"],
    [{ peerDependencies: { "@wings/core": "1.2.0" } }, "CORE", "which leaves out later versions 1.x"],
    [{ peerDependencies: { "@wings/core": "~1.2.0" } }, "CORE", "which leaves out later versions 1.x"],
    [{ peerDependencies: { "@wings/core": "^2.0.0" } }, "CORE", 'is "^2.0.0", and it was built with 1.2.0'],
    [{ peerDependencies: { "@wings/core": "^1.3.0" } }, "CORE", 'is "^1.3.0", and it was built with 1.2.0'],
    [{ peerDependencies: { "@wings/core": "latest" } }, "CORE", 'is "latest", and it was built with 1.2.0'],
    [{ dependencies: { "@wings/core": "^1.0.0" } }, "CORE", '@wings/core is in "dependencies"'],
    [{ dependencies: { lodash: "^4.0.0" } }, "DEPENDENCY", 'lodash is in "dependencies"'],
    [{ optionalDependencies: { lodash: "^4.0.0" } }, "DEPENDENCY", 'lodash is in "optionalDependencies"'],
    [
      { peerDependencies: { "@wings/core": "^1.0.0", "@wings/xy-wing": "^1.0.0" } },
      "DEPENDENCY",
      '@wings/xy-wing is in "peerDependencies"',
    ],
    [{ engines: undefined }, "ENGINES", '"engines" says nothing of Node.js, and the core asks for >=20.19'],
    [{ engines: { node: ">=18" } }, "ENGINES", '"engines" says "node": ">=18", and the core asks for >=20.19'],
    [{ engines: { node: "new" } }, "ENGINES", '"engines" says "node": "new"'],
    [{ keywords: ["sudoku"] }, "KEYWORD", '"wings-technique" is not among "keywords"'],
    [{ keywords: undefined }, "KEYWORD", '"wings-technique" is not among "keywords"'],
    [{ license: undefined }, "LICENSE", '"license" is undefined'],
    [{ license: "UNLICENSED" }, "LICENSE", '"license" is "UNLICENSED"'],
    [{ type: undefined }, "TYPE", '"type" is undefined'],
    [{ name: "@jane-doe/wings-kite" }, "ACCESS", "npm publishes @jane-doe/wings-kite for its owner only"],
    [
      { peerDependenciesMeta: { "@wings/core": { optional: true } } },
      "CORE",
      '"peerDependenciesMeta" makes @wings/core optional',
    ],
    [{ bundleDependencies: ["lodash"] }, "DEPENDENCY", '"bundleDependencies" packs other packages'],
    [{ bundledDependencies: true }, "DEPENDENCY", '"bundledDependencies" packs other packages'],
    [{ engines: { node: "^20.19" } }, "ENGINES", "which leaves out 22.x, on which the core runs"],
    [{ engines: { node: ">=20.19 <23" } }, "ENGINES", "which leaves out 24.x, on which the core runs"],
    [{ engines: { node: "^20.19 || >=24" } }, "ENGINES", "which leaves out 22.x"],
    [{ os: ["linux"] }, "ENGINES", '"os" is ["linux"]'],
    [{ cpu: ["!arm"] }, "ENGINES", '"cpu" is ["!arm"]'],
    [{ publishConfig: { access: "restricted" } }, "ACCESS", 'says "access": "restricted"'],
    [
      { scripts: { ...manifest.scripts, postinstall: "node thanks.js" } },
      "SCRIPT",
      'the script "postinstall" would run',
    ],
  ])("%o", (changes, code, seen) => {
    const complaints = fieldComplaints({ ...manifest, ...changes }, { version: "1.2.0", node: ">=20.19" });
    expect(complaints).toEqual([
      {
        code: `WINGS_PACKAGE_${code}`,
        message: expect.stringContaining(seen),
        hint: expect.stringMatching(/^[A-Z].*\.$/),
      },
    ]);
  });

  it("is told all at once, with all else that is wrong", () => {
    const broken = { ...manifest, version: "0.0.0", dependencies: { lodash: "^4.0.0" }, description: "" };
    const files = { "package.json": JSON.stringify(broken), LICENSE: undefined, "src/kite.ts": "" };
    const codes = said(files).map((line) => /\(WINGS_PACKAGE_(\w+)\)$/.exec(line)?.[1]);
    expect(codes).toEqual(["VERSION", "DEPENDENCY", "FILE", "DESCRIPTION", "STRAY"]);
  });
});
