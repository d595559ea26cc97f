import { findAll, findSmallest, parse } from "@wings/core";
import { ELIMINATED_LOOK, PLACED_LOOK, type Picture, pictureOf } from "@wings/draw";
import { EXAMPLES, LADDER } from "@wings/ladder";
import type { StationPicture } from "./station-picture.js";

/** The most links of a small picture. Longer chains are a tangle. */
const MOST_LINKS = 12;

const rowOf = (cell: number): number => Math.floor(cell / 9);

/** A cell of ten units, with a margin. */
const square = (cell: number, margin: number): string => {
  const size = 10 - 2 * margin;
  return `M${(cell % 9) * 10 + margin} ${rowOf(cell) * 10 + margin}h${size}v${size}h-${size}z`;
};

/** Two lines across a cell. */
const cross = (cell: number): string => {
  const [x, y] = [(cell % 9) * 10, rowOf(cell) * 10];
  return `M${x + 2.5} ${y + 2.5}l5 5m0-5l-5 5`;
};

/** Rows, then columns, then boxes. */
function house(number: number): string {
  const at = number % 9;
  if (number < 9) return `M0 ${at * 10}h90v10h-90z`;
  if (number < 18) return `M${at * 10} 0h10v90h-10z`;
  return `M${(at % 3) * 30} ${Math.floor(at / 3) * 30}h30v30h-30z`;
}

/** A line between the middles of two cells, bent a little so that lines on one row don't lie on each other. */
function bend(from: number, to: number): string {
  const [x1, y1, x2, y2] = [(from % 9) * 10 + 5, rowOf(from) * 10 + 5, (to % 9) * 10 + 5, rowOf(to) * 10 + 5];
  const bow = 0.12;
  const [x, y] = [(x1 + x2) / 2 + (y2 - y1) * bow, (y1 + y2) / 2 - (x2 - x1) * bow];
  return `M${x1} ${y1}Q${+x.toFixed(1)} ${+y.toFixed(1)} ${x2} ${y2}`;
}

/** The boxes of some cells, as a square. */
function viewOf(cells: readonly number[]): string {
  const spanOf = (at: readonly number[]): [from: number, count: number] => {
    const from = Math.min(...at);
    return [from, Math.max(...at) - from + 1];
  };
  const [stack, wide] = spanOf(cells.map((cell) => Math.floor((cell % 9) / 3)));
  const [band, high] = spanOf(cells.map((cell) => Math.floor(cell / 27)));
  const size = Math.max(wide, high);
  const from = (at: number): number => Math.min(at, 3 - size) * 30;
  return `${from(stack)} ${from(band)} ${size * 30} ${size * 30}`;
}

function drawn({ roles, links }: Picture): StationPicture {
  const own = roles.filter(({ look }) => look >= 0);
  const cellsOf = (look: number): number[] =>
    roles.filter((role) => role.look === look).flatMap(({ cells }) => cells.map(({ cell }) => cell));
  const lines = (kind: string): string =>
    [
      ...new Set(
        links
          .filter((link) => link.kind === kind && link.from[0].cell !== link.to[0].cell)
          .map(({ from, to }) => bend(from[0].cell, to[0].cell)),
      ),
    ].join("");
  const seen = new Set<number>();
  const isWhole = own.some(({ houses }) => houses.some((each) => each.house < 18));
  const all = roles.flatMap(({ cells }) => cells.map(({ cell }) => cell));
  return {
    view: isWhole ? "0 0 90 90" : viewOf(all),
    houses: own.flatMap(({ look, houses }): [number, string][] =>
      houses.length === 0 ? [] : [[look, [...new Set(houses.map((each) => house(each.house)))].join("")]],
    ),
    // A cell has the color of its first role.
    cells: own.flatMap(({ look, cells }): [number, string][] => {
      const fresh = [...new Set(cells.map(({ cell }) => cell))].filter((cell) => !seen.has(cell));
      for (const cell of fresh) seen.add(cell);
      return fresh.length === 0 ? [] : [[look, fresh.map((cell) => square(cell, 0.5)).join("")]];
    }),
    strong: lines("strong"),
    weak: lines("weak"),
    out: [...new Set(cellsOf(ELIMINATED_LOOK))].map(cross).join(""),
    in: [...new Set(cellsOf(PLACED_LOOK))].map((cell) => square(cell, 0)).join(""),
  };
}

function pictureFor(id: string): StationPicture | undefined {
  if (!Object.hasOwn(EXAMPLES, id)) return undefined;
  const technique = LADDER.find((rung) => rung.technique.id === id)!.technique;
  const board = parse(EXAMPLES[id]);
  const smallest = findSmallest(board, [technique]);
  if (smallest === null) return undefined;
  const picture = pictureOf(smallest.toJSON());
  if (picture.links.length <= MOST_LINKS) return drawn(picture);
  const pictures = findAll(board, [technique]).map((finding) => pictureOf(finding.toJSON()));
  return drawn([picture, ...pictures].reduce((best, each) => (each.links.length < best.links.length ? each : best)));
}

/** A small picture of each technique, from the example of its lesson. The build writes the value in place of this module. */
export const STATION_PICTURES: Readonly<Record<string, StationPicture | undefined>> = Object.fromEntries(
  LADDER.map(({ technique: { id } }) => [id, pictureFor(id)]),
);
