import type { About } from "@wings/core/about";

export const pointing: About = {
  level: "medium",
  score: 50,
  hodoku: { score: 50, level: "medium", codes: ["0100"] },
  names: {
    hodoku: "Locked Candidates Type 1 (Pointing)",
    sudokuExplainer: "Pointing",
    sudokuWiki: "Pointing Pairs and Triples",
    sudokuStudio: "Pointing",
    sudokuCoach: "Locked Candidates (Pointing)",
    others: ["locked candidates", "intersection removal", "pointing pair", "pointing triple"],
  },
  station: { line: "digit", buildsOn: ["hidden-single"], front: 1 },
  example: "w11e4b3kgiijgda5ck3k79jae4gdeafik3bac8gde96f9hc5bgda5j1i4gj3j87i6bcd1edcjehaij7",
  drawing: {
    board: ".1..7.69.4.6.9..1.5.9.2...87....9....9..3..8....8....41...6.8.9.8..4.7.5.67.8..4.",
    stage: "S1",
    finding: "r9c46≠1",
  },
};

export const claiming: About = {
  level: "medium",
  score: 50,
  hodoku: { score: 50, level: "medium", codes: ["0101"] },
  names: {
    hodoku: "Locked Candidates Type 2 (Claiming)",
    sudokuExplainer: "Claiming",
    sudokuWiki: "Box/Line Reduction",
    sudokuStudio: "Claiming",
    sudokuCoach: "Locked Candidates (Claiming)",
    others: ["locked candidates", "intersection removal", "box line reduction"],
  },
  station: { line: "digit", buildsOn: ["pointing"], front: 2 },
  example: "w197ejba8j34b6ghc59acaheil2gicja5bhj8fb3j9jae54a2j83jia59hjbjcg6cdae7ib8bh79cj1ej",
  drawing: {
    board: ".1..7.69.4.6.9..1.5.9.2...87....9....9..3..8....8....41...6.8.9.8..4.7.5.67.8..4.",
    stage: "S1",
    finding: "r9c46≠1",
  },
};
