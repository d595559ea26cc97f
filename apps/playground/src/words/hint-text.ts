import { type Picture, pictureOf } from "@wings/draw";
import { cellsName } from "@wings/core/host";
import { type Known, levelOf } from "../state/known.js";
import { digitsOfStep, isWholeBoard, regionOf } from "../state/region.js";
import type { Step } from "../state/step.js";
import type { Words } from "./english.js";

/** Level 1 of a hint: where the step is. */
export function whereOf(step: Step, words: Words): string {
  const region = regionOf(step);
  const { top, bottom, left, right } = region;
  const place = isWholeBoard(region)
    ? words.wholeBoard
    : bottom - top === 2 && right - left === 2
      ? words.inBox(top + Math.floor(left / 3) + 1)
      : left === 0 && right === 8
        ? words.inRows(top + 1, bottom + 1)
        : top === 0 && bottom === 8
          ? words.inColumns(left + 1, right + 1)
          : `${words.inRows(top + 1, bottom + 1)}, ${words.inColumns(left + 1, right + 1)}`;
  const level = levelOf(step.finding.technique);
  // For a single, the digit is the answer.
  const digits = level === "easy" ? "" : digitsOfStep(step).join(", ");
  const kind = level === "" ? "" : words.thereIs(words.levelNames[level].toLowerCase());
  return words.lookAt(place, digits, kind);
}

/** The roles of a pattern, without what follows: a digit that is placed is not given away. */
export function patternOf({ finding }: Step, { roles }: Picture): Picture["roles"] {
  const shown = roles.filter(({ look }) => look >= 0);
  const isPlaced = (cell: number): boolean => finding.placements.some((each) => each.cell === cellsName([cell]));
  const hasHouse = shown.some(({ houses }) => houses.length > 0);
  return shown
    .map((role) => ({
      ...role,
      cells: role.cells.flatMap((each) => (!isPlaced(each.cell) ? [each] : hasHouse ? [] : [{ ...each, digits: [] }])),
    }))
    .filter(({ cells, houses }) => cells.length + houses.length > 0);
}

/** Level 2 of a hint: the roles of the pattern with their cells, without what follows. */
export function whatOf(step: Step, picture: Picture, words: Words): { look?: number; text: string }[] {
  const { finding } = step;
  const shown = patternOf(step, picture);
  if (levelOf(finding.technique) === "easy" && shown.some(({ houses }) => houses.length > 0))
    return shown.flatMap(({ look, houses }) =>
      houses.map(({ house, digit }) => {
        const name = nameOfHouse(house, words);
        return { look, text: digit ? words.onePlaceLeft(digit, name) : words.oneOpenCell(name) };
      }),
    );
  if (shown.length > 0)
    return shown.map(({ look, word, cells, houses }) => {
      const places = [
        ...new Set(cells.map(({ cell }) => cellsName([cell]))),
        ...houses.map(({ house }) => nameOfHouse(house, words)),
      ];
      return { look, text: `${words.role(word)}: ${places.join(", ")}` };
    });
  // A single has no pattern beside its cell.
  const places = [...finding.placements, ...finding.eliminations].map(({ cell }) =>
    words.place(Number(cell[1]), Number(cell[3])),
  );
  return [{ text: places.join(", ") }];
}

/** Level 2 of a hint in one line. */
export const whatText = (step: Step, known: Known, words: Words): string =>
  `${known.meta.name}. ${whatOf(step, pictureOf(step.finding, known.meta), words)
    .map(({ text }) => text)
    .join("; ")}`;

export const nameOfHouse = (house: number, { language }: Words): string =>
  language[(["r", "c", "b"] as const)[Math.floor(house / 9)]].replace("{n}", String((house % 9) + 1));
