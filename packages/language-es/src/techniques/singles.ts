import type { Messages } from "@wings/language-en";

/** All houses are feminine: "una {kind}". */
const kinds = { row: "fila", column: "columna", box: "caja" };

export const singles: Messages = {
  "full-house": {
    long: "{cell} es la última celda vacía de {house}, que ya tiene {others}. Solo falta el {digit}: {outcome}.",
    short: "última celda vacía de {house}: {outcome}",
    vague: "Hay una {kind} con una sola celda vacía.",
    parts: kinds,
  },
  "naked-single": {
    long: "{cell} tiene que ser {digit}: {others}. Así que {outcome}.",
    short: "único candidato de {cell}: {outcome}",
    vague: "Hay una celda con un solo candidato en {box}.",
    parts: {
      seen: "{house} tiene {digits}",
      removed: "ya se había descartado el {digits}",
      removedSeveral: "ya se habían descartado {digits}",
      more: "{first}; {rest}",
    },
  },
  "hidden-single": {
    long: "En {house}, solo {cell} puede ser {digit}: {why}. Así que {outcome}.",
    short: "único lugar para el {digit} en {house}: {outcome}",
    vague: "Hay una {kind} con un solo lugar para el {digit}.",
    parts: {
      ...kinds,
      one: "el {digit} de {houses} bloquea el resto",
      several: "los {digit} de {houses} bloquean el resto",
      before: "en las demás celdas ya se había descartado",
      also: "{blocked}, salvo donde ya se había descartado",
    },
  },
};
