// The drawings in the READMEs of techniques: which finding on which board. The pictures are in the folder of the package, for
// the pages of the repository, and are not packed.

import { importProgram } from "./bundle.mjs";

/** @typedef {{ folder: string, id: string, svg: string, alt: string, line: string }} Drawing */

/** One drawing a line: package, technique, puzzle, the stage to which it is solved first, the end of the finding's text. */
const CASES = `
singles hidden-single 6..1....7..18.73...2.3...9..5.9.8641.........1482.6.3..7...2.1...64.18..8....3..4 - r3c7=1
locked-candidates pointing .1..7.69.4.6.9..1.5.9.2...87....9....9..3..8....8....41...6.8.9.8..4.7.5.67.8..4. S1 r9c46≠1
locked-candidates claiming .1..7.69.4.6.9..1.5.9.2...87....9....9..3..8....8....41...6.8.9.8..4.7.5.67.8..4. S1 r9c46≠1
subsets naked-triple 4.27..65.....2..41.5......9..8..9...2.....9.45..8....6.3.517.......8279.......... S3
subsets hidden-pair ..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946.... S2
subsets locked-pair ..3..4...1.86539...5.7...83..6.37.9.7..4....54.....72.....9.51...9..6...8..3..26. S2
xy-wing xy-wing .1..7.69.4.6.9..1.5.9.2...87....9....9..3..8....8....41...6.8.9.8..4.7.5.67.8..4. S1 r9c9≠2
w-wing w-wing ..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6 S4
w-wing grouped-w-wing ...........6...17951....6.4......8......32....8..142....2.8.4.579..5......1..6.8. S4
w-wing w-ring .........2....6548..34....2....4..1..9..68.....25......6.2.3..1..9.5.6...17...4.. S4
uvwxyz-wing xyz-wing 8.9..3..4.24...61..7...6.297.2.4.......3.2.......5.1.225.1...4..47...83.1..7..2.5 S4 r6c8≠9
uvwxyz-wing wxyz-wing ..3..4...1.86539...5.7...83..6.37.9.7..4....54.....72.....9.51...9..6...8..3..26. S4
uvwxyz-wing bent-wxyz-wing ..3..4...1.86539...5.7...83..6.37.9.7..4....54.....72.....9.51...9..6...8..3..26. S4
als-xy-wing als-xy-wing 8....5..7.7.1.8.6...6.9.8..64.9.7.3...3...7...9.8.2.46..9.8.4...1.5.4.2.4..3....1 S4 stem r1c78 #129, A r12c3 #145 by 1, B r4c57 #125 by 2: r4c3≠5
`;

const PROGRAM = `
import { explain, findAll, parse } from "@wings/core";
import { describe, drawSvg } from "@wings/draw";
import { techniques } from "@wings/ladder";
import { atStage } from "@wings/testing";

export function draw(id, puzzle, stage, words) {
  const technique = techniques.find((each) => each.id === id);
  const board = stage === "-" ? parse(puzzle) : atStage(parse(puzzle), stage);
  const finding = findAll(board, [technique]).find((each) => explain(each, "short").endsWith(words));
  if (finding === undefined) throw new Error(id + " does not find " + words + " on " + puzzle);
  const names = technique.meta;
  return {
    svg: drawSvg(board, finding, { names, width: 440 }),
    // The picture shows the board.
    alt: describe(board, finding, names).split(" Board, row by row")[0],
    line: explain(finding, "short"),
  };
}`;

/** @returns {Promise<Drawing[]>} */
export async function drawings() {
  const { draw } = await importProgram(PROGRAM);
  return CASES.trim()
    .split("\n")
    .map((line) => {
      const [name, id, puzzle, stage, ...words] = line.split(" ");
      return { folder: `packages/${name}`, id, ...draw(id, puzzle, stage, words.join(" ")) };
    });
}

/** The path of a picture in its package. @param {string} id */
const pathOf = (id) => `img/${id}.svg`;

/** The pictures as files. @param {readonly Drawing[]} all */
export const pictureFiles = (all) => all.map(({ folder, id, svg }) => ({ file: `${folder}/${pathOf(id)}`, text: svg }));

/**
 * A picture for a README, and what it shows in words and in one line.
 * @param {Drawing} drawing @param {string} [base] where its package is, from there
 */
export const pictureBlock = ({ id, alt, line }, base = "") => `![${alt}](${base}${pathOf(id)})\n\n\`${id}\`: ${line}`;
