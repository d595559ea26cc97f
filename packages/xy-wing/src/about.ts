import type { About } from "@wings/core/about";

export const xyWing: About = {
  level: "hard",
  score: 160,
  hodoku: { score: 160, level: "hard", codes: ["0800"] },
  names: {
    hodoku: "XY-Wing",
    sudokuExplainer: "XY-Wing",
    sudokuWiki: "Y-Wing",
    sudokuStudio: "XY-Wing",
    sudokuCoach: "XY-Wing",
    others: ["y wing", "bent triple"],
  },
  station: { line: "wings", buildsOn: ["naked-pair"], front: 1 },
  example: "w1djea7i2j88jbed6aijaj9bchkebd13he9kcigfbdh5a586giak2g13i62eh4fehd1cgb99b4he7jaj",
  drawing: {
    board: ".1..7.69.4.6.9..1.5.9.2...87....9....9..3..8....8....41...6.8.9.8..4.7.5.67.8..4.",
    stage: "S1",
    finding: "r9c9≠2",
  },
  timedWith: "XY-Wing",
};
