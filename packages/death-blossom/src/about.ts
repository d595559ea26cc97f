import type { About } from "@wings/core/about";

export const deathBlossom: About = {
  level: "extreme",
  score: 330,
  hodoku: { score: 360, level: "unfair", codes: ["0904"], isUnion: true },
  names: {
    hodoku: "Death Blossom",
    sudokuWiki: "Death Blossom",
    sudokuStudio: "Death Blossom",
    sudokuCoach: "Death Blossom",
    others: ["almost locked set", "als"],
  },
  station: { line: "sets", buildsOn: ["als-xz"] },
  example: "w1E4lI857lCoKi81K2j3nK83j58j8j4cJ0ke5j37kA98k2dkh3j6491lhfc2kc8di1gE4l6I154b",
  drawing: { board: "w1j9j1hd5le4f23ik6l7n3ki2j5l9j1l3e7jc462jim6k9ek5jcj7j2j1kel8", finding: "r4c9≠6" },
  timedWith: "Death Blossom",
};

export const alsBlossom: About = {
  level: "extreme",
  score: 520,
  leftOutOf: ["players", "counting"],
  hodoku: { score: 360, level: "unfair" },
  names: { others: ["almost locked set", "als"] },
  station: { line: "sets", buildsOn: ["death-blossom", "als-chain"] },
  example: "w1be79c8f4al25gi839ch4kgb5k2jO04j3j57jE5M2jdjE2cj4jK2j1jG28bl9c74j13H0E8bk9kIgGkG8Ak2aj",
};
