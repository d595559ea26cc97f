import type { About } from "@wings/core/about";

export const uniqueLoop: About = {
  level: "unfair",
  score: 200,
  hodoku: { score: 200, level: "unfair" },
  names: {
    sudokuExplainer: "Unique Loop",
    sudokuStudio: "Unique Loop",
    others: ["ur", "uniqueness", "deadly pattern"],
  },
  station: { line: "uniqueness", buildsOn: ["unique-rectangle-2"] },
  example: "w1iAk7jajhbjadjh25gij2hj9jg4aBg7ke8afdkJ012k57lAijg9a3je187ibcf432dae698g6g9khbe1",
  drawing: {
    board: ".5...1..4...3..2.889.....5...7..3.8.........9318..4....31.6........18...2.....74.",
    stage: "S4",
    finding: "r6c5≠59",
  },
};

export const extendedRectangle: About = {
  level: "unfair",
  score: 200,
  hodoku: { score: 200, level: "unfair" },
  names: {
    sudokuWiki: "Extended Unique Rectangle",
    sudokuStudio: "Extended Rectangle",
    sudokuCoach: "Extended Rectangle",
    others: ["ur", "uniqueness", "deadly pattern"],
  },
  station: { line: "uniqueness", buildsOn: ["unique-rectangle-2", "naked-triple"] },
  example: "w1k7a835dbadbef9chgk3bdg619cae6i8bgdk4ge2ai37294cahe6bIk1j7kfj4Kgkbk3aIgCkkak2j",
  drawing: { board: "...8...6..9...4....63....52...5.2...41.....9........76...92..8...6....35...75....", stage: "S4" },
};
