import type { About } from "@wings/core/about";

export const juniorExocet: About = {
  level: "extreme",
  score: 360,
  leftOutOf: ["players"],
  names: { sudokuWiki: "Exocet", sudokuStudio: "Junior Exocet" },
  station: { line: "beyond", buildsOn: ["forcing-chain"], front: 3 },
  example: "w1p39n1k5k3j5j8m8j9l6j7l2l1k4p9j8k5k2m6k4k7n",
  drawing: { board: ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....", stage: "S4" },
};
