import type { Messages } from "@wings/language-en";

export const templates: Messages = {
  template: {
    long: "El {digit} va una vez en cada fila, columna y caja. {why}: {outcome}.",
    short: "todas las maneras de poner el {digit}: {outcome}",
    vague: "Hay una plantilla para el {digit}: prueba todas las maneras de ponerlo en todo el tablero.",
    parts: {
      none: "Ninguna manera de poner los nueve {digit} usa {unused}",
      all: "Todas las maneras de poner los nueve {digit} usan {used}",
      both: "{none}, y todas las maneras usan {used}",
    },
  },
};
