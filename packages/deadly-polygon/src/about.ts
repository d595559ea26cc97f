import type { About } from "@wings/core/about";

export const deadlyPolygon: About = {
  level: "unfair",
  score: 210,
  names: { sudokuStudio: "Borescoper's Deadly Pattern", others: ["ur", "uniqueness", "deadly pattern"] },
  station: { line: "uniqueness", buildsOn: ["unique-loop", "extended-rectangle"] },
  example: "w1j4kfkgj5g6b3j84j2ld7jfjfbg1ehkdhe9324f1gdkig652h1hbdic75f7jefab48kf4g8eA3jA3",
  drawing: {
    board: "w1j4kfkgj5g6b3j84j2ld7jfjfbg1ehkdhe9324f1gdkig652h1hbdic75f7jefab48kf4g8eA3jA3",
    finding: "r1c79≠19",
  },
};
