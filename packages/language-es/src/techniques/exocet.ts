import type { Messages } from "@wings/language-en";

/** Exocets. */
export const exocet: Messages = {
  "junior-exocet": {
    long:
      "Las celdas base {base} contienen dos de los dígitos {digits}. Ninguno de esos dos está en otro lugar de la caja ni de la línea de la base, " +
      "así que {lines} los contienen fuera de ahí. Solo tienen sitio para cada uno con el objetivo {first} o {second}. " +
      "Por lo tanto, los objetivos contienen esos mismos dos dígitos. De ahí se deduce que {rules}: {outcome}.",
    short: "exocet {digits}: {base} → {first} {second}: {outcome}",
    vague: "Dos celdas de una caja deciden qué contienen otras dos en las mismas tres líneas.",
    parts: {
      targets: "los objetivos no contienen otros dígitos",
      pairs: "la base y los objetivos solo conservan dígitos de un par que encaja en ambos",
      places:
        "un dígito presente en todos esos pares no puede estar en una celda que vea las dos celdas base o que lo deje sin lugar en las tres líneas",
      mirrors: "el espejo de un objetivo conserva el dígito del objetivo",
    },
  },
};
