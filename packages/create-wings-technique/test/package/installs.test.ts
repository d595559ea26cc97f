import { describe, expect, it } from "vitest";
import { INSTALL, manifest, page, said, sound } from "./desk.js";

const own = sound["README.md"];
/** The sound page with more for its reader to type. */
const withCode = (code: string): string => `${own}\n\`\`\`sh\n${code}\n\`\`\`\n`;
const dev = { devDependencies: { "@wings/runner": "^1.0.0", typescript: "~6.0.3", vitest: "^4.0.0" } };

describe("a README that does not install its package", () => {
  it.each(["npm install wings-kiet", "npm install @wings/core", "yarn add kite", "npx wings-kite"])(
    "with %s",
    (line) => {
      const text = own.replace(INSTALL, `\n\`\`\`sh\n${line}\n\`\`\`\n`);
      const seen = line.startsWith("npx")
        ? "README.md does not say how wings-kite is installed."
        : `README.md says "${line}", which does not install wings-kite.`;
      expect(page(text)).toEqual([`${seen} (WINGS_PACKAGE_README)`]);
    },
  );

  it("names no package at all", () => {
    expect(page(own.replace(INSTALL, "\nUse `npm install`.\n"))).toEqual([
      "README.md does not say how wings-kite is installed. (WINGS_PACKAGE_README)",
    ]);
  });
});

describe("a README that also has something else installed", () => {
  const neither = (name: string): string => `${name} is neither wings-kite nor a package that package.json names`;

  it.each([
    ["npm install wings-kiet", neither("wings-kiet")],
    ["npm i kite wings-kite", neither("kite")],
    ["npm install --save-dev wings-kite wings-kiet", neither("wings-kiet")],
    ["pnpm add wings-kiet", neither("wings-kiet")],
    ["pnpm --filter app add wings-kiet", neither("wings-kiet")],
    ["yarn global add wings-kiet", neither("wings-kiet")],
    ["yarn workspace app add wings-kiet", neither("wings-kiet")],
    ["pnpm add -w wings-kiet", neither("wings-kiet")],
    ["bun add -d wings-kiet", neither("wings-kiet")],
    ["npm install @jane/wings-kite", neither("@jane/wings-kite")],
    ["npm install kite@npm:wings-kiet@1", neither("wings-kiet")],
    ["npm install john/swordfish", neither("swordfish")],
    ["npm install https://example.org/wings-kiet.tgz", neither("wings-kiet.tgz")],
    ["npx wings-kiet", neither("wings-kiet")],
    ["npx --yes --package=wings-kiet wings", neither("wings-kiet")],
    ["npx -p @wings/runner -p wings-kiet wings", neither("wings-kiet")],
    ["npm exec -- wings-kiet", neither("wings-kiet")],
    ["pnpm dlx wings-kiet solve", neither("wings-kiet")],
    ["yarn dlx wings-kiet", neither("wings-kiet")],
    ["bunx wings-kiet", neither("wings-kiet")],
    ["npm install wings-kite@2", "wings-kite is wanted as 2, and this is 1.0.0"],
    ["npm install wings-kite@^0.9.0", "wings-kite is wanted as ^0.9.0, and this is 1.0.0"],
    ["npm install 'wings-kite@>=1.1 <2'", "wings-kite is wanted as >=1.1 <2, and this is 1.0.0"],
    ["npm install wings-kite@next", "wings-kite is wanted as next, and this is 1.0.0"],
    ["npm install ./wings-kite-0.9.0.tgz", "wings-kite is wanted as 0.9.0, and this is 1.0.0"],
    ["npx wings-kite@2", "wings-kite is wanted as 2, and this is 1.0.0"],
    ["npm install @wings/core@2 wings-kite", "@wings/core is wanted as 2, and package.json has ^1.0.0"],
    ["npm install @wings/runner@^3.1.0", "@wings/runner is wanted as ^3.1.0, and package.json has ^1.0.0"],
  ])("%s", (line, why) => {
    expect(page(withCode(line), dev)).toEqual([`README.md says "${line}": ${why}. (WINGS_PACKAGE_README)`]);
  });

  it.each([
    ["a line that is continued", withCode("npm install @wings/core \\\n  wings-kite \\\n  wings-kiet")],
    ["a line behind another", withCode("cd kite && npm install wings-kiet # it is called so")],
    ["a prompt in front", withCode("$ sudo npm install -g wings-kiet")],
    ["code in a sentence", `${own}\nOr type \`\`npm install wings-kiet\`\`.\n`],
    ["a block in a list", `${own}\n- First:\n\n  ~~~sh\n  npm install wings-kiet\n  ~~~\n`],
    ["a block in a quotation", `${own}\n> \`\`\`sh\n> npm install wings-kiet\n> \`\`\`\n`],
    ["a block without fences", `${own}\nFirst:\n\n    npm install wings-kiet\n`],
    ["a block of HTML", `${own}\n<pre><b>npm</b> install wings-kiet</pre>\n`],
    ["a file of settings", `${own}\n\`\`\`json\n{ "setup": "npm install wings-kiet", "test": "vitest" }\n\`\`\`\n`],
  ])("in %s", (_, text) => {
    const [line, ...more] = page(text, dev);
    expect(line).toMatch(/: wings-kiet is neither wings-kite nor a package that package.json names\. /);
    expect(more).toEqual([]);
  });

  it.each([
    "npm install --registry https://example.org --save-dev wings-kite",
    "npm i wings-kite@1 @wings/ladder @wings/core@^1.2.0",
    'npm install "wings-kite@^1.0.0"',
    "npm install wings-kite@latest && npm ci",
    "npm install --save-dev typescript@6 vitest",
    "npm install kite@npm:wings-kite",
    "npm install github:jane/wings-kite#main",
    "npm install ./wings-kite-1.0.0.tgz",
    "npm install .",
    "npm install <package>",
    "pnpm add -w wings-kite",
    "npm install -w app wings-kite",
    "npx tsc --init; npx vitest run",
    "npx -p @wings/runner wings solve",
    "npm run install wings-kiet",
    "npm uninstall wings-kiet",
  ])("may say %s", (line) => {
    expect(page(withCode(`npm install typescript\n${line}`), dev)).toEqual([]);
  });

  it("may be that of a version before a release, which has a tag", () => {
    expect(page(withCode("npm install wings-kite@next"), { version: "1.0.0-beta.1" })).toEqual([]);
    expect(page(withCode("npm install wings-kite@next"), { publishConfig: { tag: "next" } })).toEqual([]);
  });

  it("may run a command of what those have who work on the package", () => {
    const work = "npm install\nnpx tsc --noEmit";
    expect(page(withCode(work), { devDependencies: { typescript: "~6.0.3" } })).toEqual([]);
    expect(page(withCode(work))).toEqual([
      'README.md says "npx tsc --noEmit", and not that typescript is to be installed: npm would fetch what is called tsc there. (WINGS_PACKAGE_README)',
    ]);
  });

  it("may run any command of theirs, whatever it is called", () => {
    const fields = { ...manifest, devDependencies: { "dependency-cruiser": "^1.0.0", "@wings/runner": "^1.0.0" } };
    const others = {
      "node_modules/dependency-cruiser/package.json": '{ "version": "1.0.0", "bin": { "depcruise": "a.js" } }',
      "node_modules/@wings/runner/package.json": '{ "version": "1.0.0", "bin": { "wings": "a.js" } }',
    };
    const saidOf = (text: string): string[] =>
      said({ "package.json": JSON.stringify(fields), "README.md": text }, others).filter(
        (line) => !line.includes("fails"),
      );
    expect(saidOf(withCode("npx depcruise src"))).toEqual([]);
    expect(saidOf(withCode("npx depcruiser src"))).toEqual([expect.stringContaining("depcruiser is neither")]);
  });

  it("runs a command of a package that it does not have installed", () => {
    expect(page(own.replace("@wings/runner wings-kite", "@wings/core wings-kite"))).toEqual([
      'README.md says "npx wings solve --plugin wings-kite", and not that @wings/runner is to be installed: npm would fetch what is called wings there. (WINGS_PACKAGE_README)',
    ]);
  });
});
