import type { Board, Language } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { badArgument, checkBoard } from "@wings/core/host";
import { curvesOf, middleOf, pathOf } from "./curve.js";
import { type LegendEntry, legendEntries } from "./legend.js";
import { type Drawable, type End, type NamesOf, readScene } from "./scene.js";

/** A role and what has it. */
export interface PictureRole {
  readonly word: string;
  /** The place of the role in the order of colors and shapes; `ELIMINATED_LOOK` and `PLACED_LOOK` for what changes. */
  readonly look: number;
  /** The cells of the role, each with the marked digits. `whole` cells are marked themselves. */
  readonly cells: readonly { readonly cell: number; readonly digits: readonly number[]; readonly whole: boolean }[];
  /** The houses of the role, each with its digit, or 0. */
  readonly houses: readonly { readonly house: number; readonly digit: number }[];
}

/** A link between two groups of candidates. `routeLinks` gives its curve. */
export interface PictureLink {
  readonly kind: "strong" | "weak";
  readonly from: readonly End[];
  readonly to: readonly End[];
  /** Its number in a chain, with the letter of the chain if there are several; empty where links are few. */
  readonly number: string;
}

/** The way of a link through the picture. */
export interface Route {
  /** SVG path data. */
  readonly path: string;
  /** The middle of its number. */
  readonly x: number;
  readonly y: number;
}

/** A drawing as plain data, for programs that draw for themselves. It can cross threads. */
export interface Picture {
  readonly title: string;
  readonly roles: readonly PictureRole[];
  readonly links: readonly PictureLink[];
  readonly legend: readonly LegendEntry[];
}

/** What `drawSvg` draws, as data: roles with their cells and houses, links, and the legend. */
export function pictureOf(finding: Drawable, names?: NamesOf, language?: Language): Picture {
  const scene = readScene(finding, names, language);
  return {
    title: scene.title,
    roles: scene.roles.map(({ word, look, cells, whole, houses }) => ({
      word,
      look,
      cells: [...cells].map(([cell, mask]) => ({ cell, digits: digitsOf(mask), whole: whole.has(cell) })),
      houses: houses.map(([house, digit]) => ({ house, digit })),
    })),
    links: scene.links,
    legend: legendEntries(scene),
  };
}

/** The curves of links, in order. They avoid the digits of the board. This can take some milliseconds. */
export function routeLinks(board: Board, links: readonly PictureLink[]): Route[] {
  checkBoard(board);
  if (!Array.isArray(links)) throw badArgument(links, "the links of pictureOf");
  return curvesOf(board, links).map((curve) => ({ path: pathOf(curve), ...middleOf(curve) }));
}
