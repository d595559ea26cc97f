import type { Translation } from "@wings/core";
import type { Messages } from "@wings/language-en";

/** A pivot with a wing for each of its digits but Z. The letters are those of the slots: `wxy`. */
const pivotWithWings = (name: string, letters: string): Translation => {
  const others = [...letters];
  const wing = (letter: string): string => `{wing${letter.toUpperCase()}}`;
  const pairs = others.map((letter) => `${wing(letter)} ({${letter}}/{z})`);
  return {
    long:
      `El pivote {pivot} es ${others.map((letter) => `{${letter}}`).join(", ")} o {z}. ` +
      others.map((letter) => `Si es {${letter}}, el ala ${wing(letter)} no puede ser {${letter}} y es {z}. `).join("") +
      "Si no, el pivote es {z}. En todos los casos una de estas celdas es {z}, así que una celda que las vea todas " +
      "no puede ser {z}: {outcome}.",
    short:
      `pivote {pivot} (${others.map((letter) => `{${letter}}/`).join("")}{z}), ` +
      `alas ${pairs.slice(0, -1).join(", ")} y ${pairs.at(-1)}: {outcome}`,
    vague: `Hay un ${name} con {digits}.`,
  };
};

const bent = (name: string, count: string, fewer: string): Translation => ({
  long:
    `Las ${count} celdas {cells}, todas en {houses}, solo tienen los candidatos {digits}. ` +
    "Todas las celdas con el candidato {one} se ven entre sí; también {more}. " +
    `Así que {others} solo caben una vez cada uno y llenan como máximo ${fewer} celdas, y el {z} tiene que estar en {places}. ` +
    "Una celda que vea todos esos lugares no puede ser {z}: {outcome}.",
  short: "{set}, con el {z} en {places}: {outcome}",
  vague: `Hay un ${name} con {digits}.`,
  parts: { with: "las del {digit}" },
});

export const uvwxyzWing: Messages = {
  "xyz-wing": pivotWithWings("XYZ-Wing", "xy"),
  "wxyz-wing": pivotWithWings("WXYZ-Wing", "wxy"),
  "vwxyz-wing": pivotWithWings("VWXYZ-Wing", "vwxy"),
  "uvwxyz-wing": pivotWithWings("UVWXYZ-Wing", "uvwxy"),
  "bent-xyz-wing": bent("XYZ-Wing doblado", "tres", "dos"),
  "bent-wxyz-wing": bent("WXYZ-Wing doblado", "cuatro", "tres"),
  "bent-vwxyz-wing": bent("VWXYZ-Wing doblado", "cinco", "cuatro"),
  "bent-uvwxyz-wing": bent("UVWXYZ-Wing doblado", "seis", "cinco"),
};
