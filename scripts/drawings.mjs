// The drawings in the READMEs of techniques: drawings.txt says which finding on which board. The pictures are in the folder of the
// package, for the pages of the repository, and are not packed.

import { readFileSync } from "node:fs";
import { importProgram } from "./bundle.mjs";

/** @typedef {{ folder: string, id: string, svg: string, alt: string, line: string }} Drawing */

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
  const cases = readFileSync(new URL("drawings.txt", import.meta.url), "utf8");
  return cases
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => {
      const [name, id, puzzle, stage, ...words] = line.split(" ");
      return { folder: `packages/${name}`, id, ...draw(id, puzzle.replaceAll("_", " "), stage, words.join(" ")) };
    });
}

/** The pictures as files. @param {readonly Drawing[]} all */
export const pictureFiles = (all) => all.map(({ folder, id, svg }) => ({ file: `${folder}/img/${id}.svg`, text: svg }));

/**
 * A picture for a README, and what it shows in words and in one line.
 * @param {Drawing} drawing @param {string} [base] where its package is, from there
 */
export const pictureBlock = ({ id, alt, line }, base = "") => `![${alt}](${base}img/${id}.svg)\n\n\`${id}\`: ${line}`;
