import type { Pattern } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { type LockedRectangle, lockedRectangles, placesOf } from "./locked-rectangles.js";
import { explanation, linesOfRectangle, pattern } from "./msls-explanation.js";
import { RectangleOutcomes } from "./msls-outcomes.js";

/** The pattern: rows and columns, as houses. */
export type Msls = Pattern<typeof pattern>;

/** More cells are no pattern that people can follow. */
const MAX_CELLS = 24;

/**
 * Multi-sector locked set: rows and columns that cross in some open cells. If the cells are as many as all digits can be there
 * together, no two of a digit in one line, each digit is there just so often.
 */
export const msls = /* @__PURE__ */ defineBuiltIn({
  id: "msls",
  name: "Multi-Sector Locked Set",
  minSize: 2,
  pattern,
  ...explanation,

  find(board, report) {
    const places = placesOf(board);
    if (places === undefined) return;
    /** What is found, with its outcomes, to see what larger ones within add. */
    const found: { readonly rectangle: LockedRectangle; readonly words: Int32Array }[] = [];
    const outcomes = new RectangleOutcomes(board, places);
    const { words } = outcomes;
    const known = new Int32Array(27);
    for (const rectangle of lockedRectangles(places, Math.min(MAX_CELLS, report.maxSize))) {
      if (rectangle.size > report.maxSize) return;
      if (!outcomes.find(rectangle)) continue;
      known.fill(0);
      for (const smaller of found)
        if (isWithin(smaller.rectangle, rectangle)) for (let i = 0; i < 27; i++) known[i] |= smaller.words[i];
      if (!words.some((word, i) => (word & ~known[i]) !== 0)) continue;
      found.push({ rectangle, words: words.slice() });
      for (let digit = 1; digit <= 9; digit++)
        report.eliminateWords(digit, words[digit * 3 - 3], words[digit * 3 - 2], words[digit * 3 - 1]);
      if (report.commit({ lines: linesOfRectangle(rectangle) }, rectangle.size)) return;
    }
  },
});

const isWithin = (a: LockedRectangle, b: LockedRectangle): boolean =>
  (a.rows & ~b.rows) === 0 && (a.columns & ~b.columns) === 0;
