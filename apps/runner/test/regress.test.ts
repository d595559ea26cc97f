import { describe, expect, test } from "vitest";
import { wings } from "./in-process.js";
import { PUZZLE, SOLUTION } from "./puzzles.js";
import { records } from "./wings.js";

describe("regress", () => {
  const board = "+6..+3+1+425+9";
  /** A naked single and the same as a case that must fail; a code that nothing is there for. */
  const single = (code: string, placed: string): string => `:${code}:2:${PUZZLE}:::${placed}:`;

  test("counts by code: passed, failed, not covered", async () => {
    const input = [single("0003", "211"), single("0003-x", "311"), single("1204", "211"), ""].join("\n");
    const { status, out, err } = await wings(["regress", "-"], { input });
    expect(err).toBe("wings: 1 case not covered: no technique in use has the code 1204.\n");
    expect(status).toBe(0);
    expect(out).toMatch(/^0003 +Naked Single +2 +0 +0$/m);
    expect(out).toMatch(/^1204 +0 +0 +1$/m);
  });

  test("reads a case behind a name, and names the column of an error in it", async () => {
    const input = `Naked Single, by hand | ${single("0003", "211")}\n`;
    const { status, out, err } = await wings(["regress", "-"], { input });
    expect(err).toBe("");
    expect(status).toBe(0);
    expect(out).toMatch(/^0003 +Naked Single +1 +0 +0$/m);
    const typo = input.replace("211", "2x1");
    const wrong = await wings(["regress", "-"], { input: typo });
    expect(wrong.err).toContain(`column ${typo.indexOf("2x1") + 1}`);
  });

  test("names a chain by its code", async () => {
    const codes = ["0701", "0702", "0707", "0710"];
    const { out } = await wings(["regress", "-"], { input: codes.map((code) => single(code, "211")).join("\n") });
    const names = ["X-Chain", "XY-Chain", "AIC", "Grouped AIC"];
    for (const [i, code] of codes.entries()) expect(out).toMatch(new RegExp(`^${code} +${names[i]} +\\d`, "m"));
  });

  test("fails where no finding has the outcome, and where one has it that must not", async () => {
    const { status, out, err } = await wings(["regress", "-"], {
      input: `${single("0003", "311")}\n${single("0003-x", "211")}\n`,
    });
    expect(status).toBe(1);
    expect(out).toMatch(/^0003 +Naked Single +0 +2 +0$/m);
    expect(err).toMatch(/^line 1: 0003 naked-single has \d+ outcomes, none of them /);
    const json = await wings(["regress", "--json"], {
      input: `${single("0003", "311")}\n${board}\n${single("0700", "311")}\n`,
    });
    expect(json.status).toBe(1);
    expect(records(json.out)).toMatchObject([{ ok: false }, { error: { line: 2 } }, { ok: null }]);
  });

  test("counts a change that a line lists twice once", async () => {
    const { status } = await wings(["regress", "-"], { input: `${single("0003", "211 211")}\n` });
    expect(status).toBe(0);
  });

  test("a line that is no board is quoted", async () => {
    const { status, err } = await wings(["regress", "-"], { input: `${single("0003", "211")}\nhello\n` });
    expect(err).toBe('wings: line 2, column 1: expected a board, not "hello". (WINGS_NO_BOARD)\n');
    expect(status).toBe(1);
  });

  test("of a file of plain boards it shows one line, and says what to use", async () => {
    const { status, err } = await wings(["regress", "-"], { input: `${PUZZLE}\n`.repeat(20) });
    expect(err).toBe(
      "wings: line 1 is a board, but not a line of a HoDoKu library. (WINGS_BAD_CASE)\n" +
        "wings: 19 more lines without a case. For plain boards, use wings rate or wings solve.\n",
    );
    expect(status).toBe(1);
  });

  test("uses the singular for one outcome", async () => {
    const lone = `${SOLUTION.slice(0, 80)}.`;
    const { err } = await wings(["regress", "-"], { input: `:0003:2:${lone}:::211:\n` });
    expect(err).toContain("naked-single has 1 outcome, none of them ");
  });

  test("a technique that is left out is not covered, and a file without a covered case does not pass", async () => {
    const { out, err, status } = await wings(["regress", "--skip", "naked-single", "-"], {
      input: `${single("0003", "211")}\n`,
    });
    expect(out).toMatch(/^0003 +0 +0 +1$/m);
    expect(err).toBe("wings: 1 case not covered: no technique in use has the code 0003.\n");
    expect(status).toBe(1);
  });
});
