import type { Messages } from "@wings/language-en";

export const xyWing: Messages = {
  "xy-wing": {
    long:
      "El pivote {pivot} es {x} o {y}. Si es {x}, el ala {wingX} no puede ser {x} y es {z}. " +
      "Si es {y}, el ala {wingY} no puede ser {y} y es {z}. " +
      "En ambos casos una de las alas es {z}, así que una celda que vea las dos no puede ser {z}: {outcome}.",
    short: "pivote {pivot} ({x}/{y}), alas {wingX} ({x}/{z}) y {wingY} ({y}/{z}): {outcome}",
    vague: "Hay un XY-Wing con {digits}.",
  },
};
