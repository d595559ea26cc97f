import type { Messages } from "@wings/language-en";

export const xyWing: Messages = {
  "xy-wing": {
    long:
      "Der Angelpunkt {pivot} ist {x} oder {y}. Ist er {x}, so kann der Flügel {wingX} nicht {x} sein und ist {z}. " +
      "Ist er {y}, so kann der Flügel {wingY} nicht {y} sein und ist {z}. " +
      "In jedem Fall ist einer der Flügel {z}, also kann eine Zelle, die beide sieht, nicht {z} sein: {outcome}.",
    short: "Angelpunkt {pivot} ({x}/{y}), Flügel {wingX} ({x}/{z}) und {wingY} ({y}/{z}): {outcome}",
    vague: "Es gibt einen XY-Wing mit {digits}.",
  },
};
