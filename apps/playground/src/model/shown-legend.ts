import type { LegendEntry, Picture, PictureRole } from "@wings/draw";
import type { Language } from "@wings/core";
import { PLACED_LOOK } from "@wings/draw";
import { roleWord } from "@wings/draw/hint";

/**
 * The entries of a legend that are seen on the board, with their digits: the mark of a placed digit covers others on its candidate.
 */
export function shownLegend({ roles, legend }: Picture, language?: Language): readonly LegendEntry[] {
  const placed = roles.find(({ look }) => look === PLACED_LOOK)?.cells ?? [];
  const isCovered = ({ cell, digits }: PictureRole["cells"][number]): boolean =>
    placed.some((each) => each.cell === cell && digits.every((digit) => each.digits.includes(digit)));
  const isSeen = ({ houses, cells }: PictureRole): boolean =>
    houses.length > 0 || cells.some((each) => !isCovered(each));
  return legend.flatMap((entry) => {
    const role = "look" in entry && entry.look >= 0 ? roles.find(({ look }) => look === entry.look) : undefined;
    return role === undefined ? [entry] : isSeen(role) ? [{ ...entry, word: roleWord(role, language) }] : [];
  });
}
