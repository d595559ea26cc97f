import type { About } from "@wings/core/about";

export const almostLockedPair: About = {
  level: "hard",
  score: 130,
  names: {
    sudokuStudio: "Almost Locked Pair",
    sudokuCoach: "Almost Locked Pair",
    others: ["double", "almost locked candidates", "alc"],
  },
  station: { line: "sets", buildsOn: ["hidden-pair", "claiming"] },
  example: "w1f92a748kchgbie16dedahc6kgaj3g5ijdh9Ai4cjh7AiB18gj4jbk9dj85bgkB17ajidcjh22ji6h14gj",
  drawing: { board: "6....7..4..45..7...9..4..8..8.2....3..3...2..5....3.1...1.9..6.4....51...6.3....2", stage: "S4" },
};

export const almostLockedTriple: About = {
  level: "hard",
  score: 150,
  names: {
    sudokuStudio: "Almost Locked Triple",
    sudokuCoach: "Almost Locked Triple",
    others: ["triplet", "almost locked candidates", "alc"],
  },
  station: { line: "sets", buildsOn: ["almost-locked-pair", "hidden-triple"] },
  example: "w1jh4le1I2fj58a9jdggaj25dk8ed7abhi363fb9d7ahe1i86cegb485ak2B87pFaj1k6kaEak",
  drawing: { board: "..89..5.6........1....7....2..........4..13...1935...7.5.62..........9.87....32..", stage: "S4" },
};

export const almostLockedQuad: About = {
  level: "unfair",
  score: 190,
  names: { sudokuStudio: "Almost Locked Quadruple", others: ["almost locked candidates", "alc"] },
  station: { line: "sets", buildsOn: ["almost-locked-triple"] },
  example: "w1l3hbgf1h76a9ecbdc2afg45i8l5jgdcie43hbiag67j943jbhel7j8f4ckgikh12jE5jbk9eg",
};
