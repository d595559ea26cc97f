import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import { isThorough, someOf } from "@wings/test-kit/depth";
import { wings } from "./in-process.js";
import { photoOf } from "./photo-file.js";
import { EASY, EMPTY, KNOWN, MANY, NONE, PUZZLE, RECTANGLE, SOLUTION } from "./puzzles.js";
import { plugin, records, scratch } from "./wings.js";

const schema = JSON.parse(readFileSync(new URL("../../../docs/json.schema.json", import.meta.url), "utf8")) as {
  $id?: string;
  $defs: object;
};
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
ajv.addSchema(schema, "wings");
const whole = ajv.getSchema("wings")!;

/** Holds each line to the schema as a whole and to the part for its command, or for errors. */
function hold(text: string, part: string): void {
  const lines = records(text);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    const validate = ajv.getSchema(`wings#/$defs/${"error" in line ? "error" : part}`)!;
    expect(validate(line), ajv.errorsText(validate.errors)).toBe(true);
    expect(whole(line)).toBe(true);
    if (part === "solve" && !("error" in line))
      expect(Object.keys(line).slice(0, 3)).toEqual(["schema", "index", "input"]);
  }
}

const boards = [
  ...Object.values(KNOWN).map(([puzzle]) => puzzle),
  EASY,
  EMPTY,
  MANY,
  NONE,
  SOLUTION,
  "",
  `${PUZZLE}1`,
  EASY.replace("5", "?"),
].join("\n");

// On some boards, the hardest techniques find thousands of steps.
const QUICK = [
  "--skip",
  "als-xy-wing,pkg:complex-fish,pkg:chain-wings,pkg:als-chain,pkg:death-blossom,pkg:chains,pkg:forcing,pkg:trial",
];

test("the lines of pictures match docs/json.schema.json", async () => {
  const files = ["good", "doubtful"].map((name) => join(scratch, `schema-${name}.png`));
  writeFileSync(files[0], photoOf(EASY, "png"));
  writeFileSync(files[1], photoOf(`${EASY.slice(0, 72)}123456789`, "png"));
  const { out } = await wings(["check", "--json", ...files]);
  hold(out, "check");
  expect(records(out).map(({ picture }) => (picture as { status: string }).status)).toEqual(["sure", "doubtful"]);
});

describe("every line of --json matches docs/json.schema.json", () => {
  test.each(
    someOf(
      [
        ["solve", []],
        ["solve", ["--until", "w-wing"]],
        ["solve", ["--trim"]],
        ["hint", []],
        ["hint", ["--reveal", "--only", "xyz-wing"]],
        ["steps", QUICK],
        ["steps", ["--all", ...QUICK]],
        ["check", []],
        ["check", ["--detail"]],
        ["rate", []],
        ["rate", ["--scale", "hodoku"]],
        ["rate", ["--scale", "explainer"]],
        ["rate", ["--scale", "explainer", "--until-er", "1.2"]],
        ["canonical", []],
        ["convert", []],
        ["convert", ["--to", "candidates"]],
        ["transform", ["--random"]],
      ],
      isThorough ? 6 : 3,
    ),
  )("%s %j", async (command, flags) => {
    hold((await wings([command, "--json", ...flags], { input: boards })).out, command);
  });

  test("prove", async () => {
    const claims = ["r8c5-2", "r8c5-9", "r1c1=2", "r1c3=2", "nonsense"].flatMap((claim) => [
      { board: PUZZLE, claim },
      { board: PUZZLE, claim, facts: [], id: 7 },
      { board: NONE, claim },
      { board: MANY, claim, steps: [{ claim: "r1c1=2" }] },
      { board: PUZZLE, claim, steps: [{ claim: "r1c1=2" }, { claim: "r1c3-4" }] },
    ]);
    const input = [...claims.map((claim) => JSON.stringify(claim)), "no claim", "[]"].join("\n");
    hold((await wings(["prove", "--json"], { input })).out, "prove");
    hold((await wings(["prove", "--json", "r8c5-2", PUZZLE])).out, "prove");
  });

  test("verify", async () => {
    const { out } = await wings(["solve", "--json"], { input: boards });
    hold(
      (await wings(["verify", "--json"], { input: `${out}no record\n${out.replaceAll('"digit":9', '"digit":8')}` }))
        .out,
      "verify",
    );
  });

  test("generate and practice", async () => {
    hold((await wings(["generate", "--json", "--count", "8", "--seed", "4"])).out, "generate");
    hold((await wings(["generate", "--json", "--unrated", "--seed", "4"])).out, "generate");
    hold((await wings(["generate", "--json", "--seed", "4", "--technique", "w-wing"])).out, "generate");
    for (const flags of [[], ["--answer", "--reduce"]])
      hold((await wings(["practice", "naked-pair", "--json", ...flags])).out, "practice");
  });

  test("regress", async () => {
    const input = [
      `:0003:2:${PUZZLE}:::211:`,
      `:0003-x:2:${PUZZLE}:::211:`,
      `:1201:2:${PUZZLE}:::211:`,
      PUZZLE,
      "rubbish",
    ].join("\n");
    hold((await wings(["regress", "--json"], { input })).out, "regress");
  });

  let honest = "";
  beforeAll(async () => {
    honest = await plugin("honest");
  });
  test("techniques, and findings of a plugin", async () => {
    hold((await wings(["techniques", "--json", "--plugin", honest])).out, "technique");
    hold((await wings(["techniques", "w-wing", "--json"])).out, "technique");
    hold((await wings(["solve", "--json", "--plugin", honest], { input: boards })).out, "solve");
  });

  test("steps with mirrors", async () => {
    const puzzle = "1.8..23.9....1....5....6..73.2.......7.....9.......5.69..3....2....8....7.65..1.8";
    const { out } = await wings(["solve", "--json", "--only", "symmetrical-placement", puzzle]);
    expect(out).toContain('"mirror"');
    hold(out, "solve");
  });

  test.each(["rectangle", "lemmas", "counts"])("steps with deadly patterns, lemmas and counts: %s", async (name) => {
    const flags = ["--plugin", await plugin(name), "--skip", "pkg:singles"];
    hold((await wings(["solve", "--json", ...flags], { input: `${EASY}\n${RECTANGLE}` })).out, "solve");
  });

  test("test", async () => {
    hold((await wings(["test", "--json", "--boards", "6", honest])).out, "test");
    hold((await wings(["test", "--json", "--boards", "6", await plugin("liar")])).out, "test");
  });
});

test("a finding is the same everywhere", async () => {
  const at = String(records((await wings(["solve", "--until", "w-wing", "--json", PUZZLE])).out)[0].board);
  const { finding } = records((await wings(["hint", "--json", at])).out)[0];
  const step = (records((await wings(["solve", "--json", at])).out)[0].steps as object[])[0];
  expect(step).toEqual(finding);
  const { findings } = records((await wings(["steps", "--json", "--only", "w-wing", at])).out)[0];
  expect(findings).toContainEqual(finding);
  expect(finding).toMatchObject({
    technique: "w-wing",
    eliminations: [
      { cell: "r8c5", digit: 2 },
      { cell: "r8c6", digit: 2 },
      { cell: "r9c2", digit: 2 },
    ],
    placements: [],
    text: expect.stringContaining("2") as string,
  });
});
