import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { isDeep } from "@wings/test-kit/depth";
import { planted } from "../plugins/planted.js";
import { plugin, records, scratch, wings } from "../wings.js";

/** The verdicts of the command on techniques with a planted fault: one for each code, in a deep run all. */

/** Two boards that the basics leave with an XY-Wing. */
const PUZZLES = `6..1....7..18.73...2.3...9..5.9.8641.........1482.6.3..7...2.1...64.18..8....3..4
..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....
`;
const BASICS =
  "full-house,naked-single,hidden-single,pointing,claiming,naked-pair,hidden-pair,naked-triple,hidden-triple";
/** A fault that needs more boards before it shows. */
const RARE = "LOW_MIN_SIZE";

type Planted = (typeof planted)[number];
const isFirst = ({ code, solve }: Planted, i: number): boolean =>
  planted.findIndex((each) => each.code === code && each.solve === solve) === i;
/** The command looks for boards with a finding, so it has enough of them. */
const OTHERS = ["FEW_FINDINGS"];
const chosen = planted.filter((each, i) => !OTHERS.includes(each.code) && (isDeep || isFirst(each, i)));

/** A plugin with the techniques of these faults. */
function pluginOf(name: string, faults: readonly Planted[]): string {
  const file = join(scratch, `${name}.mjs`);
  const ids = JSON.stringify(faults.map(({ technique }) => technique.id));
  const list = `planted.map(({ technique }) => technique).filter(({ id }) => ${ids}.includes(id))`;
  writeFileSync(file, `import { planted } from "./planted.mjs";\nexport default ${list};\n`);
  return file;
}

/** The codes of failures and warnings of `wings test`, by technique. */
const verdicts = new Map<string, string[]>();

beforeAll(async () => {
  await plugin("planted");
  writeFileSync(join(scratch, "two.txt"), PUZZLES);
  for (const isRare of [false, true]) {
    const file = pluginOf(
      `faults-${isRare}`,
      chosen.filter(({ code }) => (code === RARE) === isRare),
    );
    const { out } = await wings(["test", "--json", "--boards", isRare ? "120" : "24", file]);
    for (const { technique, faults, warnings } of records(out)) {
      const codes = [...(faults as { code: string }[]), ...(warnings as { code: string }[])].map(({ code }) => code);
      verdicts.set(String(technique), [...(verdicts.get(String(technique)) ?? []), ...codes]);
    }
  }
  pluginOf("all-faults", chosen);
}, 600_000);

describe("wings test", () => {
  test.each(chosen)("$name is $code", ({ code, technique }) => {
    expect(verdicts.get(technique.id)).toContain(`WINGS_${code}`);
  });
});

describe("wings solve --plugin", () => {
  test.each(chosen.filter(({ solve }) => isDeep || solve !== undefined))(
    "$name is $solve",
    async ({ solve, technique }) => {
      const only = `${BASICS},${technique.id}`;
      const args = ["solve", "--json", "--only", only, "--plugin", "all-faults.mjs", "two.txt"];
      const { status, out, err } = await wings(args);
      const [code] = /WINGS_\w+/.exec(out + err) ?? [];
      expect(code).toBe(solve && `WINGS_${solve}`);
      if (solve !== undefined) expect(status).not.toBe(0);
    },
  );
});
