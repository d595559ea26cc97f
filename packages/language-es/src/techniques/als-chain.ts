import type { Messages } from "@wings/language-en";
import { SET_PARTS } from "../shared/set-parts.js";

export const alsChain: Messages = {
  "als-chain": {
    long:
      "Cada uno de los {count} conjuntos tiene un dígito más que celdas. Cada uno comparte con el siguiente un común restringido: " +
      "un dígito que solo uno de los dos puede contener, porque todos sus lugares se ven entre sí. " +
      "Sin el {z}, {first} tiene que contener el {kept}. {steps} Por lo tanto, el {z} está en {places}, " +
      "y una celda que vea todos esos lugares no puede ser {z}: {outcome}.",
    short: "({z}={kept}){firstCells}{notation}: {outcome}",
    vague: "Hay una cadena ALS con el {z}, de {count} conjuntos.",
    parts: {
      ...SET_PARTS,
      next: "Entonces {set} no puede contener el {lost} y tiene que contener el {kept}.",
      link: "-({lost}={kept}){cells}",
    },
  },
  "als-ring": {
    long:
      "Un anillo de {count} conjuntos, cada uno con un dígito más que celdas: {sets}. Cada uno comparte con el siguiente, y el último " +
      "con el primero, un común restringido: un dígito que solo uno de los dos puede contener. Son {commons}, en este orden. " +
      "Así que cada conjunto contiene todos sus dígitos menos uno de sus dos comunes restringidos, que está en el conjunto vecino. " +
      "Elimina cada uno de estos dígitos de toda celda que vea todos sus lugares: {outcome}.",
    short: "anillo {notation}: {outcome}",
    vague: "Hay un anillo de {count} conjuntos casi bloqueados (ALS).",
    parts: { ...SET_PARTS, link: "({from}={to}){cells}-" },
  },
};
