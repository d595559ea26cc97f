// The puzzles of `docs/other-boards.md`: what the ladder says of each, for the steps in which the further rule does the work.

import { importProgram } from "./bundle.mjs";

/** By block: the layout, a puzzle that has one solution by its rules and many by classic ones, and the words that name the rule. */
const PUZZLES = /** @type {const} */ ({
  x: ["x", "3........25...7......1.6..........57....1..8.....82.........7...8......5.732.9...", /diagonal \d/],
  windoku: [
    "windoku",
    ".5....3....8.........2...7...........2.....946.......2....4...18....1.45.........",
    /window \d/,
  ],
  "anti-knight": [
    "anti-knight",
    "....2...........4..........4.3...1....7...8........6..........2.5.......7.8.....6",
    /a knight's move from/,
  ],
  "anti-king": [
    "anti-king",
    ".5.7....6....62.........1.7.........9...18..3.6......4.3..29.....5.........8.6...",
    /diagonally next to/,
  ],
  jigsaw: [
    "jigsaw:AAAABBBBBAAAACCCBBADEEECFBBDDGEECFFFDDGECCFFFDGGECCFFHDGEEIIHHHDGIIIIIHHDGGGIIHHH",
    ".....14..2..58..........3..7......9..............2....5.......33....2..1.42......",
    /region \d/,
  ],
});
const SHOWN = 3;
/** Enough to find them. */
const MOST = 20;

/** Lists of steps by the name of their block. @returns {Promise<Record<string, string>>} */
export async function boardBlocks() {
  const { layoutOf, parse, search, solvePath, techniques } = await importProgram(`
    export { parse, search, solvePath } from "@wings/core";
    export { techniques } from "@wings/ladder";
    export { layoutOf } from "@wings/layouts";
  `);
  return Object.fromEntries(
    Object.entries(PUZZLES).map(([name, [layout, puzzle, rule]]) => {
      const board = parse(puzzle, 1, layoutOf(layout));
      if (search(board).status !== "one" || search(parse(puzzle)).status === "one")
        throw new Error(`the puzzle of ${name} doesn't need its rule`);
      const { steps } = solvePath(board, techniques, { maxSteps: MOST });
      const texts = steps.map(
        (/** @type {{ finding: { name: string, text: string } }} */ { finding }, /** @type {number} */ i) => ({
          head: `Step ${i + 1}, ${finding.name}`,
          text: finding.text,
        }),
      );
      const lines = texts
        .filter((/** @type {{ text: string }} */ { text }) => rule.test(text))
        .slice(0, SHOWN)
        .map((/** @type {{ head: string, text: string }} */ { head, text }) => `- **${head}.** ${text}`);
      return [`board ${name}`, `\`\`\`sh\nwings solve --layout ${layout} ${puzzle}\n\`\`\`\n\n${lines.join("\n")}`];
    }),
  );
}
