import type { About } from "@wings/core/about";

export const trial: About = {
  level: "extreme",
  score: 1000,
  leftOutOf: ["players", "counting"],
  hodoku: { score: 10000, level: "extreme" },
  names: { hodoku: "Brute Force", sudokuStudio: "Brute Force", others: ["brute force", "guess", "bifurcation"] },
  station: { line: "beyond", buildsOn: ["forcing-net"] },
  example: "w1elfcdhgjhfkdjecdcghekfjhdjfjgecjgekcjfdhjfcdhegkcjdejhjI3fkhjdfcjefjecI3jhjd",
};
