import type { Message } from "@wings/core";
import type { Messages } from "./messages.js";

/** A pivot with a wing for each of its digits but Z. The letters are those of the slots: `wxy`. */
const pivotWithWings = (name: string, letters: string): Message => {
  const others = [...letters];
  const wing = (letter: string): string => `{wing${letter.toUpperCase()}}`;
  const pairs = others.map((letter) => `${wing(letter)} ({${letter}}/{z})`);
  return {
    long:
      `Der Angelpunkt {pivot} ist ${others.map((letter) => `{${letter}}`).join(", ")} oder {z}. ` +
      others
        .map((letter) => `Ist er {${letter}}, so kann der Flügel ${wing(letter)} nicht {${letter}} sein und ist {z}. `)
        .join("") +
      "Sonst ist der Angelpunkt {z}. In jedem Fall ist eine dieser Zellen {z}, also kann eine Zelle, die alle sieht, " +
      "nicht {z} sein: {outcome}.",
    short:
      `Angelpunkt {pivot} (${others.map((letter) => `{${letter}}/`).join("")}{z}), ` +
      `Flügel ${pairs.slice(0, -1).join(", ")} und ${pairs.at(-1)}: {outcome}`,
    vague: `Es gibt einen ${name} mit {digits}.`,
  };
};

const bent = (name: string, count: string, fewer: string): Message => ({
  long:
    `Die ${count} Zellen {cells}, alle in {houses}, haben nur die Kandidaten {digits}. ` +
    "Alle Zellen mit dem Kandidaten {one} sehen einander; ebenso die {more}. " +
    `Also passen {others} nur je einmal hinein und füllen höchstens ${fewer} Zellen, und die {z} muss in {places} stehen. ` +
    "Eine Zelle, die alle diese sieht, kann nicht {z} sein: {outcome}.",
  short: "{set}, mit {z} in {places}: {outcome}",
  vague: `Es gibt einen ${name} mit {digits}.`,
  parts: { with: "mit {digit}" },
});

export const wings: Messages = {
  "xy-wing": {
    long:
      "Der Angelpunkt {pivot} ist {x} oder {y}. Ist er {x}, so kann der Flügel {wingX} nicht {x} sein und ist {z}. " +
      "Ist er {y}, so kann der Flügel {wingY} nicht {y} sein und ist {z}. " +
      "In jedem Fall ist einer der Flügel {z}, also kann eine Zelle, die beide sieht, nicht {z} sein: {outcome}.",
    short: "Angelpunkt {pivot} ({x}/{y}), Flügel {wingX} ({x}/{z}) und {wingY} ({y}/{z}): {outcome}",
    vague: "Es gibt einen XY-Wing mit {digits}.",
  },
  "xyz-wing": pivotWithWings("XYZ-Wing", "xy"),
  "wxyz-wing": pivotWithWings("WXYZ-Wing", "wxy"),
  "vwxyz-wing": pivotWithWings("VWXYZ-Wing", "vwxy"),
  "uvwxyz-wing": pivotWithWings("UVWXYZ-Wing", "uvwxy"),
  "bent-xyz-wing": bent("Bent XYZ-Wing", "drei", "zwei"),
  "bent-wxyz-wing": bent("Bent WXYZ-Wing", "vier", "drei"),
  "bent-vwxyz-wing": bent("Bent VWXYZ-Wing", "fünf", "vier"),
  "bent-uvwxyz-wing": bent("Bent UVWXYZ-Wing", "sechs", "fünf"),
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
