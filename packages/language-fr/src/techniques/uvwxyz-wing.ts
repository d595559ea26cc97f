import type { Message } from "@wings/core";
import type { Messages } from "@wings/language-en";

/** A pivot with a wing for each of its digits but Z. The letters are those of the slots: `wxy`. */
const pivotWithWings = (name: string, letters: string): Message => {
  const others = [...letters];
  const wing = (letter: string): string => `{wing${letter.toUpperCase()}}`;
  const pairs = others.map((letter) => `${wing(letter)} ({${letter}}/{z})`);
  return {
    long:
      `Le pivot {pivot} vaut ${others.map((letter) => `{${letter}}`).join(", ")} ou {z}. ` +
      others
        .map((letter) => `S’il vaut {${letter}}, l’aile ${wing(letter)} ne peut pas valoir {${letter}} et vaut {z}. `)
        .join("") +
      "Sinon, le pivot vaut {z}. Dans tous les cas, l’une de ces cases vaut {z}, donc une case qui les voit toutes " +
      "ne peut pas valoir {z} : {outcome}.",
    short:
      `pivot {pivot} (${others.map((letter) => `{${letter}}/`).join("")}{z}), ` +
      `ailes ${pairs.slice(0, -1).join(", ")} et ${pairs.at(-1)} : {outcome}`,
    vague: `Il y a un ${name} avec {digits}.`,
  };
};

const bent = (name: string, count: string, fewer: string): Message => ({
  long:
    `Les ${count} cases {cells}, toutes dans {houses}, n’ont que les candidats {digits}. ` +
    "Toutes les cases avec le candidat {one} se voient ; de même celles {more}. " +
    `Donc {others} n’y vont qu’une fois chacun et remplissent au plus ${fewer} cases, et le {z} doit être dans {places}. ` +
    "Une case qui voit toutes celles-ci ne peut pas valoir {z} : {outcome}.",
  short: "{set}, avec le {z} dans {places} : {outcome}",
  vague: `Il y a un ${name} avec {digits}.`,
  parts: { with: "avec le {digit}" },
});

export const uvwxyzWing: Messages = {
  "xyz-wing": pivotWithWings("XYZ-Wing", "xy"),
  "wxyz-wing": pivotWithWings("WXYZ-Wing", "wxy"),
  "vwxyz-wing": pivotWithWings("VWXYZ-Wing", "vwxy"),
  "uvwxyz-wing": pivotWithWings("UVWXYZ-Wing", "uvwxy"),
  "bent-xyz-wing": bent("XYZ-Wing coudé", "trois", "deux"),
  "bent-wxyz-wing": bent("WXYZ-Wing coudé", "quatre", "trois"),
  "bent-vwxyz-wing": bent("VWXYZ-Wing coudé", "cinq", "quatre"),
  "bent-uvwxyz-wing": bent("UVWXYZ-Wing coudé", "six", "cinq"),
};
