import type { About } from "@wings/core/about";

export const brokenWing: About = {
  level: "hard",
  score: 180,
  names: { sudokuWiki: "Guardians", sudokuStudio: "Guardian", others: ["guardians", "oddagon"] },
  station: { line: "chains", buildsOn: ["simple-colors"] },
  example: "w14g9fl3j18edgcf92bcfk57djgi2j46j5jedjgkM2jN436kejMa7M8i2ca67j8j8ag5j4lfe4j89jag",
  drawing: { board: "w18j4Bik3j7j1j4p9Cmk64j4jgj952kI2I218kejdj5kd2j79AiEaEiDiDiD8jI5A5lAik78617f9834k" },
};

export const bivalueOddagon: About = {
  level: "hard",
  score: 180,
  names: { sudokuStudio: "Bivalue Oddagon" },
  station: { line: "chains", buildsOn: ["remote-pair"] },
  example: "w1457fbhciafh3j1iCiCgAaa2i5m83da2769he8fbai5k3giec8dj1jbg68jaj3i9chjBgbaBgC8e1d9kh2j",
  drawing: { board: "w1ijf8bjedcebhcdi16gj4j5j6hi2Aa5i6j3k8lbh4fe968Aaiek3j16gd9bch5hcj7feili5a38j7f" },
};

export const tridagon: About = {
  level: "extreme",
  score: 360,
  leftOutOf: ["players"],
  names: { sudokuWiki: "Tridagons", others: ["thors hammer", "anti tridagon", "trivalue oddagon"] },
  station: { line: "beyond", buildsOn: ["bivalue-oddagon", "naked-triple"] },
  example: "w157m9s8j1r168k4blaj28j9k2j9416n2fjM0k6j9j82j4l41j6M0j",
  drawing: { board: "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..", stage: "S4" },
};

export const oddagonChain: About = {
  level: "extreme",
  score: 430,
  leftOutOf: ["players", "counting"],
  names: { others: ["alternating inference chain", "nice loop", "continuous loop", "discontinuous loop"] },
  station: { line: "beyond", buildsOn: ["aic", "bivalue-oddagon"] },
  example: "w1jK8Ac6kC35G4jCgB4ikA3dE5j213dj96j3j7bafji4BhApB8jg9Alj2bj9j5cfjC1I16k34G0bIg4I1k62C4jIggcbe9hd1f",
  drawing: { board: "w1f8ag9edcbij2634m3d2h19k4lfI4bj11kM8jE665jh2fa57ci4jB1hm492B9m8jc3A99lCg2Bg", finding: "r8c8≠7" },
};

export const tridagonChain: About = {
  level: "extreme",
  score: 430,
  leftOutOf: ["players", "counting"],
  names: {
    others: [
      "thors hammer",
      "anti tridagon",
      "alternating inference chain",
      "nice loop",
      "continuous loop",
      "discontinuous loop",
    ],
  },
  station: { line: "beyond", buildsOn: ["tridagon", "aic"] },
  example: "w174k985k8j9k6m65j7nG0G8j69j5E89k7n65j84k97l6j48k5n41j4o3j",
  drawing: { board: "w174k985k8j9k6m65j7nG0G8j69j5E89k7n65j84k97l6j48k5n41j4o3j" },
};
