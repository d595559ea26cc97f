import type { Cell, House } from "@wings/core/author";
import type { Layout } from "@wings/core/host";
import { CELLS } from "./boxes.js";
import type { Tables } from "./tables.js";

/** The borders of the regions, the diagonals from corner to corner, and a frame around each window. */
export function outlineOf({ houses, houseCells, housesOf }: Tables): Layout["outline"] {
  const region = (cell: Cell): House => housesOf[cell * 3 + 2];
  let borders = "M0 0h9v9h-9z";
  for (const cell of CELLS) {
    const [x, y] = [cell % 9, Math.floor(cell / 9)];
    if (x > 0 && region(cell) !== region(cell - 1)) borders += `M${x} ${y}v1`;
    if (y > 0 && region(cell) !== region(cell - 9)) borders += `M${x} ${y}h1`;
  }
  const window = (first: Cell): string => `M${first % 9} ${Math.floor(first / 9)}h3v3h-3z`;
  return [
    ...houses.filter((house) => house === 27 || house === 28).map((house) => ["diagonal", DIAGONALS[house]] as const),
    ...houses.filter((house) => house > 35).map((house) => ["window", window(houseCells[house * 9])] as const),
    ["border", borders],
  ];
}

const DIAGONALS: Readonly<Record<House, string>> = { 27: "M0 0L9 9", 28: "M9 0L0 9" };
