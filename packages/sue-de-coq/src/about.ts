import type { About } from "@wings/core/about";

export const sueDeCoq: About = {
  level: "unfair",
  score: 250,
  hodoku: { score: 250, level: "unfair", codes: ["1101"] },
  names: {
    hodoku: "Sue de Coq",
    sudokuWiki: "Sue-de-Coq",
    sudokuStudio: "Sue de Coq",
    sudokuCoach: "Sue de Coq",
    others: ["two sector disjoint subset", "als"],
  },
  station: { line: "sets", buildsOn: ["naked-triple", "pointing"], front: 5 },
  example: "w1649he1l15gdc2ih68cb9fgekg2jai8Acj5e1jbdcG0ji49jeg6lijdfaej3jcja729j5jbjec84j9j",
  drawing: {
    board:
      ":1101:234589:+3+24+8+6+1+59765+7+9+4+3+82191+8+5+273+642.1+43....5.32.6...+4..+7.....+1..6.....+8..1746..7..+39..1.::277 378 477 478 578 849 869 949 969::",
  },
  timedWith: "Sue de Coq",
};
