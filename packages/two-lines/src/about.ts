import type { About } from "@wings/core/about";

export const twoLineUniqueness: About = {
  level: "extreme",
  score: 310,
  names: { others: ["uniqueness", "deadly pattern"] },
  station: { line: "uniqueness", buildsOn: ["unique-rectangle-4"] },
  example: "w1k2fidjEgg5jik1jEa6j6l59j1jAjkcgd694Chjihfli36j4bE17jf934ehga2lb6cj9Aok571i6E4j",
  drawing: { board: ".....6...1.679..5...9.5..8.5........3......61.1.....4..81..4..5.2.3....97..96....", stage: "S4" },
};
