import { inOrder, type Counts, type Summary } from "./summary.js";
import type { Recipe } from "./recipe.js";

/** The card of a data set, as README.md: what is in it, how it was made, and who may use it. */
export function cardOf(recipe: Recipe, summary: Summary): string {
  const { train, test } = summary.puzzles;
  const total = train + test;
  const { settings, formats, paths } = recipe;
  const splits = (["train", "test"] as const).filter((split) => summary.puzzles[split] > 0);
  const format = formats.at(-1)!;
  return [
    "---",
    "license: cc0-1.0",
    "pretty_name: Sudokus",
    "tags: [sudoku, reasoning]",
    "configs:",
    "  - config_name: default",
    "    data_files:",
    ...splits.map((split) => `      - { split: ${split}, path: "${split}-*.${format}" }`),
    "---",
    "",
    "# Sudokus",
    "",
    `${number(total)} sudokus: ${number(train)} for training and ${number(test)} for tests. No two are equal up to symmetry and the choice of digits.`,
    "No grid of the test set is the solution of a training puzzle, up to symmetry.",
    "",
    `wings ${String(settings.wings)} made them from the recipe below. The same recipe makes the same files, byte for byte.`,
    "",
    "```json",
    JSON.stringify(settings, null, 2),
    "```",
    "",
    "## License",
    "",
    "Public domain: [CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/). The puzzles are made by a program, and no collection was used.",
    "",
    "## Fields",
    "",
    "[schema.json](schema.json) describes a line of JSON. In Parquet, `counts`, `steps` and `wrong` are JSON.",
    "",
    ...tableOf("field", "meaning", fieldsOf(recipe)),
    "## Counts",
    "",
    ...countsOf("level", summary.levels, total),
    ...countsOf("hardest technique", summary.hardest, total),
    ...countsOf("technique on the path", summary.techniques, total),
    ...countsOf("clues", summary.clues, total),
    ...countsOf("ER", summary.er, total),
    ...countsOf("part of the recipe, from 0", summary.parts, total),
    ...(paths ? countsOf("technique of a step", summary.steps) : []),
    ...countsOf("technique of a wrong step", summary.wrong),
  ].join("\n");
}

const number = (value: number): string => value.toString().replace(/\B(?=(\d{3})+$)/g, ",");

function fieldsOf({ paths, parts, settings }: Recipe): [string, string][] {
  return [
    ["`id`", "the number of the part and the attempt"],
    ["`split`", "`train` or `test`"],
    ["`puzzle`, `solution`", "81 characters, row by row; a dot is an open cell"],
    ["`canonical`", "the same for all puzzles that are equal up to symmetry"],
    ["`clues`", "how many digits are given"],
    ["`part`, `seed`, `attempt`", "where it comes from: `wings generate --seed … --attempt …` makes it again"],
    ["`status`", "`solved`, or `stuck` where the techniques don't reach the solution"],
    ["`level`, `score`, `hardest`, `counts`", "the rating of `wings rate`"],
    ...(parts.some(({ wishes }) => wishes.er !== undefined)
      ? [["`er`, `ep`, `ed`", "on the scale of Sudoku Explainer"] as [string, string]]
      : []),
    ...(paths
      ? [
          [
            "`steps`",
            "the path: for each step the `board` before it, `technique`, `eliminations` and `placements`, the `facts` (or `lemmas`, or `counts`) that prove it, the `marks` to draw, and the `text`",
          ] as [string, string],
        ]
      : []),
    ...(settings.wrong === undefined
      ? []
      : [
          [
            "`wrong`",
            "wrong steps: `board`, `technique`, `claim`, the `facts` that it cites, a `counterexample` (digits that satisfy the facts and contradict the claim), and the `truth`",
          ] as [string, string],
        ]),
  ];
}

function tableOf(first: string, second: string, rows: readonly (readonly [string, string])[]): string[] {
  return [`| ${first} | ${second} |`, "| --- | --- |", ...rows.map(([a, b]) => `| ${a} | ${b} |`), ""];
}

/** A table of counts, with their share where all of them add up to `total` or less. */
function countsOf(title: string, counts: Counts, total?: number): string[] {
  const rows = inOrder(counts).map(
    ([name, count]) =>
      [
        name,
        total === undefined ? number(count) : `${number(count)} | ${((100 * count) / total).toFixed(1)} %`,
      ] as const,
  );
  if (rows.length === 0) return [];
  if (total === undefined) return tableOf(title, "how many", rows);
  return [`| ${title} | puzzles | share |`, "| --- | --: | --: |", ...rows.map(([a, b]) => `| ${a} | ${b} |`), ""];
}
