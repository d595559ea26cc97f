import { flag } from "../../command/flag.js";

/** What a puzzle must be. */
export const wishFlags = {
  technique: flag.commas("IDS", "puzzles that need this technique; with several ids, all are required", {
    completes: "ids",
  }),
  as: flag.choice(
    "ROLE",
    ["next", "hardest", "used", "only"],
    "next: nothing easier helps; hardest or used: on the path; only: the only one above the basics",
    { default: "next" },
  ),
  level: flag.commas("LEVELS", "levels separated by commas: hard,unfair"),
  score: flag.text("FROM-TO", "the score of the path", { pattern: /^\d+(-\d+)?$/, example: "1000-1600" }),
  symmetry: flag.choice(
    "NAME",
    ["none", "rotational", "rotational-90", "mirror", "diagonal", "two-mirrors"],
    "the symmetry of the clues: none, rotational, rotational-90, mirror, diagonal or two-mirrors",
    { default: "none" },
  ),
  clues: flag.text("FROM-TO", "the number of clues", { pattern: /^\d+(-\d+)?$/, example: "22-28" }),
  minimal: flag.choice(
    "WHAT",
    ["orbits", "clues", "no"],
    "orbits: each group of symmetric clues is needed; clues: each clue; no: as many as --clues says",
    { default: "orbits" },
  ),
};
