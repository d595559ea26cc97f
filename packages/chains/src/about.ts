import type { About } from "@wings/core/about";

export const xChain: About = {
  level: "extreme",
  score: 330,
  hodoku: {
    score: 260,
    level: "unfair",
    codes: ["0701"],
    covers: ["0702", "0704", "0705", "0706", "0707", "0708", "0709", "0710", "0711"],
    isUnion: true,
  },
  names: {
    hodoku: "X-Chain",
    sudokuExplainer: "Bidirectional X-Cycle, Forcing X-Chain",
    sudokuWiki: "X-Cycles",
    sudokuStudio: "X-Chain",
    sudokuCoach: "X-Chain",
    others: [
      "x cycle",
      "single digit chain",
      "alternating inference chain",
      "nice loop",
      "continuous loop",
      "discontinuous loop",
    ],
  },
  station: { line: "chains", buildsOn: ["simple-colors"], front: 2 },
  example: "w1jD5j2j45jij2Aoj8i1kF89E93kgki5kAaj6Af714l3j9j2j69CoAhjAtAsk94j7jAk8l5ki6lAnj9j4gj",
};

export const xyChain: About = {
  level: "extreme",
  score: 330,
  hodoku: {
    score: 260,
    level: "unfair",
    codes: ["0702"],
    covers: ["0701", "0704", "0705", "0706", "0707", "0708", "0709", "0710", "0711"],
    isUnion: true,
  },
  names: {
    hodoku: "XY-Chain",
    sudokuExplainer: "Bidirectional Y-Cycle, Forcing Chain",
    sudokuWiki: "XY-Chain",
    sudokuStudio: "XY-Chain",
    sudokuCoach: "XY-Chain",
    others: ["xy cycle", "alternating inference chain", "nice loop", "continuous loop", "discontinuous loop"],
  },
  station: { line: "chains", buildsOn: ["w-wing"], front: 3 },
  example: "w1e782jijdcdj2k3eg9jc95742hj34g691hbekaj4e3l5fk2j1mI5A7k58G2E3jIden95A9A3j73j",
};

export const aic: About = {
  level: "extreme",
  score: 340,
  hodoku: {
    score: 280,
    level: "unfair",
    codes: ["0704", "0705", "0706", "0707", "0708"],
    covers: ["0701", "0702", "0709", "0710", "0711"],
    isUnion: true,
  },
  names: {
    hodoku: "Nice Loop, AIC",
    sudokuExplainer: "Bidirectional Cycle, Forcing Chain",
    sudokuWiki: "Alternating Inference Chains",
    sudokuStudio: "Alternating Inference Chain",
    sudokuCoach: "AIC",
    others: ["alternating inference chain", "nice loop", "continuous loop", "discontinuous loop"],
  },
  station: { line: "chains", buildsOn: ["x-chain", "xy-chain"], front: 4 },
  example: "w14if87jbje2j596kG9C1j7jeAeA66Adiek6jC239868jA5iCcej2ikA75h4mE34E6eiH0j359kfj2djB8Eak915j",
  drawing: {
    board: "w18j4Bik3j7j1j4p9Cmk64j4jgj952kI2I218kejdj5kd2j79AiEaEiDiDiD8jI5A5lAik78617f9834k",
    finding: "r7c9≠1",
  },
  timedWith: "AIC",
};

export const groupedAic: About = {
  level: "extreme",
  score: 360,
  hodoku: {
    score: 300,
    level: "unfair",
    codes: ["0709", "0710", "0711"],
    covers: ["0701", "0702", "0704", "0705", "0706", "0707", "0708"],
    isUnion: true,
  },
  names: {
    hodoku: "Grouped Nice Loop, Grouped AIC",
    sudokuWiki: "Grouped X-Cycles",
    sudokuStudio: "Grouped Alternating Inference Chain",
    sudokuCoach: "Grouped AIC",
    others: ["alternating inference chain", "nice loop", "continuous loop", "discontinuous loop", "group node"],
  },
  station: { line: "chains", buildsOn: ["aic", "empty-rectangle"], front: 5 },
  example: "w1kgjdj31j4khjc2e7cE251K2kdk3l2jh48jA34Chlc76d3hiab5IjIh3k487kdj7j8ej1jg8jIk14j2",
  timedWith: "Grouped AIC",
};

export const alsAic: About = {
  level: "extreme",
  score: 400,
  leftOutOf: ["players"],
  hodoku: {
    score: 300,
    level: "unfair",
    covers: ["0701", "0702", "0704", "0705", "0706", "0707", "0708", "0709", "0710", "0711"],
  },
  names: {
    sudokuWiki: "AICs with ALSs",
    others: [
      "almost locked set",
      "als",
      "alternating inference chain",
      "nice loop",
      "continuous loop",
      "discontinuous loop",
    ],
  },
  station: { line: "chains", buildsOn: ["grouped-aic", "als-xz"] },
  example: "w1k5j9j6Ae8f4ij38jC2C3hj27jBgjiAd9jhjB3gAdAeBfd63ihj7ma3Bg4i8j5jf8jij1k9glh6j1h4jD0j2j9",
};
