import type { About } from "@wings/core/about";

export const remotePair: About = {
  level: "hard",
  score: 150,
  hodoku: { score: 110, level: "hard", codes: ["0703"] },
  names: {
    hodoku: "Remote Pair",
    sudokuWiki: "Remote Pairs",
    sudokuStudio: "Remote Pair",
    sudokuCoach: "Remote Pair",
  },
  station: { line: "chains", buildsOn: ["xy-wing"] },
  example: "w1cgjb4jf98jfjij8bgch2i67ceadge81cf9d2iacd8b7eff4be973hajhfgbkci1igc64hb523jhjijf7",
  drawing: {
    board:
      ":0703:58:..+1.+4+9+2+636+3.21+7+9+4.942+63..+7.2634.+17.98.+4.+9..2...+9.+6+2.+34..7..4.9.+4..9+7631..+9+6.+2.+4.7::577 579 594 596 877 879 894 896::",
  },
};

export const simpleColors: About = {
  level: "hard",
  score: 160,
  hodoku: { score: 150, level: "hard", codes: ["0500", "0501"] },
  names: {
    hodoku: "Simple Colors",
    sudokuWiki: "Simple Colouring",
    sudokuCoach: "Simple Coloring",
    others: ["coloring", "colouring", "colours", "single chain"],
  },
  station: { line: "chains", buildsOn: ["skyscraper"], front: 1 },
  example: "w12gcj6heaja8iej37jfef4gk8cjf5a3i7k8d2gahf9ec9chb5d67ack8lfghk67jc9jgj6jc2ah5",
  drawing: {
    board:
      ":0500:1:+23.7.+68+955972+8...+6+6..+9+3+5.+7.+3.+6.9.5.7+7+5.+36...+9+4.+9+5+7.+683+872.+5396.+94+5+6.7..+8+1638.+9+7+5.:439:127 128 132 133::",
  },
  timedWith: "Simple Colors",
};

export const multiColors: About = {
  level: "hard",
  score: 180,
  hodoku: { score: 200, level: "hard", codes: ["0502", "0503"] },
  names: {
    hodoku: "Multi Colors",
    sudokuWiki: "Multi-Colouring",
    others: ["coloring", "colouring", "colours"],
  },
  station: { line: "chains", buildsOn: ["simple-colors"] },
  example: "w1cj4ija72fi1gkce8djb64gj9ac1fcjdij75jg2jc6adidj9aj736k4a3ijF0ek3eG0F04ji1ji8Dg1jdcj",
  timedWith: "Multi-Colors",
};

export const medusa: About = {
  level: "extreme",
  score: 330,
  hodoku: { score: 280, level: "unfair" },
  names: {
    sudokuWiki: "3D Medusa",
    sudokuCoach: "3D Medusa",
    others: ["coloring", "colouring", "colours", "3d medusa"],
  },
  station: { line: "chains", buildsOn: ["simple-colors"] },
  example: "w1kAc6kC35G4kB4ikA3dk213dj96j3j7bafji4jApB8jg9Alj2bj9j5cfjC1I16k34G0bIg4I1k62C4jIggcbe9hd1f",
  drawing: { board: "5..81...6....532.47..........9....12.74.8....2..4..5.....6.4.........16.....3....", stage: "S4" },
};
