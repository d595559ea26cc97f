import type { Messages } from "@wings/language-en";
import { conclusions } from "../shared/conclusions.js";
import { SET_PARTS } from "../shared/set-parts.js";

export const alsXz: Messages = {
  "als-xz": {
    long:
      "Cada conjunto tiene un dígito más que celdas: el conjunto A consta de {setA}, el conjunto B consta de {setB}. " +
      "{why}: {outcome}.",
    short: "A {a}, B {b} por {x}: {outcome}",
    vague: "Hay un ALS-XZ con {digits}.",
    parts: {
      ...SET_PARTS,
      single:
        "Su común restringido es el {x}: cada {x} de A ve cada {x} de B, así que solo uno de los conjuntos puede contener el {x}. " +
        "El otro tiene que contener todos sus demás dígitos, así que contiene {z}. En ambos casos {conclusion}",
      double:
        "Sus comunes restringidos son {x} y {y}: cada {x} de A ve cada {x} de B, y lo mismo vale para el {y}. " +
        "A cada conjunto le falta solo uno de sus dígitos, así que a uno le falta el {x} y al otro el {y}. " +
        "Cada conjunto contiene todos sus demás dígitos: elimina cada dígito de toda celda que vea todos sus lugares",
      ...conclusions,
    },
  },
};
