// The drawings in the READMEs of techniques: `src/about.ts` of a package says which finding on which board. The pictures are in the
// folder of the package, for the pages of the repository, and are not packed.

import { importProgram } from "./bundle.mjs";

/** @typedef {{ folder: string, id: string, svg: string, alt: string, line: string }} Drawing */

const PROGRAM = `
import { explain, findAll, parse } from "@wings/core";
import { describe, drawSvg } from "@wings/draw";
import { atStage } from "@wings/testing";
import { ORDER } from "./packages/ladder/src/ladder.ts";

export const draw = () => ORDER.filter(({ about }) => about.drawing !== undefined).map(drawOne);

function drawOne({ technique, about: { drawing }, package: name }) {
  const { id } = technique;
  const { board: puzzle, stage, finding: words = "" } = drawing;
  const board = stage === undefined ? parse(puzzle) : atStage(parse(puzzle), stage);
  const finding = findAll(board, [technique]).find((each) => explain(each, "short").endsWith(words));
  if (finding === undefined) throw new Error(name.replace("@wings/", "packages/") + "/src/about.ts, drawing of " + id + ": it finds nothing " + (words && "that ends with " + words + " ") + "there: choose another board, stage or finding");
  const names = technique.meta;
  return {
    folder: name.replace("@wings/", "packages/"),
    id,
    svg: drawSvg(board, finding, { names, width: 440 }),
    // The picture shows the board.
    alt: describe(board, finding, names).split(" Board, row by row")[0],
    line: explain(finding, "short"),
  };
}`;

/** @returns {Promise<Drawing[]>} */
export async function drawings() {
  const { draw } = await importProgram(PROGRAM);
  return draw();
}

/** The pictures as files. @param {readonly Drawing[]} all */
export const pictureFiles = (all) => all.map(({ folder, id, svg }) => ({ file: `${folder}/img/${id}.svg`, text: svg }));

/**
 * A picture for a README, and what it shows in words and in one line.
 * @param {Drawing} drawing @param {string} [base] where its package is, from there
 */
export const pictureBlock = ({ id, alt, line }, base = "") => `![${alt}](${base}img/${id}.svg)\n\n\`${id}\`: ${line}`;
