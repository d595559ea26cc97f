import { describe, expect, it } from "vitest";
import { checkPackage } from "../../src/package/check.js";
import { beside, said, sound, write } from "./desk.js";
import { installed, typesOf } from "./real.js";

const real = installed();

/** A technique for cells with one candidate left, with an option, and whatever else is exported. */
const moduleOf = (more = "", commit = "{ cell, digit }"): string => `
import { candidatesOf, cellFact, cellName, defineTechnique } from "@wings/core";
var kite = /* @__PURE__ */ defineTechnique({
  id: "jane-doe/kite",
  name: "Kite",
  pattern: { cell: "cell", digit: "digit" },
  roles: {},
  message: { long: "{cell} {digit}", short: "{cell} {digit}", vague: "A kite." },
  options: { deep: { type: "boolean", default: false, description: "look deeper" } },
  find(board, sink) {
    for (let cell = 0; cell < 81; cell++) {
      const [digit, another] = candidatesOf(board, cell);
      if (digit === undefined || another !== undefined) continue;
      sink.place(cell, digit);
      if (sink.commit(${commit}, 1)) return;
    }
  },
  reason: ({ cell }) => [cellFact(cell)],
  marks: () => [],
  data: ({ cell, digit }) => ({ cell: cellName(cell), digit }),
});
export { kite };
${more === "" ? "export { kite as default };" : more}
`;

const page = `${sound["README.md"]}\n\`deep\`: look deeper.\n`;
const saidOf = (types: string, module = moduleOf()): string[] =>
  said({ "dist/index.d.ts": types, "dist/index.js": module, "README.md": page }, real);

describe("types of a module that is run", () => {
  it("are right", () => {
    expect(saidOf(typesOf({}))).toEqual([]);
    const more = "export default [kite];\nexport const size = 3;";
    const rest = "declare const all: readonly Technique[];\nexport default all;\nexport declare const size: number;";
    expect(saidOf(typesOf({ rest }), moduleOf(more))).toEqual([]);
  });

  it("are told once a file, however much follows", () => {
    const pattern = "export declare const = ;\nexport declare const = ;\n";
    expect(saidOf(typesOf({ pattern }))).toEqual([
      expect.stringMatching(/^dist\/index\.d\.ts, line 2: .* \(WINGS_PACKAGE_TYPES\)$/),
    ]);
  });

  it("declare what it does not export, and not what it does", () => {
    const module = moduleOf("export { kite as default };\nexport const size = 1;");
    const rest = "export default kite;\nexport declare const swordfish: number;";
    expect(saidOf(typesOf({ rest }), module)).toEqual([
      "The types declare swordfish, which the module does not export. (WINGS_PACKAGE_TYPES)",
      "The types do not declare size, which the module exports. (WINGS_PACKAGE_TYPES)",
    ]);
  });

  it("do not fit what is found", () => {
    const lines = saidOf(typesOf({}), moduleOf("", "{ cell, digit: [digit] }"));
    expect(lines[0]).toMatch(/^The types of the default export do not fit what is found, .*"digit":\[/);
  });
});

describe("a technique that fails where it is tried", () => {
  it("is told with what it says", () => {
    expect(saidOf(typesOf({}), moduleOf("", "{ cell }"))).toEqual([
      expect.stringMatching(/^jane-doe\/kite fails on boards of the generator: .*cell,digit.* \(WINGS_PACKAGE_RUN\)$/),
    ]);
  });
});

describe("types that are not looked at", () => {
  it("are none where there is no TypeScript, which is said", () => {
    const types = { "dist/index.d.ts": "export declare const = ;\n" };
    const { complaints, unseen } = checkPackage(write({ ...beside, ...sound, ...types }));
    expect(complaints).toEqual([]);
    expect(unseen).toBe("Types were not looked at: typescript is not installed here.");
  });

  it("are not held against findings where there is no tester, which is said", () => {
    const others = { ...real, "node_modules/@wings/testing/package.json": undefined };
    const files = { ...sound, "dist/index.d.ts": typesOf({}), "dist/index.js": moduleOf(), "README.md": page };
    const { complaints, unseen } = checkPackage(write({ ...beside, ...files, ...others }));
    expect(complaints).toEqual([]);
    expect(unseen).toBe("Types were not held against findings: @wings/testing is not installed here.");
  });
});
