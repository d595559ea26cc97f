import type { About } from "@wings/core/about";

export const fireworkTriple: About = {
  level: "unfair",
  score: 230,
  names: { sudokuWiki: "Fireworks", sudokuStudio: "Firework Triple" },
  station: { line: "sets", buildsOn: ["hidden-triple", "claiming"] },
  example: "w1kI9738jAhjgj3ba9jEgdj28e4flE4aj45jG0i6e9fhgl1E44j6ia5G0khA9cj79j5jgIg1jAo3j86cAhihk27",
  drawing: { board: "1.....5.82.........4..9.7.6..3..2....26.8.9..5....92......73....8....1.....9...42", stage: "S4" },
};

export const fireworkQuad: About = {
  level: "unfair",
  score: 230,
  names: { sudokuWiki: "Fireworks", sudokuStudio: "Firework Quadruple" },
  station: { line: "sets", buildsOn: ["firework-triple"] },
  example: "w1m3ja5bj8k5j4ick21idhf7Igakgj62d8Aqkfjga9fj7j1iec8khf21i4eb6ei47ch1j9j3hebg6",
  drawing: { board: "....3..5..8..5.4....21....7......62.8.......9..7.1...8....21.4..6..47..1.9.3....6", stage: "S4" },
};

export const fireworkPair: About = {
  level: "unfair",
  score: 230,
  names: { sudokuWiki: "Fireworks", others: ["alp", "firework alp"] },
  station: { line: "sets", buildsOn: ["hidden-pair", "claiming"] },
  example: "w1ajhcdj9j546ejaijh3cij8ej41jg8i1bc65dfc14g58bi2ed9fhkaedfj3jaih8jc6i1e4j91je8dl",
  drawing: {
    board: ".9.....4.6...2...8...1.4.....2..758..8.5...1...584.3.....4.5...1...3...6.7.....9.",
    stage: "S4",
    finding: "r3c7≠27",
  },
};

export const fireworkWWing: About = {
  level: "unfair",
  score: 230,
  names: { sudokuWiki: "Fireworks", others: ["semi remote pair"] },
  station: { line: "sets", buildsOn: ["firework-pair", "w-wing"] },
  example: "w11jD089k4j8k21l7l7j59813154B29k8j8j5k41l41j8395jK01382j646j89ej1A6k236j18j9",
  drawing: { board: "1..89..4.8..21...7...7.59813154.9..8.8.5..41...41.8395..1382.646.89..1...236.18.9", stage: "S4" },
};
