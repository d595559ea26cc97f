import type { Point } from "./picture.js";

const PLACES = [
  ["top left", "top", "top right"],
  ["left", "middle", "right"],
  ["bottom left", "bottom", "bottom right"],
] as const;

/** A ninth of a picture. */
export type PicturePlace = (typeof PLACES)[number][number];

/** Where the middle of a grid is. */
export function placeOf(corners: readonly Point[], { width, height }: { width: number; height: number }): PicturePlace {
  const third = (key: "x" | "y", side: number) => {
    const middle = corners.reduce((sum, corner) => sum + corner[key], 0) / corners.length;
    return Math.min(2, Math.max(0, Math.floor((3 * middle) / side)));
  };
  return PLACES[third("y", height)][third("x", width)];
}
