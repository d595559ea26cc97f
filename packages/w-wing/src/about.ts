import type { About } from "@wings/core/about";

export const wWing: About = {
  level: "hard",
  score: 170,
  hodoku: { score: 150, level: "hard", codes: ["0803"] },
  names: {
    hodoku: "W-Wing",
    sudokuWiki: "W-Wing",
    sudokuStudio: "W-Wing",
    sudokuCoach: "W-Wing",
    others: ["semi remote pair"],
  },
  station: { line: "wings", buildsOn: ["xy-wing"], front: 3 },
  example: "w1aif4ge8bc52hk61d7dg3bkfe9b3ek7df1ghaf4bi3e964jejb7hce9jfdgjb8dbgA5j5jff17e2jcjd",
  drawing: { board: "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6", stage: "S4" },
  timedWith: "W-Wing",
};

export const wRing: About = {
  level: "unfair",
  score: 200,
  hodoku: { score: 280, level: "unfair" },
  names: { others: ["loop", "continuous"] },
  station: { line: "wings", buildsOn: ["w-wing"] },
  example: "w1dh6ck5ia9b71efhd3ace94h6bgjakhI2gck9cCgD0a48j7j8jI23aeI235jD0J0C8j1hhgi21ecfdk1h3k75",
  drawing: { board: ".........2....6548..34....2....4..1..9..68.....25......6.2.3..1..9.5.6...17...4..", stage: "S4" },
};

export const groupedWWing: About = {
  level: "unfair",
  score: 200,
  hodoku: { score: 300, level: "unfair" },
  names: { sudokuStudio: "Grouped W-Wing", others: ["semi remote pair", "group node"] },
  station: { line: "wings", buildsOn: ["w-wing", "empty-rectangle"] },
  example: "w1akI8g5f3b7k2A96hje2e6l4jgjB8j3eagbheb178di63j7jfbia54I4J4bjB4gej1kea9j27fF01g5j2cji",
  drawing: { board: "...........6...17951....6.4......8......32....8..142....2.8.4.579..5......1..6.8.", stage: "S4" },
};
