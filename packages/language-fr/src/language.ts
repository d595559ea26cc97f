import type { Language } from "@wings/core";
import { base } from "./base.js";
import { almostLockedCandidates } from "./techniques/almost-locked-candidates.js";
import { alsChain } from "./techniques/als-chain.js";
import { alsXyWing } from "./techniques/als-xy-wing.js";
import { alsXz } from "./techniques/als-xz.js";
import { bug } from "./techniques/bug.js";
import { chainWings } from "./techniques/chain-wings.js";
import { chains } from "./techniques/chains.js";
import { coloring } from "./techniques/coloring.js";
import { complexFish } from "./techniques/complex-fish.js";
import { counting } from "./techniques/counting.js";
import { deadlyPolygon } from "./techniques/deadly-polygon.js";
import { deathBlossom } from "./techniques/death-blossom.js";
import { exocet } from "./techniques/exocet.js";
import { fireworks } from "./techniques/fireworks.js";
import { fish } from "./techniques/fish.js";
import { forcing } from "./techniques/forcing.js";
import { guardians } from "./techniques/guardians.js";
import { layouts } from "./techniques/layouts.js";
import { lockedCandidates } from "./techniques/locked-candidates.js";
import { singles } from "./techniques/singles.js";
import { subsets } from "./techniques/subsets.js";
import { sueDeCoq } from "./techniques/sue-de-coq.js";
import { symmetry } from "./techniques/symmetry.js";
import { templates } from "./techniques/templates.js";
import { trial } from "./techniques/trial.js";
import { turbot } from "./techniques/turbot.js";
import { twoDigits } from "./techniques/two-digits.js";
import { twoLines } from "./techniques/two-lines.js";
import { uniqueLoop } from "./techniques/unique-loop.js";
import { uniqueRectangle } from "./techniques/unique-rectangle.js";
import { uvwxyzWing } from "./techniques/uvwxyz-wing.js";
import { wWing } from "./techniques/w-wing.js";
import { xyWing } from "./techniques/xy-wing.js";

/**
 * French, with the messages of all techniques of `@wings/ladder`.
 */
export const language: Language = {
  ...base,
  messages: {
    ...almostLockedCandidates,
    ...alsChain,
    ...alsXyWing,
    ...alsXz,
    ...bug,
    ...chainWings,
    ...chains,
    ...coloring,
    ...complexFish,
    ...counting,
    ...deadlyPolygon,
    ...deathBlossom,
    ...exocet,
    ...fireworks,
    ...fish,
    ...forcing,
    ...guardians,
    ...layouts,
    ...lockedCandidates,
    ...singles,
    ...subsets,
    ...sueDeCoq,
    ...symmetry,
    ...templates,
    ...trial,
    ...turbot,
    ...twoDigits,
    ...twoLines,
    ...uniqueLoop,
    ...uniqueRectangle,
    ...uvwxyzWing,
    ...wWing,
    ...xyWing,
  },
};
