import type { Message } from "@wings/core";
import type { Messages } from "@wings/language-en";

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

export const uvwxyzWing: Messages = {
  "xyz-wing": pivotWithWings("XYZ-Wing", "xy"),
  "wxyz-wing": pivotWithWings("WXYZ-Wing", "wxy"),
  "vwxyz-wing": pivotWithWings("VWXYZ-Wing", "vwxy"),
  "uvwxyz-wing": pivotWithWings("UVWXYZ-Wing", "uvwxy"),
  "bent-xyz-wing": bent("Bent XYZ-Wing", "drei", "zwei"),
  "bent-wxyz-wing": bent("Bent WXYZ-Wing", "vier", "drei"),
  "bent-vwxyz-wing": bent("Bent VWXYZ-Wing", "fünf", "vier"),
  "bent-uvwxyz-wing": bent("Bent UVWXYZ-Wing", "sechs", "fünf"),
};
