import type { Messages } from "@wings/language-en";

const words = { one: "Está", two: "Ambas están", three: "Las tres están", row: "fila", column: "columna" };

export const lockedCandidates: Messages = {
  pointing: {
    long:
      "En {box}, el {digit} solo puede estar en {cells}. {all} en {line}, así que el {digit} no puede estar en ningún otro lugar " +
      "de esa {kind}: {outcome}.",
    short: "en {box}, el {digit} solo está en {line}: {outcome}",
    vague: "Hay una caja donde el {digit} solo puede estar en una {kind}.",
    parts: words,
  },
  claiming: {
    long:
      "En {line}, el {digit} solo puede estar en {cells}. {all} en {box}, así que el {digit} no puede estar en ningún otro lugar " +
      "de esa caja: {outcome}.",
    short: "en {line}, el {digit} solo está en {box}: {outcome}",
    vague: "Hay una {kind} donde el {digit} solo puede estar en una caja.",
    parts: words,
  },
};
