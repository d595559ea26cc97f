import type { About } from "@wings/core/about";

export const alsXyWing: About = {
  level: "extreme",
  score: 320,
  hodoku: { score: 320, level: "unfair", codes: ["0902"] },
  names: {
    hodoku: "Almost Locked Set XY-Wing",
    sudokuStudio: "Almost Locked Sets XY-Wing",
    sudokuCoach: "ALS-XY-Wing",
    others: ["almost locked set", "als"],
  },
  station: { line: "sets", buildsOn: ["als-xz"], front: 7 },
  example: "w12d36eig8aa8fk7eI2jgiej1j4B2jejb9jE1kg9ghj2j1jefj4E1g5k245ilbghh67ei2cadc21g8dj5j",
  drawing: {
    board: "8....5..7.7.1.8.6...6.9.8..64.9.7.3...3...7...9.8.2.46..9.8.4...1.5.4.2.4..3....1",
    stage: "S4",
    finding: "stem r1c78 #129, A r12c3 #145 by 1, B r4c57 #125 by 2: r4c3≠5",
  },
  timedWith: "ALS XY-Wing",
};
