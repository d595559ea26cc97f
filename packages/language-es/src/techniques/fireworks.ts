import type { Messages } from "@wings/language-en";

const held = {
  both:
    "En {row}, fuera de {box}, solo hay sitio para {digits} en {inRow}, y en {column}, solo en {inColumn}. Si un dígito no está en ninguna " +
    "de esas celdas, ambas líneas lo tienen en {box}, donde se cruzan: en {corner}.",
  line: "En {line}, solo hay sitio para {digits} en {ends}.",
  // One digit each.
  boxed:
    "Si el {digits} está en {inRow} o {inColumn}, la otra línea lo tiene en {box}, así que el {digits} no puede estar en {outside}.",
};
const vague = "Mira donde se cruzan {row} y {column}, y fíjate en {digits}.";

/** Fireworks. */
export const fireworks: Messages = {
  "firework-triple": {
    long:
      "{why} Así que {three} contienen {digits}: cada celda uno de ellos y nada más, y cada dígito una sola vez. " +
      "{boxed} {outcome}.",
    short: "{corner} con {ends} = {digits}: {outcome}",
    vague,
    parts: { ...held, so: "Así que" },
  },
  "firework-quad": {
    long:
      "{why} Así que cada uno de los dígitos {digits} está en {anyOf}, y cada uno de los dígitos {others} en {anyOther}. Son cuatro celdas para " +
      "cuatro dígitos: cada dígito está en una de ellas, {corner} solo contiene {digits}, y {opposite} solo {others}. {boxed} {outcome}.",
    short: "{corner} {digits} y {opposite} {others} con {ends}: {outcome}",
    vague: "Mira donde {rows} se cruzan con {columns}, y fíjate en {all}.",
    parts: { ...held, so: "Así que" },
  },
  "firework-pair": {
    long:
      "{why} Así que cada uno de los dígitos {digits} está en {anyOf}. {opposite} solo tiene esos dos, y ve {ends}: el dígito que toma no está en " +
      "ninguna de ellas, así que está en {corner}. Por eso {corner} contiene uno de los dígitos {digits}: {outcome}.",
    short: "{corner} con {ends} y {opposite} ({digits}): {outcome}",
    vague,
    parts: held,
  },
  "firework-w-wing": {
    long:
      "{why} Así que cada uno de los dígitos {digits} está en {anyOf}. Si {opposite} fuera uno de ellos, {wings} serían ambas el otro, y ninguno " +
      "de los dos dígitos podría estar en {ends}. Los dos estarían en {corner}, y eso no puede ser: {outcome}.",
    short: "{corner} con {ends} y {wings} ({digits}): {outcome}",
    vague,
    parts: held,
  },
};
