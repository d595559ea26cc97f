// The README's section on speed, from the last full run in bench/RESULTS.md.

/**
 * What HoDoKu (Java) takes for the same, warmed up, on the same kind of machine: it is the program that most people use.
 * Measured once; it does not change.
 */
const HODOKU = {
  wings: "2.9 / 2.9 / 4.4 µs",
  sets: "99 / 315 µs",
  alsXyWing: "1,500 to 3,000 µs",
  loop: "6,500 to 11,700",
  search: "15,000",
  command: "520 ms, 75 MB",
};

/** @param {string} results the text of bench/RESULTS.md */
export function speedTable(results) {
  const [core, search, stuck, loop, command] = [
    "## The core",
    "## Search",
    "### Stuck boards",
    "## The solve loop",
    "## The command",
  ].map((title) => tableIn(results, title));
  const micro = (/** @type {string[]} */ ...ids) => `${ids.map((id) => stuck(id, "median µs")).join(" / ")} µs`;
  const small = (/** @type {string} */ column) => loop("given file|basics and wings", column);
  const rows = [
    ["", "wings", "HoDoKu (Java)"],
    ["---", "---:", "---:"],
    ["every XY-Wing / XYZ-Wing / W-Wing of a board", micro("xy-wing", "xyz-wing", "w-wing"), HODOKU.wings],
    [
      "all almost locked sets / restricted commons",
      `${core("almost locked sets, all", "median µs")} / ${core("restricted commons, all, with the sets", "median µs")} µs`,
      HODOKU.sets,
    ],
    ["every ALS XY-Wing of a board, overlaps too", micro("als-xy-wing"), HODOKU.alsXyWing],
    ["17-clue puzzles a second through basics and wings: best / middle pass", small("plain/s"), HODOKU.loop],
    ["the same with each step proved: best / middle pass", small("proved/s"), "proves nothing"],
    ["what is kept of the speed with each step proved: best / middle pass", small("kept"), ""],
    [
      "17-clue puzzles a second, one solution proved by search: best / middle pass",
      `${search("given file", "best/s")} / ${search("given file", "median/s")}`,
      HODOKU.search,
    ],
    [
      "the command, one puzzle from start to end: middle run",
      `${command("wings solve, one puzzle", "median ms")} ms, ${command("wings solve, one puzzle", "peak MB")} MB`,
      HODOKU.command,
    ],
  ];
  const measured = /^Measured (\S+) at revision (\S+), seed \d+, on\n(.+?);/m.exec(results);
  if (measured === null) throw new Error("bench/RESULTS.md does not say when and where it was measured.");
  return [
    `One core (${measured[3]}; ${measured[1]}); the middle of many boards on which the basics are stuck, and of 15 runs of the command;`,
    `of passes over ${search("given file", "number")} puzzles the best and the middle one, which tells how quiet the machine was`,
    "([all figures](bench/RESULTS.md), losses too; `pnpm bench` makes them anew on your machine):",
    "",
    ...rows.map((row) => `| ${row.join(" | ")} |`),
  ].join("\n");
}

/**
 * What techniques cost, for their README: the block `cost xy-wing y-wing` tells of these two.
 * @param {string} results the text of bench/RESULTS.md
 * @param {readonly string[]} ids
 */
export function costOf(results, ids) {
  const stuck = tableIn(results, "### Stuck boards");
  const each = ids.map((id) => `${stuck(id, "median µs")} µs for \`${id}\``);
  const list = each.length === 1 ? each[0] : `${each.slice(0, -1).join(", ")} and ${each.at(-1)}`;
  return `All there is on a stuck board: ${list} (the middle of 500 boards; [measured](../../bench/RESULTS.md) with all others).`;
}

/** How to look up the table below a heading: by the first cells of a row, and the name of a column. @param {string} text @param {string} title */
function tableIn(text, title) {
  const [, below = ""] = text.split(`${title}\n`);
  const lines = below.split(/^#/m)[0].split("\n");
  const [head = [], , ...rows] = lines
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  return (/** @type {string} */ key, /** @type {string} */ column) => {
    const row = rows.find((cells) => key.split("|").every((part, i) => cells[i] === part));
    const value = row?.[head.indexOf(column)];
    if (value === undefined) {
      throw new Error(
        `bench/RESULTS.md has no "${column}" of "${key}" below "${title}": run \`pnpm bench --puzzles FILE --write\`.`,
      );
    }
    return value;
  };
}
