import type { About } from "@wings/core/about";

export const dominoLoop: About = {
  level: "extreme",
  score: 360,
  leftOutOf: ["players"],
  names: {
    sudokuWiki: "SK Loops",
    sudokuStudio: "Domino Loop",
    others: ["rank 0", "sk loop"],
  },
  station: { line: "sets", buildsOn: ["sue-de-coq"] },
  example: "w11p2j9j4l5l6l7l5j9j3p7p85k4j7n6l3l9j8l2n1",
  drawing: { board: "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1", stage: "S4" },
};

export const msls: About = {
  level: "extreme",
  score: 360,
  leftOutOf: ["players"],
  names: { sudokuStudio: "Multi-sector Locked Sets", others: ["multi sector locked sets", "rank 0"] },
  station: { line: "sets", buildsOn: ["naked-quad", "sue-de-coq"] },
  example: "w12jhed31D0jfj42ji3ek5k76E8bI8j3jF02ej4a5A9j9F0j2k8I9bl6K05jb9leG1Fc16k58I8jbjheji2kBc",
  drawing: { board: "w12jhed31D0jfj42ji3ek5k76E8bI8j3jF02ej4a5A9j9F0j2k8I9bl6K05jb9leG1Fc16k58I8jbjheji2kBc" },
};

export const setLogic: About = {
  level: "extreme",
  score: 490,
  leftOutOf: ["players"],
  names: { others: ["multi sector locked sets", "rank 0"] },
  station: { line: "beyond", buildsOn: ["msls"] },
  example: "w14M1l3m5jB2k7Edk2j8jAoj699jD2k8jAe1D0E4E2a4ji5A6Ah4Ah9B42kH08k3j12kb6khKgn3D82Lgl",
  drawing: {
    board: "w1jcI8ja5k2a8j9bd3ej2eI8j7cle4cbfg9k9g15dhfbch6b13iegdj9jc8ab4j4bjgif13j3ajde2k9",
    finding: "r3c8≠9",
  },
};
