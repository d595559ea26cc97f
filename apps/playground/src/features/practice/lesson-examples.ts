import {
  Board,
  type Finding,
  type FindingJson,
  type Technique,
  explain,
  findAll,
  findFirst,
  format,
  isWingsError,
  parse,
} from "@wings/core";
import { pictureOf, routeLinks } from "@wings/draw";
import { EXAMPLES, LADDER } from "@wings/ladder";
import { STATIONS } from "../../model/stations.js";
import { placeNumbers } from "../../board/place-numbers.js";
import { outcomeOf } from "../../model/step.js";
import type { Example } from "./lesson-texts.js";

/** The most links of a drawing that teaches. */
const MOST_LINKS = 10;
/** The size of the numbers of links: a lesson draws small. */
const NUMBER_SIZE = 20.5;
/** How many wrong examples a question has, and how many techniques are tried for them. */
const WRONG = 3;
const TRIED = 12;
/** From here on, a pattern looks nothing like another one. */
const UNLIKE = 6;

/**
 * Where the first step of a technique in its own example is too long to draw, or uses a digit that is there already: a board of
 * the ladder, and about how many links the step there has.
 */
const CHOSEN: Readonly<Record<string, { readonly board: string; readonly links: number }>> = {
  "almost-locked-triple": { board: "claiming", links: 0 },
  "almost-locked-quad": { board: "franken-x-wing", links: 0 },
  "simple-colors": { board: "deadly-polygon", links: 7 },
  "multi-colors": { board: "firework-w-wing", links: 7 },
  "xy-chain": { board: "unique-rectangle-1", links: 7 },
  "forcing-chain": { board: "unique-loop", links: 8 },
  "unique-loop": { board: "unique-loop", links: 12 },
  "oddagon-chain": { board: "s-wing", links: 6 },
  "kraken-fish": { board: "finned-x-wing", links: 8 },
};

/** A step to draw in the lesson of a technique, with its curves. A long chain says less than the words. */
function exampleOf(technique: Technique, of: (board: Board) => Board = (board) => board): Example | undefined {
  if (!Object.hasOwn(EXAMPLES, technique.id)) return undefined;
  const chosen = CHOSEN[technique.id] as (typeof CHOSEN)[string] | undefined;
  const board = of(parse(EXAMPLES[chosen?.board ?? technique.id]));
  const finding = chosen ? simplest(findAll(board, [technique]), chosen.links, board) : shortOn(board, technique);
  if (!finding) return undefined;
  const json = finding.toJSON();
  const { links } = pictureOf(json);
  return {
    step: { board: format(board, "url"), finding: json, short: explain(json, "short") },
    routes: placeNumbers(routeLinks(board, links), links, board, NUMBER_SIZE),
  };
}

function shortOn(board: Board, technique: Technique): Finding | undefined {
  const isShort = (found: Finding): boolean => linksOf(found) <= MOST_LINKS;
  const first = findFirst(board, [technique]);
  if (first !== null && isShort(first) && isOpen(first.toJSON(), board)) return first;
  const found = findAll(board, [technique]).filter(isShort);
  return found.find((each) => isOpen(each.toJSON(), board)) ?? found[0];
}

/** Of the steps with about so many links, the one that is explained in the fewest words. */
function simplest(found: readonly Finding[], links: number, board: Board): Finding | undefined {
  const off = (each: Finding): number => Math.abs(linksOf(each) - links);
  return found
    .filter((each) => isOpen(each.toJSON(), board))
    .sort((a, b) => off(a) - off(b) || explain(a).length - explain(b).length)
    .at(0);
}

const linksOf = (finding: Finding): number => pictureOf(finding.toJSON()).links.length;

/** Whether no cell of the pattern has its digit already: a learner looks for candidates. */
const isOpen = (found: FindingJson, board: Board): boolean =>
  pictureOf(found).roles.every(({ cells }) => cells.every(({ cell }) => board.digit(cell) === 0));

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

/** What a pattern looks like: how many digits, cells and strong links it has, and its line on the map. */
function looksOf({ step: { finding } }: Example) {
  const { roles, links } = pictureOf(finding);
  const ends = links.flatMap(({ from, to }) => [...from, ...to]);
  const cells = roles.filter(({ look }) => look >= 0).flatMap((role) => role.cells);
  return {
    digits: new Set([...ends.map(({ digit }) => digit), ...cells.flatMap(({ digits }) => digits)]).size,
    cells: new Set([...ends, ...cells].map(({ cell }) => cell)).size,
    links: links.filter(({ kind }) => kind === "strong").length,
    line: STATIONS.find(({ id }) => id === finding.technique)?.line,
  };
}

function distance(one: Example, other: Example): number {
  const [a, b] = [looksOf(one), looksOf(other)];
  const isFar = a.line !== b.line;
  return (
    2 * Math.abs(a.digits - b.digits) + Math.abs(a.cells - b.cells) + Math.abs(a.links - b.links) + (isFar ? 3 : 0)
  );
}

/** All that a technique finds on a board; undefined if that is too much. */
function outcomesOn(board: string, technique: Technique): ReadonlySet<string> | undefined {
  try {
    return new Set(findAll(parse(board), [technique]).flatMap((each) => outcomeOf(each.toJSON()).split(".")));
  } catch (error) {
    if (isWingsError(error) && error.code === "WINGS_LIMIT_REACHED") return undefined;
    throw error;
  }
}

/** Techniques whose example looks like that of this one, and which it doesn't find: each is another one. */
function othersOf(technique: Technique): string[] {
  const own = examples.get(technique.id)!;
  const at = LADDER.findIndex((rung) => rung.technique === technique);
  const near = LADDER.flatMap((rung, i) => {
    const example = examples.get(rung.technique.id);
    return i === at || example === undefined
      ? []
      : [{ id: rung.technique.id, example, far: distance(own, example), by: Math.abs(i - at) }];
  })
    .filter(({ far, example: { step } }) => far < UNLIKE && isOpen(step.finding, parse(step.board)))
    .sort((a, b) => a.far - b.far || a.by - b.by)
    .slice(0, TRIED);
  const found: string[] = [];
  for (const { id, example } of near) {
    if (found.length === WRONG) break;
    const { board, finding } = example.step;
    const parts = outcomeOf(finding).split(".");
    const outcomes = outcomesOn(board, technique);
    if (outcomes !== undefined && !parts.some((part) => outcomes.has(part))) found.push(id);
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
