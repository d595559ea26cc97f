import type { About } from "@wings/core/about";

export const symmetricalPlacement: About = {
  level: "hard",
  score: 180,
  names: {
    sudokuWiki: "Gurth's Theorem",
    sudokuStudio: "Gurth's Symmetrical Placement",
    others: ["gurth", "gsp", "symmetry of givens"],
  },
  station: { line: "uniqueness", buildsOn: ["naked-single", "hidden-single"] },
  example: "w1l7jdk1j14ijhj5k6ja35l2eahign3ea6982fh9b43p5k4k9k8j6k1l7m",
  drawing: { board: "w1j5l86lal9je87jhf15ck561hbcim3idg5mgefa823ke38baj91cj7lhl21l3j", finding: "r19c19≠4" },
};
