import type { Messages } from "@wings/language-en";

export const xyWing: Messages = {
  "xy-wing": {
    long:
      "Le pivot {pivot} vaut {x} ou {y}. S’il vaut {x}, l’aile {wingX} ne peut pas valoir {x} et vaut {z}. " +
      "S’il vaut {y}, l’aile {wingY} ne peut pas valoir {y} et vaut {z}. " +
      "Dans les deux cas, l’une des ailes vaut {z}, donc une case qui voit les deux ne peut pas valoir {z} : {outcome}.",
    short: "pivot {pivot} ({x}/{y}), ailes {wingX} ({x}/{z}) et {wingY} ({y}/{z}) : {outcome}",
    vague: "Il y a un XY-Wing avec {digits}.",
  },
};
