import { describe, expect, it } from "vitest";
import { benchOf } from "../../src/package/bench.js";
import { elsewhereComplaints } from "../../src/package/elsewhere.js";
import { said, sound, write } from "./desk.js";
import { installed } from "./real.js";

const real = installed();

/** A technique for cells with one candidate left, which does something somewhere. */
const moduleOf = (at: { first?: string; find?: string; reason?: string; marks?: string }): string => `
import { candidatesOf, cellFact, cellName, defineTechnique } from "@wings/core";
${at.first ?? ""}
var kite = /* @__PURE__ */ defineTechnique({
  id: "jane-doe/kite",
  name: "Kite",
  pattern: { cell: "cell", digit: "digit" },
  roles: {},
  message: { long: "{cell} {digit}", short: "{cell} {digit}", vague: "A kite." },
  find(board, sink) {
    ${at.find ?? ""}
    for (let cell = 0; cell < 81; cell++) {
      const [digit, another] = candidatesOf(board, cell);
      if (digit === undefined || another !== undefined) continue;
      sink.place(cell, digit);
      if (sink.commit({ cell, digit }, 1)) return;
    }
  },
  reason: ({ cell }) => [${at.reason ?? ""} cellFact(cell)],
  marks: () => { ${at.marks ?? ""} return []; },
  data: ({ cell, digit }) => ({ cell: cellName(cell), digit }),
});
export { kite, kite as default };
`;
function saidOf(module: string): string[] {
  const folder = write({ ...real, ...sound, "dist/index.js": module });
  const bench = benchOf(folder, "wings-kite", ["package.json", "dist/index.js"]);
  const complaints = elsewhereComplaints(folder, bench, "wings-kite");
  bench.clear();
  return complaints.map(({ code, message }) => `${message} (${code})`);
}

describe("a technique that needs Node.js", () => {
  it.each([
    ["process", "find", moduleOf({ find: "if (globalThis.process.env.DEBUG) return;" })],
    ["Buffer", "the module", moduleOf({ first: 'var table = Buffer.from("AQID", "base64");' })],
    ["global", "marks", moduleOf({ marks: "global.seen = true;" })],
    ["setImmediate", "reason", moduleOf({ reason: "...(setImmediate(() => {}), [])," })],
  ])("%s in %s", (name, _, module) => {
    const lines = saidOf(module);
    expect(lines).toEqual([
      expect.stringMatching(
        new RegExp(`^wings-kite needs ${name} of Node.js, and fails .*\\(WINGS_PACKAGE_NODE\\)$`, "s"),
      ),
    ]);
  });

  it("is seen where nothing can be found, too, if the module does not load", () => {
    expect(said({ "dist/index.js": `process.cwd();\n${sound["dist/index.js"]}` })).toEqual([
      "wings-kite needs process of Node.js, and fails where there is none: process is not defined (WINGS_PACKAGE_NODE)",
    ]);
  });

  it("is none that asks whether it is there, or fails everywhere", () => {
    const asks = 'if (typeof process !== "undefined" && process.env.NEVER) return; globalThis.Buffer?.from("a");';
    expect(saidOf(moduleOf({ find: asks }))).toEqual([]);
    // That has been told before.
    expect(saidOf(moduleOf({ find: 'throw new Error("always");' }))).toEqual([]);
  });
});
