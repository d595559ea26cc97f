import { type Technique, explain, findFirst, format, parse } from "@wings/core";
import { pictureOf, routeLinks } from "@wings/draw";
import { EXAMPLES, LADDER } from "@wings/ladder";
import type { Example } from "./lesson-texts.js";

/** The most links of a drawing that teaches. */
const MOST_LINKS = 10;

/** A step to draw in the lesson of a technique, with its curves. A long chain says less than the text. */
function exampleOf(technique: Technique): Example | undefined {
  if (!Object.hasOwn(EXAMPLES, technique.id)) return undefined;
  const board = parse(EXAMPLES[technique.id]);
  const finding = findFirst(board, [technique])?.toJSON();
  if (finding === undefined) return undefined;
  const { links } = pictureOf(finding);
  if (links.length > MOST_LINKS) return undefined;
  return {
    step: { board: format(board, "url"), finding, short: explain(finding, "short") },
    routes: routeLinks(board, links),
  };
}

/** For the build of the page: each technique with the folder of its package, and an example. */
export const LESSONS = LADDER.map(({ technique, package: name }) => ({
  id: technique.id,
  folder: name.replace("@wings/", ""),
  example: exampleOf(technique),
}));
