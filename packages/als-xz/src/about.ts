import type { About } from "@wings/core/about";

export const alsXz: About = {
  level: "unfair",
  score: 300,
  hodoku: { score: 300, level: "unfair", codes: ["0901"], isUnion: true },
  names: {
    hodoku: "Almost Locked Set XZ-Rule",
    sudokuWiki: "Almost Locked Sets",
    sudokuStudio: "Almost Locked Sets XZ Rule",
    sudokuCoach: "ALS-XZ",
    others: ["almost locked set", "als"],
  },
  station: { line: "sets", buildsOn: ["naked-triple", "xyz-wing"], front: 6 },
  example: "w1k7a835dbadbef9chgk3bdg619cae6i8bgdk4ge2ai37294cahe6bIk1j7kfj4Kgkbk3aIgC4kak2j",
  drawing: {
    board:
      ":0901:3:.24.6.+7..5.74.9.1.....+7......+5.9+4+87+14+7.+6.85.3..8..7.6.+7......46.+46..3.+57.5.7+4+61..:314 819 225 134 237 937 238 938 239 839 269 372 972 973 274 291 891 999:327::",
    finding: "r2c7≠3",
  },
  timedWith: "ALS-XZ",
};
