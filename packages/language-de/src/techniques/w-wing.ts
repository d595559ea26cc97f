import type { Messages } from "@wings/language-en";

export const wWing: Messages = {
  "w-wing": {
    long:
      "Jeder der Flügel {p} und {q} ist {x} oder {y}. In {house} kann die {x} nur in {a} oder {b} stehen. " +
      "Ist {a} die {x}, so sieht {p} sie und muss {y} sein. Ist {b} die {x}, so sieht {q} sie und muss {y} sein. " +
      "In jedem Fall ist einer der Flügel {y}, also kann eine Zelle, die beide sieht, nicht {y} sein: {outcome}.",
    short: "Flügel {p} und {q} ({x}/{y}), Verbindung {a}-{b} auf {x} in {house}: {outcome}",
    vague: "Es gibt einen W-Wing mit {low} und {high}.",
  },
  "grouped-w-wing": {
    long:
      "Jeder der Flügel {p} und {q} ist {x} oder {y}. In {house} sieht jede Zelle, die {x} sein kann, einen Flügel. " +
      "Steht die {x} in {a}, so sieht {p} sie und muss {y} sein. Steht sie in {b}, so sieht {q} sie und muss {y} sein. " +
      "In jedem Fall ist einer der Flügel {y}, also kann eine Zelle, die beide sieht, nicht {y} sein: {outcome}.",
    short: "Flügel {p} und {q} ({x}/{y}), {x} von {house} in {a} oder {b}: {outcome}",
    vague: "Es gibt einen Grouped W-Wing mit {low} und {high}.",
  },
  "w-ring": {
    long:
      "Jeder der Flügel {p} und {q} ist {x} oder {y}. In {xHouse} kann die {x} nur in {a} oder {b} stehen. " +
      "In {yHouse} kann die {y} nur in {c} oder {d} stehen. " +
      "Ist {p} die {x}, so kann {a} nicht {x} sein, also ist {b} die {x}, {q} die {y} und {c} die {y}. " +
      "Ist {p} die {y}, so kann {c} nicht {y} sein, also ist {d} die {y}, {q} die {x} und {a} die {x}. " +
      "Eine Zelle, die in beiden Fällen eine Ziffer sieht, kann sie nicht haben: {outcome}.",
    short:
      "Flügel {p} und {q} ({x}/{y}), Verbindungen {a}-{b} auf {x} in {xHouse} und {c}-{d} auf {y} in {yHouse}: {outcome}",
    vague: "Es gibt einen W-Ring mit {x} und {y}.",
  },
};
