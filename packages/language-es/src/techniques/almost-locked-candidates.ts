import type { Messages } from "@wings/language-en";

const message = {
  long:
    "En {house}, {inSet}. Así que como máximo uno de los dígitos {digits} está en {crossing}, donde se cruzan {house} y {other}. " +
    "Pero {other} también necesita {digits}, y fuera de ahí solo los tiene en {rest}. Así que {inRest}, y uno está donde se cruzan las dos. " +
    "En ambas unidades, {digits} no están en ningún otro lugar: {outcome}.",
  short: "{set} ({digits}) en {house}, {rest} en {other}: {outcome}",
  vague: "Mira donde se cruzan {house} y {other}: comparten {digits}.",
  parts: {
    one: "{cells} contiene uno de los dígitos {digits}",
    two: "{cells} contienen dos de los dígitos {digits}",
    three: "{cells} contienen tres de los dígitos {digits}",
  },
};

/** Almost locked pairs, triples and quads. */
export const almostLockedCandidates: Messages = {
  "almost-locked-pair": message,
  "almost-locked-triple": message,
  "almost-locked-quad": message,
};
