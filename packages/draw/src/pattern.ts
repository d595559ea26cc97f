import { type Language, translate } from "@wings/core";
import { cellsName } from "@wings/core/host";
import { listed } from "./listed.js";
import { houseText, isOtherHouse } from "./other-houses.js";
import type { Picture } from "./picture.js";
import type { Hinted } from "./region.js";
import { filled, house } from "./where.js";

/** The roles of a pattern, without what follows: a digit that is placed is not given away. */
export function rolesOfPattern({ placements }: Hinted, { roles }: Picture): Picture["roles"] {
  const shown = roles.filter(({ look }) => look >= 0);
  const isPlaced = (cell: number): boolean => placements.some((each) => each.cell === cellsName([cell]));
  const hasHouse = shown.some(({ houses }) => houses.length > 0);
  return shown
    .map((role) => ({
      ...role,
      cells: role.cells.flatMap((each) => (!isPlaced(each.cell) ? [each] : hasHouse ? [] : [{ ...each, digits: [] }])),
    }))
    .filter(({ cells, houses }) => cells.length + houses.length > 0);
}

/** The word of a role. It may leave a place for its digits: `… can't be in both`. */
export const wordOfRole = ({ word, cells }: Picture["roles"][number], language: Language): string =>
  translate(word, language).replace("…", () =>
    listed([...new Set(cells.flatMap(({ digits }) => digits))].sort().map(String), language),
  );

/** The role of the box in which a digit is locked. */
const BOX = "box";

/** The roles of a pattern in words, each with its cells and houses. */
export function textsOfPattern(
  finding: Hinted,
  pattern: Picture["roles"],
  language: Language,
): { look?: number; text: string }[] {
  const { placements, eliminations } = finding;
  const nameOf = (index: number): string => houseText(index, finding, language);
  const isSingle = placements.length === 1 && eliminations.length === 0;
  if (isSingle && pattern.some(({ houses }) => houses.length > 0) && pattern.every(({ cells }) => cells.length === 0))
    return pattern.flatMap(({ look, houses }) =>
      houses.map(({ house: index, digit }) => {
        const phrase = digit ? "{digit} has one place left in {house}." : "There is one open cell in {house}.";
        return { look, text: filled(phrase, { digit, house: nameOf(index) }, language) };
      }),
    );
  if (pattern.length > 0)
    return pattern.map((role) => {
      const { look, cells, houses } = role;
      const places = [
        ...new Set(cells.map(({ cell }) => cellsName([cell]))),
        ...houses.map(({ house: index }) => nameOf(index)),
      ];
      // A region or a window has the role of a box: its name says what it is.
      const isNamed =
        [BOX, translate(BOX, language)].includes(role.word) &&
        cells.length === 0 &&
        houses.every(({ house: at }) => isOtherHouse(at, finding));
      return {
        look,
        text: (isNamed ? "" : wordOfRole(role, language) + translate(": ", language)) + listed(places, language),
      };
    });
  // A single has no pattern beside its cell.
  return [
    {
      text: [...placements, ...eliminations]
        .map(({ cell }) => `${house("r", Number(cell[1]), language)} ${house("c", Number(cell[3]), language)}`)
        .join(", "),
    },
  ];
}
