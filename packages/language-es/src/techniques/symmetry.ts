import type { Messages } from "@wings/language-en";

/** Givens that a turn or a mirror carries to givens. */
export const symmetry: Messages = {
  "symmetrical-placement": {
    long:
      "Tras {map}, con {digits}, los dígitos iniciales son los mismos. El sudoku tiene una sola solución, así que ella también es la misma. " +
      "{cases} Así que {outcome}.",
    short: "{map}, {digits}: {outcome}",
    vague: "Mira los dígitos iniciales en conjunto.",
    parts: {
      quarter: "un cuarto de vuelta",
      half: "media vuelta",
      falling: "un reflejo en la diagonal que baja de izquierda a derecha",
      rising: "un reflejo en la diagonal que sube de izquierda a derecha",
      moved: "un traslado de {lines}",
      line: "{from} a {to}",
      exchanged: "los dígitos intercambiados ({pairs})",
      pair: "{digit}↔{other}",
      replaced: "los dígitos sustituidos ({pairs})",
      by: "{digit}→{other}",
      same: "todos los dígitos como están",
      case: "Si {cell} es {digit}, entonces {images}, y eso no puede ser.",
      image: "{cell} es {digit}",
    },
  },
};
