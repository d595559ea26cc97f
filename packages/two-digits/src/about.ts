import type { About } from "@wings/core/about";

export const twoDigitUniqueness: About = {
  level: "extreme",
  score: 320,
  names: {},
  station: { line: "uniqueness", buildsOn: ["unique-rectangle-4", "x-wing"] },
  example: "w1BaiAcj1jhg5jg8k9j4aBeaAo87Aukii2aj6h7jdjh7j4j9bfj6j29gj1h7jB2i8j1jc1jigcB8jh2h3B2B9jApj9g",
  drawing: {
    board: "w1hde92ca7fle6a4ih1fik43b59jdfaje8j61l5b4ij58jdifaj476achie25h2d9fgc1ciajejhfd",
    finding: "r5c4≠7",
  },
};

export const twoDigitPlacement: About = {
  level: "extreme",
  score: 330,
  names: { sudokuWiki: "Pattern Overlay", others: ["pattern overlay", "templates", "pom"] },
  station: { line: "sets", buildsOn: ["hidden-pair", "x-wing"] },
  example: "w13kAi1gih4aj7jI8j5cfE8EoijcB8271M0jajg34kJ8jca5jgk57j9jh613j3e7jahAa921hdjIgcjgg9jc8Ai1B8j",
  drawing: {
    board: "w1ji7befadj6bj14iejg45agc8bif9ce8ba67dbh4fg3i1eag6di58ke1b3hd7f9jfj91jdekdie6jcj1",
    finding: "r9c8≠2",
  },
};
