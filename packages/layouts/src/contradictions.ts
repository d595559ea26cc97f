import { type Board, type Contradiction, cellName } from "@wings/core";
import { type Cell, digitsOf, type House } from "@wings/core/author";
import { CELLS } from "./boxes.js";
import type { Tables } from "./tables.js";
import { isClassic, wordOfHouse } from "./words.js";

/** All that is contradictory on a board: cells without candidates, digits without places, and equal digits that see each other. */
export const contradictionsOn =
  (tables: Tables) =>
  (board: Board): Contradiction[] => [
    ...emptyCells(board),
    ...tables.houses.flatMap((house) => inHouse(tables, board, house)),
    ...betweenPeers(tables, board),
  ];

const emptyCells = ({ values, masks }: Board): Contradiction[] =>
  CELLS.filter((cell) => values[cell] === 0 && masks[cell] === 0).map((cell) => ({
    kind: "empty-cell",
    cells: [cell],
    text: `${cellName(cell)} has no candidate left`,
  }));

function inHouse(tables: Tables, { values, masks }: Board, house: House): Contradiction[] {
  const word = wordOfHouse(tables, house);
  const name = word.replace("{n}", String((house % 9) + 1));
  const about = { house, ...(isClassic(tables, house) ? {} : { word }) };
  const cells = [...tables.houseCells.subarray(house * 9, house * 9 + 9)];
  return digitsOf(511).flatMap((digit): Contradiction[] => {
    const holding = cells.filter((cell) => values[cell] === digit);
    if (holding.length > 1)
      return [
        { kind: "equal-digits", cells: holding, ...about, digit, text: `${listed(holding)} hold ${digit} in ${name}` },
      ];
    const isMissing = holding.length === 0 && cells.every((cell) => (masks[cell] & (1 << (digit - 1))) === 0);
    return isMissing
      ? [{ kind: "missing-digit", cells: [], ...about, digit, text: `${digit} has no place left in ${name}` }]
      : [];
  });
}

/** Equal digits in cells that see each other and share no house. */
function betweenPeers({ houses, houseWords, peers, relations }: Tables, { values }: Board): Contradiction[] {
  const found: Contradiction[] = [];
  for (const a of CELLS) {
    for (const b of CELLS) {
      if (a >= b || values[a] === 0 || values[a] !== values[b] || !has(peers, a, b)) continue;
      if (houses.some((house) => has(houseWords, house, a) && has(houseWords, house, b))) continue;
      const word = relations.find(({ isPeer }) => isPeer(a, b))?.word;
      const how = word === undefined ? " and see each other" : `, and ${cellName(a)} is ${word} ${cellName(b)}`;
      const text = `${listed([a, b])} hold ${values[a]}${how}`;
      found.push({ kind: "equal-peers", cells: [a, b], ...(word && { word }), digit: values[a], text });
    }
  }
  return found;
}

const has = (words: Int32Array, at: number, cell: Cell): boolean =>
  ((words[at * 3 + Math.floor(cell / 27)] >> (cell % 27)) & 1) !== 0;

const listed = (cells: readonly Cell[]): string => {
  const names = cells.map(cellName);
  return `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
};
