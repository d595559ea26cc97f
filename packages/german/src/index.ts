import type { Language } from "@wings/core";
import { almostLockedSets } from "./almost-locked-sets.js";
import { chainWings } from "./chain-wings.js";
import { chains } from "./chains.js";
import { coloring } from "./coloring.js";
import { complexFish } from "./complex-fish.js";
import { counting } from "./counting.js";
import { exocet } from "./exocet.js";
import { fish } from "./fish.js";
import { forcing } from "./forcing.js";
import { almostLockedCandidates } from "./almost-locked-candidates.js";
import { fireworks } from "./fireworks.js";
import { twoLines } from "./two-lines.js";
import { guardians } from "./guardians.js";
import { lockedCandidates } from "./locked-candidates.js";
import { nets } from "./nets.js";
import { singles } from "./singles.js";
import { subsets } from "./subsets.js";
import { symmetry } from "./symmetry.js";
import { turbot } from "./turbot.js";
import { twoDigits } from "./two-digits.js";
import { uniqueness } from "./uniqueness.js";
import { wings } from "./wings.js";
import { words } from "./words.js";

/**
 * German, with the messages of all techniques of `@wings/ladder`.
 *
 * @example
 * ```ts
 * import { explain, findFirst, parse } from "@wings/core";
 * import { german } from "@wings/german";
 * import { xyWing } from "@wings/xy-wing";
 *
 * const board = parse("683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64");
 * const finding = findFirst(board, [xyWing]);
 * if (finding) console.log(explain(finding, "vague", german)); // Es gibt einen XY-Wing mit 2, 5 und 9.
 * ```
 */
export const german: Language = {
  r: "Zeile {n}",
  c: "Spalte {n}",
  b: "Block {n}",
  and: " und ",
  or: " oder ",
  candidate: "{digits} in {cells}",
  set: "{cells} mit {digits}",
  eliminate: "streiche {digits} aus {cells}",
  place: "setze {digit} in {cell}",
  // With the preposition, because the article depends on it.
  regions: {
    top: "in der oberen Hälfte",
    bottom: "in der unteren Hälfte",
    left: "in der linken Hälfte",
    right: "in der rechten Hälfte",
    all: "im ganzen Gitter",
  },
  words,
  messages: {
    ...singles,
    ...lockedCandidates,
    ...subsets,
    ...fish,
    ...turbot,
    ...coloring,
    ...wings,
    ...uniqueness,
    ...twoDigits,
    ...symmetry,
    ...chainWings,
    ...almostLockedSets,
    ...chains,
    ...complexFish,
    ...counting,
    ...exocet,
    ...almostLockedCandidates,
    ...fireworks,
    ...twoLines,
    ...guardians,
    ...forcing,
    ...nets,
  },
};
