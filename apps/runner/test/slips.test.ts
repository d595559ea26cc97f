import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { wings } from "./in-process.js";
import { EASY, PUZZLE } from "./puzzles.js";
import { expectRefusal, records, scratch } from "./wings.js";

test.each([
  [["--verson"], "WINGS_UNKNOWN_FLAG", "Did you mean --version?"],
  [["--halp"], "WINGS_UNKNOWN_FLAG", "Did you mean --help?"],
  [["rate", "--until", "w-wing", PUZZLE], "WINGS_UNKNOWN_FLAG", "It is a flag of wings solve."],
  [
    ["hint", "--jobs", "2", PUZZLE],
    "FLAG",
    "It is a flag of wings solve, wings steps, wings check, wings rate, wings prove, wings generate, wings dataset, wings canonical, wings convert, wings transform.",
  ],
  [[PUZZLE], "WINGS_UNKNOWN_COMMAND", `wings solve '${PUZZLE}'`],
  [["--", "solve", PUZZLE], "WINGS_NO_COMMAND", `Did you mean: wings solve ${PUZZLE}`],
  [["completion", "bsh"], "WINGS_BAD_VALUE", "Did you mean bash?"],
  [["generate", PUZZLE], "WINGS_TOO_MANY_INPUTS", "wings generate takes no input:"],
  [["techniques", PUZZLE], "WINGS_UNKNOWN_TECHNIQUE", "wings techniques lists them."],
  [["draw", PUZZLE, EASY], "WINGS_TOO_MANY_INPUTS", "wings draw takes one input:"],
  [["rate", ""], "WINGS_NO_SUCH_FILE", "an empty text is neither a file nor a board."],
  [["solve", "--until", "", PUZZLE], "WINGS_BAD_VALUE", '--until can\'t be "": expected ID.'],
  [["draw", "-o", "", PUZZLE], "WINGS_BAD_VALUE", "expected FILE.svg."],
  [["rate", "--shard", "1/0", PUZZLE], "WINGS_BAD_VALUE", "I/N, such as 3/16"],
  [["rate", "--shard", "0/3", PUZZLE], "WINGS_BAD_VALUE", "a number from 1 to 3 before the slash"],
  [["completion", "fsh"], "WINGS_BAD_VALUE", "Did you mean fish?"],
  [["rate", "--only", "", EASY], "WINGS_BAD_VALUE", '--only can\'t be ""'],
  [["rate", "--only", ",", EASY], "WINGS_BAD_VALUE", "at least one"],
  [["rate", "--plugin", "", EASY], "WINGS_BAD_VALUE", "--plugin"],
  [["rate", "--only", "w-wing", "--skip", "pkg:w-wing", EASY], "WINGS_NO_TECHNIQUE_LEFT", "--skip"],
  [["rate", "--only", "xyw-ing", EASY], "WINGS_UNKNOWN_TECHNIQUE", "Did you mean xy-wing?"],
  [["rate", "--only", "nakde-pair", EASY], "WINGS_UNKNOWN_TECHNIQUE", "Did you mean naked-pair?"],
  // Another technique is no slip.
  [["rate", "--only", "sea-wing", EASY], "WINGS_UNKNOWN_TECHNIQUE", "\nwings techniques lists them."],
  [["rate", "--only", "pkg:w-wnig", EASY], "WINGS_UNKNOWN_PACKAGE", "Did you mean pkg:w-wing?"],
  [["rate", "--skip", "pkg:@wings/xywing", EASY], "WINGS_UNKNOWN_PACKAGE", "Did you mean pkg:xy-wing?"],
  [["rate", "--set", "als-xy-wing.largest=99", EASY], "WINGS_BAD_VALUE", "a whole number from 1 to 8"],
  [["rate", "--set", "als-xy-wing.disjiont=true", EASY], "WINGS_UNKNOWN_OPTION", "Did you mean disjoint?"],
])("a slip in %j is a usage error with a code and a remedy", async (args, code, words) => {
  const result = await wings(args);
  expectRefusal(result, 2, code, words);
  expect(result.err).not.toMatch(/[{}]/);
});

describe("a slip", () => {
  test.each(["WINGS_JOB", "WINGS_JOSB"])(
    "in an environment variable: the error suggests the nearest name: %s",
    async (name) => {
      const { status, err } = await wings(["check", EASY], { env: { [name]: "2", WINGS_OF_A_DOVE: "1" } });
      expect(err).toBe(`wings: ${name} has no effect. Did you mean WINGS_JOBS?\n`);
      expect(status).toBe(0);
    },
  );

  test("in a configuration: the error says that the flag must be typed", async () => {
    const { status, err } = await wings(["check", EASY], { env: { WINGS_SHARD: "1/2", WINGS_UNTIL: "w-wing" } });
    expect(err).toBe("wings: WINGS_SHARD has no effect. Use the flag --shard.\n");
    expect(status).toBe(0);
    const cwd = join(scratch, "typed");
    mkdirSync(cwd);
    writeFileSync(join(cwd, "wings.config.json"), '{ "until": "w-wing" }');
    const words = /unknown setting until\. \(WINGS_UNKNOWN_SETTING\)\nUse --until on the command line\.\n$/;
    expectRefusal(await wings(["solve", EASY], { cwd }), 2, words);
  });

  test("in a line: the error counts boards from 0, as JSON does", async () => {
    const input = `${PUZZLE}\n${PUZZLE}9\n`;
    const { err } = await wings(["rate"], { input });
    expect(err).toMatch(/^wings: board 1: /);
    expect(records((await wings(["rate", "--json"], { input })).out)[1].index).toBe(1);
  });
});
