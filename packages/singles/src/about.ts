import type { About } from "@wings/core/about";

export const fullHouse: About = {
  level: "easy",
  score: 4,
  hodoku: { score: 4, level: "easy", codes: ["0000"] },
  names: {
    hodoku: "Full House",
    sudokuStudio: "Full House",
    sudokuCoach: "Full House",
    others: ["last digit", "last cell"],
  },
  station: { line: "singles", buildsOn: [], front: 1 },
  example: "w1j21l3j8l8m24o76j8j32j61l6j1k2m4j8l5j4lb8godj9j67k45ca",
};

export const nakedSingle: About = {
  level: "easy",
  score: 8,
  hodoku: { score: 4, level: "easy", codes: ["0003"] },
  names: {
    hodoku: "Naked Single",
    sudokuExplainer: "Naked Single",
    sudokuWiki: "Naked Single",
    sudokuStudio: "Naked Single",
    sudokuCoach: "Naked Single",
    others: ["sole candidate", "lone single"],
  },
  station: { line: "singles", buildsOn: ["full-house"], front: 2 },
  example: "w1j21l3j8l8m24o76j8j32j61l6j1k2m4j8l5j4m8r9j67k45k",
};

export const hiddenSingle: About = {
  level: "easy",
  score: 14,
  hodoku: { score: 14, level: "easy", codes: ["0002"] },
  names: {
    hodoku: "Hidden Single",
    sudokuExplainer: "Hidden Single",
    sudokuWiki: "Hidden Single",
    sudokuStudio: "Hidden Single",
    sudokuCoach: "Hidden Single",
    others: ["unique candidate", "pinned digit"],
  },
  station: { line: "singles", buildsOn: ["full-house"], front: 3 },
  example: "w1j21l3j8l8m24o76j8j32j61l6j1k2m4j8l5j4lb8godf9j67k45ca",
  drawing: {
    board: "6..1....7..18.73...2.3...9..5.9.8641.........1482.6.3..7...2.1...64.18..8....3..4",
    finding: "r3c7=1",
  },
};
