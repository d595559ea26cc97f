import { Board, type Technique, explain, findAll, findFirst, format, parse } from "@wings/core";
import { pictureOf, routeLinks } from "@wings/draw";
import { EXAMPLES, LADDER } from "@wings/ladder";
import { placeNumbers } from "../board/place-numbers.js";
import { outcomeOf } from "../model/step.js";
import type { Example } from "./lesson-texts.js";

/** The most links of a drawing that teaches. */
const MOST_LINKS = 10;
/** The size of the numbers of links: a lesson draws small. */
const NUMBER_SIZE = 20.5;
/** How many wrong examples a question has, and how many techniques are tried for them. */
const WRONG = 3;
const TRIED = 8;

/** A step to draw in the lesson of a technique, with its curves. A long chain says less than the words. */
function exampleOf(technique: Technique, of: (board: Board) => Board = (board) => board): Example | undefined {
  if (!Object.hasOwn(EXAMPLES, technique.id)) return undefined;
  const board = of(parse(EXAMPLES[technique.id]));
  const isShort = (found: ReturnType<typeof findFirst>): boolean =>
    found !== null && pictureOf(found.toJSON()).links.length <= MOST_LINKS;
  const first = findFirst(board, [technique]);
  const finding = isShort(first) ? first : findAll(board, [technique]).find(isShort);
  if (!finding) return undefined;
  const json = finding.toJSON();
  const { links } = pictureOf(json);
  return {
    step: { board: format(board, "url"), finding: json, short: explain(json, "short") },
    routes: placeNumbers(routeLinks(board, links), links, board, NUMBER_SIZE),
  };
}

/** The board in a mirror, from r1c9 to r9c1, with other digits: nobody knows the cells of a pattern again. */
function mirrored(board: Board): Board {
  const image = new Board();
  for (let cell = 0; cell < 81; cell++) {
    const to = (8 - (cell % 9)) * 9 + 8 - Math.floor(cell / 9);
    const digit = board.digit(cell);
    if (digit !== 0 && board.isGiven(cell)) image.placeGiven(to, 10 - digit);
    else if (digit !== 0) image.place(to, 10 - digit);
  }
  for (let cell = 0; cell < 81; cell++) {
    if (board.digit(cell) !== 0) continue;
    const to = (8 - (cell % 9)) * 9 + 8 - Math.floor(cell / 9);
    for (const digit of image.candidates(to)) if (!board.has(cell, 10 - digit)) image.eliminate(to, digit);
  }
  return image;
}

const examples = new Map(LADDER.map(({ technique }) => [technique.id, exampleOf(technique)]));

/** Techniques near this one in the ladder whose example it doesn't find: each looks like it, and is another one. */
function othersOf(technique: Technique): string[] {
  const at = LADDER.findIndex((rung) => rung.technique === technique);
  const near = LADDER.filter((rung) => rung.technique !== technique && examples.get(rung.technique.id) !== undefined)
    .sort((a, b) => Math.abs(LADDER.indexOf(a) - at) - Math.abs(LADDER.indexOf(b) - at))
    .slice(0, TRIED);
  const found: string[] = [];
  for (const { technique: other } of near) {
    if (found.length === WRONG) break;
    const { board, finding } = examples.get(other.id)!.step;
    const parts = outcomeOf(finding).split(".");
    const own = findAll(parse(board), [technique]).flatMap((each) => outcomeOf(each.toJSON()).split("."));
    if (!parts.some((part) => own.includes(part))) found.push(other.id);
  }
  return found;
}

/** For the build of the page: each technique with an example, and with techniques whose examples are none of it. */
export const LESSONS = Object.fromEntries(
  LADDER.map(({ technique }) => {
    const example = examples.get(technique.id);
    return [technique.id, { ...(example && { example, others: othersOf(technique) }) }];
  }),
);

/** Each technique on another board than that of its lesson, to ask about. */
export const ASKED = Object.fromEntries(
  LADDER.map(({ technique }) => [technique.id, exampleOf(technique, mirrored)?.step]),
);
