import type { Board } from "@wings/core";
import {
  CELL,
  ELIMINATED_LOOK,
  GUTTER,
  OUTLINES,
  PLACED_LOOK,
  type Picture,
  type PictureLink,
  type Point,
  type Route,
  cornerOf,
  spotOf,
} from "@wings/draw";
import { useSelect } from "../ui/context.js";
import { type Box, boxBetween } from "./box.js";
import { cellsIn } from "@wings/core/author";
import type { Layout } from "@wings/core/host";
import { useMemo } from "preact/hooks";
import type { Lit } from "../model/clauses.js";
import { isInCell } from "../model/lit-links.js";
import type { Region } from "@wings/draw/hint";
import { gridPath } from "../model/layout-look.js";
import { layoutView } from "../model/layout-view.js";
import { letterOf } from "../model/words/cell-names.js";

/** The class of a role: its color. */
const lookClass = (look: number): string =>
  look === ELIMINATED_LOOK ? "look-out" : look === PLACED_LOOK ? "look-in" : `look-${look % 5}`;

/** The outline of a role: its shape on a candidate. */
export function Shape({ look, x, y }: { look: number; x: number; y: number }) {
  const at = `translate(${x} ${y})`;
  if (look === ELIMINATED_LOOK)
    return (
      <g class="shape look-out" transform={at}>
        <circle r="9.5" class="disc" />
        <path d="M-9 9L9-9" />
      </g>
    );
  if (look === PLACED_LOOK)
    return (
      <g class="shape look-in" transform={at}>
        <circle r="9.5" />
      </g>
    );
  const outline = OUTLINES[look % OUTLINES.length];
  return (
    <g class={`shape ${lookClass(look)}`} transform={at}>
      {"r" in outline ? <circle r={outline.r} /> : <path d={outline.d} />}
    </g>
  );
}

/** Dashes tell the outlines of cells apart without colors. */
const DASHES = [undefined, "9 4", "3 4", "12 4 3 4", "6 6"];

const box = (first: number, last: number, inset = 2.5): Box => boxBetween(first, last, inset);

/** A house: the rectangle of a row, a column or a box, or what goes around its cells. */
export function HouseMark({
  layout,
  house,
  inset,
  look,
  radius,
}: {
  layout: Layout | undefined;
  house: number;
  inset: number;
  look: string;
  radius: number;
}) {
  const outline = layoutView(layout).outline(house, inset);
  if (outline !== undefined)
    return (
      <>
        <path class={`${look} house-ground`} d={outline.ground} />
        <path class={look} d={outline.line} />
      </>
    );
  const cells = cellsIn({ layout }, house);
  return <rect class={look} rx={radius} {...box(cells[0], cells[8], inset)} />;
}

/** The marks below the digits: houses, cells, candidates and what changes. */
export function Marks({
  layout,
  picture,
  routes,
  isMoving,
  pace = 1,
}: {
  layout: Layout | undefined;
  picture: Picture;
  routes: readonly Route[] | undefined;
  /** Whether the marks appear one after the other. */
  isMoving: boolean;
  /** How many times slower than usual. */
  pace?: number;
}) {
  const { roles, links } = picture;
  const cases = useMemo(() => casesOf(picture), [picture]);
  const time = Math.min(LINK_TIME, (WHOLE_TIME - LINK_START - LINK_TIME) / links.length);
  const delay = (after: number) => (isMoving ? { style: { animationDelay: `${Math.round(after * pace)}ms` } } : {});
  return (
    <g class={isMoving ? "marks moving" : "marks"} aria-hidden="true">
      {roles.flatMap(({ look, houses }) =>
        // A house is marked once for all its digits.
        [...new Set(houses.map(({ house }) => house))].map((house) => (
          <HouseMark
            key={`h${look} ${house}`}
            {...{ layout, house, inset: 2.5, look: `mark-house ${lookClass(look)}`, radius: 4 }}
          />
        )),
      )}
      {roles
        .filter(({ look }) => look !== ELIMINATED_LOOK)
        .flatMap(({ look, cells }) =>
          cells.map(({ cell }) => (
            <rect
              key={`c${look} ${cell}`}
              class={`mark-cell ${lookClass(look)}`}
              rx="4"
              stroke-dasharray={DASHES[look % DASHES.length]}
              {...box(cell, cell, 2.5 + insetOf(picture, look, cell))}
            />
          )),
        )}
      {groupsOf(links).map(([node, i]) => (
        <g key={`l${i} ${node[0].cell}`} class="fading" {...delay(LINK_START + i * time)}>
          <Group node={node} />
        </g>
      ))}
      {routes !== undefined &&
        links.map(({ kind }, i) => (
          <g key={`r${i} ${routes[i].path}`}>
            <path class="link-paper fading" d={routes[i].path} {...delay(LINK_START + i * time)} />
            <path
              class={`link ${kind} ${cases[i]}${isInCell(links[i]) ? " short" : ""}`}
              d={routes[i].path}
              pathLength={kind === "strong" ? 1 : undefined}
              {...delay(LINK_START + i * time)}
            />
          </g>
        ))}
      {routes !== undefined &&
        links.map(({ number }, i) =>
          number === "" ? null : (
            <text
              key={`n${i} ${routes[i].path}`}
              class="link-number fading"
              x={routes[i].x}
              y={routes[i].y}
              {...delay(LINK_START + i * time)}
            >
              {number}
            </text>
          ),
        )}
      {roles.flatMap(({ look, cells }) =>
        cells.flatMap(({ cell, digits }) =>
          digits.map((digit) => (
            // What goes is there at once.
            <Shape key={`s${look} ${cell} ${digit}`} look={look} {...spotOf(cell, digit)} />
          )),
        ),
      )}
    </g>
  );
}

/** When the first link is drawn, how long each takes at most, and all of them together, in milliseconds. */
const LINK_START = 200;
const LINK_TIME = 250;
const WHOLE_TIME = 2000;

/** The second role of a cell is drawn inside of the first. */
const insetOf = ({ roles }: Picture, look: number, cell: number): number =>
  roles.filter((role) => role.look >= 0 && role.look < look && role.cells.some((each) => each.cell === cell)).length *
  4;

/** The groups of links, each once, with the first link that has it. */
function groupsOf(links: Picture["links"]): (readonly [node: PictureLink["from"], link: number])[] {
  const groups = new Map<string, readonly [PictureLink["from"], number]>();
  for (const [i, { from, to }] of links.entries())
    for (const node of [from, to]) {
      const id = JSON.stringify(node);
      if (node.length > 1 && !groups.has(id)) groups.set(id, [node, i]);
    }
  return [...groups.values()];
}

/** A band that joins the candidates of a group. */
function Group({ node }: { node: PictureLink["from"] }) {
  const spots = node.map(({ cell, digit }) => spotOf(cell, digit)).sort((a, b) => a.x - b.x || a.y - b.y);
  return <path class="band" d={`M${spots.map(({ x, y }) => `${x} ${y}`).join("L")}`} />;
}

/** The region of a hint that only says where to look. */
export function RegionMark({ layout, region }: { layout: Layout | undefined; region: Region }) {
  const { top, left, bottom, right, house } = region;
  if (house !== undefined)
    return (
      <g aria-hidden="true">
        <HouseMark {...{ layout, house, inset: 1, look: "mark-region", radius: 6 }} />
      </g>
    );
  return <rect class="mark-region" rx="6" aria-hidden="true" {...box(top * 9 + left, bottom * 9 + right, 1)} />;
}

/** What a clause of the explanation speaks of: houses with the digits that are there, cells and their candidates. */
export function LitMarks({ lit, board }: { lit: Lit; board: Board }) {
  const { masks, values } = board;
  const placed = lit.houses.flatMap((house) =>
    cellsIn(board, house).filter((cell) => lit.digits.includes(values[cell])),
  );
  return (
    <g class="lit" aria-hidden="true">
      {lit.houses.map((house) => (
        <HouseMark key={`h${house}`} {...{ layout: board.layout, house, inset: 1, look: "lit-house", radius: 5 }} />
      ))}
      {lit.cells.map((cell) => (
        <rect key={`c${cell}`} class="lit-cell" rx="5" {...box(cell, cell, 1)} />
      ))}
      {[...new Set(placed)].map((cell) => {
        const { x, y } = cornerOf(cell);
        return <circle key={`p${cell}`} class="lit-placed" cx={x + CELL / 2} cy={y + CELL / 2} r="25" />;
      })}
      {lit.cells.flatMap((cell) =>
        lit.digits
          .filter((digit) => (masks[cell] >> (digit - 1)) & 1)
          .map((digit) => {
            const { x, y } = spotOf(cell, digit);
            return <circle key={`d${cell} ${digit}`} class="lit-digit" cx={x} cy={y} r="11.5" />;
          }),
      )}
    </g>
  );
}

/** The links that a clause speaks of, over those that are dimmed; with the last clause, what goes and what is placed. */
export function LitLinks({
  picture,
  routes = [],
  links,
  isLast,
}: {
  picture: Picture;
  routes: readonly Route[] | undefined;
  links: readonly number[];
  isLast: boolean;
}) {
  const cases = casesOf(picture);
  const shown = links.filter((i) => routes[i] !== undefined);
  return (
    <g class="lit-links" aria-hidden="true">
      {shown.map((i) => (
        <g key={i}>
          <path class="link-paper" d={routes[i].path} />
          <path
            class={`link ${picture.links[i].kind} ${cases[i]}${isInCell(picture.links[i]) ? " short" : ""}`}
            d={routes[i].path}
            {...lengthOf(picture.links[i])}
          />
        </g>
      ))}
      {shown.map((i) => (
        <LinkNumber key={i} number={picture.links[i].number} spot={routes[i]} />
      ))}
      {isLast &&
        picture.roles
          .filter(({ look }) => look < 0)
          .flatMap(({ look, cells }) =>
            cells.flatMap(({ cell, digits }) =>
              digits.map((digit) => <Shape key={`${look} ${cell} ${digit}`} look={look} {...spotOf(cell, digit)} />),
            ),
          )}
    </g>
  );
}

/** The role of the cases of a forcing chain: each has its own color. */
const CASE = "one of these is true";

/** The class of each link: a color for each case, where a chain has cases. */
function casesOf({ roles, links }: Picture): string[] {
  const first = roles.find(({ word }) => word === CASE);
  if (first === undefined) return links.map(() => "");
  const begins = ({ cell, digit }: PictureLink["from"][number]): boolean =>
    first.cells.some((each) => each.cell === cell && each.digits.includes(digit));
  let chain = -1;
  let end: PictureLink["to"] = [];
  return links.map(({ from, to }) => {
    // A chain may lead over a candidate of another case.
    const isNew = JSON.stringify(from) !== JSON.stringify(end);
    if (isNew && from.length === 1 && begins(from[0])) chain++;
    end = to;
    return `case-${Math.max(0, chain) % 7}`;
  });
}

/** The order in which the cells of a net follow, as the numbers of their sentences. */
export const Order = ({ places }: { places: readonly (readonly [number: number, spot: Point])[] }) => (
  <g class="order" aria-hidden="true">
    {places.map(([number, { x, y }]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <circle r="9" />
        <text>{number}</text>
      </g>
    ))}
  </g>
);

/** A strong link draws itself, so its length counts as one. */
const lengthOf = ({ kind }: PictureLink): { pathLength?: number } => (kind === "strong" ? { pathLength: 1 } : {});

/** The number of a link in its chain. */
const LinkNumber = ({ number, spot: { x, y } }: { number: string; spot: Point }) =>
  number === "" ? null : (
    <text class="link-number" x={x} y={y}>
      {number}
    </text>
  );

/** The lines of the grid, and the numbers of rows and columns so far from it. */
export function Grid({ names, layout }: { names: number; layout: Layout | undefined }) {
  const hasLetters = useSelect((state) => state.settings.cellStyle === "letters");
  return (
    <g aria-hidden="true" class="grid-lines">
      <path class="line-cell" d={gridPath(CELL)} />
      {layoutView(layout).lines.map(([line, path]) => (
        <path key={path} class={`line-${line}`} d={path} />
      ))}
      {names > 0 &&
        Array.from({ length: 9 }, (_, i) => {
          const middle = GUTTER + i * CELL + CELL / 2;
          return [
            <text key={`r${i}`} class="line-name" x={GUTTER - names} y={middle + 5}>
              {hasLetters ? letterOf(i + 1) : i + 1}
            </text>,
            <text key={`c${i}`} class="line-name" x={middle} y={GUTTER - names + (names < 12 ? 7 : 5)}>
              {i + 1}
            </text>,
          ];
        })}
    </g>
  );
}
