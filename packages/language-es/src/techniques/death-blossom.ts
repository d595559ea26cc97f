import type { Messages } from "@wings/language-en";
import { SET_PARTS } from "../shared/set-parts.js";

export const deathBlossom: Messages = {
  "death-blossom": {
    long:
      "El tallo consta de {stemSet}. Para {each} hay un pétalo, un conjunto con un dígito más que celdas. " +
      "En un pétalo, todos los lugares de su dígito ven el tallo. {steps} Por lo tanto, el {z} está en {where}, " +
      "y una celda que vea cada {z} de ahí no puede ser {z}: {outcome}.",
    short: "tallo {stem}, pétalos {petals}: {outcome}",
    vague: "Hay una Death Blossom con el {z}, de {count} pétalos.",
    parts: {
      ...SET_PARTS,
      step: "Si el tallo es {digits}, el pétalo {letter} ({set}) pierde ese dígito y tiene que contener el {z}.",
      each: "cada uno de sus dígitos",
      eachButZ: "cada uno de sus dígitos menos el {z}",
      petals: "uno de los pétalos",
      petalsOrStem: "uno de los pétalos o en el tallo",
      petal: "{cells} por {digits}",
    },
  },
  "als-blossom": {
    long:
      "El tallo consta de {stemSet}: le faltan {spare} de estos dígitos. Cada pétalo es un conjunto con un dígito más que celdas. " +
      "{steps} Sin ningún {z} en {where}, al tallo le faltarían {missing} dígitos. " +
      "Una celda que vea cada {z} de ahí no puede ser {z}: {outcome}.",
    short: "tallo {stem}, pétalos {petals}: {outcome}",
    vague: "Hay una ALS Blossom con el {z}.",
    parts: {
      ...SET_PARTS,
      step: "Sin el {z}, el pétalo {letter} ({set}) tiene que contener {digits}, así que el tallo no puede.",
      petals: "los pétalos",
      petalsOrStem: "los pétalos ni en el tallo",
      petal: "{cells} por {digits}",
    },
  },
};
