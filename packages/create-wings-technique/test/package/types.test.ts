import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkPackage } from "../../src/package/check.js";
import { beside, kite, said, sound, write } from "./desk.js";

describe("types that are wrong", () => {
  // The compiler of this workspace stands for the author's; a technique of the core, for all of one.
  const core = {
    "node_modules/@wings/core/package.json": '{ "version": "1.2.0", "types": "index.d.ts", "type": "module" }',
    "node_modules/@wings/core/index.d.ts": "export interface Technique { readonly id: string }\n",
    "node_modules/typescript/package.json": '{ "version": "6.0.3" }',
    "node_modules/typescript/bin/tsc": `require(${JSON.stringify(join(import.meta.dirname, "../../../../node_modules/typescript/bin/tsc"))});`,
  };
  const declared = sound["dist/index.d.ts"];
  const technique = 'import { Technique } from "@wings/core";\n';

  it("are not those of a technique or of a list of them", () => {
    expect(said({}, core)).toEqual([]);
    const module = `${kite}export { kite };\nexport default [kite];\n`;
    const types = `${technique}export declare const kite: Technique;\ndeclare const all: Technique[];\nexport default all;\n`;
    expect(said({ "dist/index.js": module, "dist/index.d.ts": types }, core)).toEqual([]);
  });

  it.each([
    ["dist/index.d.ts, line 4: ", `${declared}export declare const = ;\n`],
    ["dist/index.d.ts, line 4: Cannot find name 'Kites'", `${declared}export declare const kites: Kites;\n`],
    [
      "The types of kite are wrong: .*has no exported member",
      `${technique}declare const k: Technique;\nexport default k;\n`,
    ],
    [
      "The types of kite are wrong: Type 'number' is not assignable to type 'Technique",
      `${technique}export declare const kite: number;\ndeclare const k: Technique;\nexport default k;\n`,
    ],
    [
      "The types of the default export are wrong: .*has no default export",
      `${technique}export declare const kite: Technique;\n`,
    ],
    [
      "The types of the default export are wrong: Type 'string' is not assignable to type 'Technique'",
      `${technique}export declare const kite: Technique;\ndeclare const id: string;\nexport default id;\n`,
    ],
  ])("%s", (seen, types) => {
    const lines = said({ "dist/index.d.ts": types }, core);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/ \(WINGS_PACKAGE_TYPES\)$/);
    expect(lines[0]).toMatch(new RegExp(seen));
  });

  it("are told once a file, however much follows", () => {
    const types = { "dist/index.d.ts": `${declared}export declare const = ;\nexport declare const = ;\n` };
    expect(said(types, core).filter((line) => line.startsWith("dist/index.d.ts"))).toHaveLength(1);
  });

  it("are not looked at where there is no TypeScript, which is said", () => {
    const types = { "dist/index.d.ts": "export declare const = ;\n" };
    const { complaints, unseen } = checkPackage(write({ ...beside, ...sound, ...types }));
    expect(complaints).toEqual([]);
    expect(unseen).toBe("Types were not looked at: typescript is not installed here.");
  });
});
