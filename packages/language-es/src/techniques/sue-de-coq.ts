import type { Messages } from "@wings/language-en";
import { SET_PARTS } from "../shared/set-parts.js";

export const sueDeCoq: Messages = {
  "sue-de-coq": {
    long:
      "Estas {count} celdas {asMany}: {crossing}, donde se cruzan {line} y {boxHouse}, {inLine} en {line}, y {inBox} en {boxHouse}. " +
      "{once}. En {line} contienen {ofLine}, en {boxHouse} contienen {ofBox}, y ninguna otra celda de ahí tiene esos dígitos: {outcome}.",
    short: "{crossingSet} con {lineSet} y {boxSet}: {outcome}",
    vague: "Hay un Sue de Coq donde se cruzan {line} y {boxHouse}.",
    parts: {
      ...SET_PARTS,
      asMany: "tienen entre todas tantos dígitos como celdas son",
      asManyTwice: "tienen entre todas tantos dígitos como celdas son, si se cuenta dos veces {digits}",
      once: "Ningún dígito cabe dos veces, así que cada uno está en una de estas celdas",
      twice:
        "Dos veces solo se puede poner {digits} en estas celdas: una vez en {line} fuera de {boxHouse}, y otra en {boxHouse} fuera de {line}. " +
        "Los demás dígitos caben una vez. Para llenar las {count} celdas hace falta todo eso, así que no hay sitio para {digits} " +
        "donde se cruzan {line} y {boxHouse}",
    },
  },
};
