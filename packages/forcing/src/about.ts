import type { About } from "@wings/core/about";

export const forcingChain: About = {
  level: "extreme",
  score: 450,
  leftOutOf: ["players", "counting"],
  hodoku: {
    score: 500,
    level: "extreme",
    covers: ["1201", "1202", "0701", "0702", "0704", "0705", "0706", "0707", "0708", "0709", "0710", "0711"],
  },
  names: {
    hodoku: "Forcing Chain",
    sudokuExplainer: "Nishio, Cell and Region Forcing Chains",
    sudokuWiki: "Digit, Cell and Unit Forcing Chains",
    sudokuStudio: "Forcing Chains",
    sudokuCoach: "Forcing Chain",
    others: [
      "alternating inference chain",
      "nice loop",
      "continuous loop",
      "discontinuous loop",
      "trial and error",
      "contradiction",
      "nishio",
    ],
  },
  station: { line: "beyond", buildsOn: ["aic"], front: 1 },
  example: "w1lbjN8Ac1M492aj35fk8j4ak5bj3g6j2keabj5371j64admA67A6l6ajCa3Ei612kcC8jEgn21jf",
  drawing: { board: "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....", stage: "S4" },
  timedWith: "Forcing Chain",
};

export const krakenFish: About = {
  level: "extreme",
  score: 450,
  leftOutOf: ["players", "counting"],
  hodoku: { score: 500, level: "extreme" },
  names: { hodoku: "Kraken Fish" },
  station: { line: "beyond", buildsOn: ["forcing-chain", "finned-x-wing"], front: 2 },
  example: "w1jicj4CiC2f12f7jia84l4G6j6Ak9C26j8k942j9kd3GgjEgfjAd5fl7M0jAqf18jIijIajEriCijA66A5Ea3Eij9f4CijG2",
  drawing: { board: "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....", stage: "S4" },
};

export const forcingNet: About = {
  level: "extreme",
  score: 500,
  leftOutOf: ["players", "counting"],
  hodoku: { score: 700, level: "extreme", covers: ["1201", "1202"] },
  names: {
    hodoku: "Forcing Net",
    sudokuExplainer: "Dynamic Forcing Chains",
    others: ["forcing nets", "trial and error", "contradiction", "nishio"],
  },
  station: { line: "beyond", buildsOn: ["forcing-chain"] },
  example: "w1fj25kK4k89k1kAi6jCljfkK4jG9j6m1j31k7fk9bj2j9ja4fjbl7k195ka9bj3m8j62k",
};

export const bivalueNet: About = {
  level: "extreme",
  score: 700,
  leftOutOf: ["players", "counting"],
  hodoku: { score: 700, level: "extreme" },
  names: { others: ["forcing nets", "trial and error", "contradiction", "nishio"] },
  station: { line: "beyond", buildsOn: ["forcing-net"] },
  example: "w11jAo7Ael6g2j5B5B5j4jAof3ik7l4k9lAmjK5j2H04lI2C56k5Ia8Iak7jFjj3l5kH59j2j6lGmC6k1",
};

export const nestedNet: About = {
  level: "extreme",
  score: 800,
  leftOutOf: ["players", "counting"],
  hodoku: { score: 700, level: "extreme" },
  names: {
    sudokuExplainer: "Dynamic Forcing Chains (+)",
    others: ["forcing nets", "trial and error", "contradiction", "nishio"],
  },
  station: { line: "beyond", buildsOn: ["forcing-net"] },
  example: "w1j4kF4ji2e3k51i7l952F8jaF03j5jgi38l8if5l7kc1E8je9jGi3G24jAh6j9Gij69jAhlij4k6jej",
};
