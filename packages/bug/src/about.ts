import type { About } from "@wings/core/about";

export const bugPlusOne: About = {
  level: "hard",
  score: 180,
  hodoku: { score: 100, level: "hard", codes: ["0610"] },
  names: {
    hodoku: "Bivalue Universal Grave + 1",
    sudokuExplainer: "Bivalue Universal Grave type 1",
    sudokuWiki: "BUG",
    sudokuStudio: "Bivalue Universal Grave Type 1",
    sudokuCoach: "BUG+1",
    others: ["bivalue universal grave"],
  },
  station: { line: "uniqueness", buildsOn: ["unique-rectangle-1"], front: 4 },
  example: "w1dbaifgj3jfc5da8bi798g3b5le62gid3kg4c8ea9b68aibcfgkcehf4917bai6e7bkc2gd1hcki",
  drawing: {
    board:
      ":0610::.+9.+613.+8+4...2+5+7+1+393.184+92..968+5+7+1+42+3+4379+2+6+81+5+1..+3+84......+1+9+2..8..9+435+67+1+51.+76+8..+2::373 673::",
  },
};

export const bugPlusN: About = {
  level: "unfair",
  score: 200,
  hodoku: { score: 200, level: "unfair" },
  names: {
    sudokuExplainer: "Bivalue Universal Grave type 2 to 4",
    sudokuStudio: "Bivalue Universal Grave Type 2 to 4",
    sudokuCoach: "BUG+n",
    others: ["bivalue universal grave"],
  },
  station: { line: "uniqueness", buildsOn: ["bug-plus-one"] },
  example: "w1dh6ck5ia9b71efhd3ace94h6bgBgakhI2gcJ0j9cCgD0a48j7j8jI23aeI235jD0J0C8j1hhgi21ecfdk1h3k75",
  drawing: { board: "w14j59j3ghfj3gBgj81jiijhgjBgbjc15dh693bggicj5j4f88kdc7iaej7achj6i4jdij7jh3238kidega" },
};
