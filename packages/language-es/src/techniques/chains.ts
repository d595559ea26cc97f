import type { Translation } from "@wings/core";
import { type Messages, forEachName } from "@wings/language-en";
import { SET_PARTS } from "../shared/set-parts.js";

const message = (name: string): Translation => ({
  long: "{steps} {end} {outcome}.",
  short: "{notation}: {outcome}",
  vague: `Hay {kind} (${name}) {region}.`,
  parts: {
    ...SET_PARTS,
    first: "Si el {fromDigit} no está en {from}, el {toDigit} está en {to} ({why}).",
    next: "Entonces el {fromDigit} no puede estar en {from}, así que el {toDigit} está en {to} ({why}).",
    firstSet:
      "Si el {fromDigit} no está en {from}, el {toDigit} está en {to}, porque {why} contienen entonces {digits}.",
    nextSet:
      "Entonces el {fromDigit} no puede estar en {from}, así que el {toDigit} está en {to}, " +
      "porque {why} contienen entonces {digits}.",
    firstCell: "Si {from} no es {fromDigit}, es {toDigit}.",
    nextCell: "Entonces {from} no puede ser {fromDigit}, así que es {toDigit}.",
    only: "El {toDigit} tiene que estar en {to}: {house} no tiene otro lugar para él.",
    butOnly: "Pero el {toDigit} tiene que estar en {to}: {house} no tiene otro lugar para él.",
    open: "Por lo tanto, el {fromDigit} está en {from}, o el {toDigit} está en {to}. En ambos casos:",
    oneOf: "Por lo tanto, una de las celdas {all} es {fromDigit}. En todos los casos:",
    single: "Por lo tanto, el {fromDigit} tiene que estar en {from}:",
    alone: "Así que",
    loop: "La cadena se cierra en un bucle, así que un extremo de cada enlace débil es verdadero:",
    house: "por {house}",
    strong: "({fromDigit}){from}=({toDigit}){to}",
    strongSet: "({fromDigit}={toDigit}){set}",
    weak: "-{strong}",
    closed: "bucle {notation}-",
    ofOne: "una cadena de un enlace fuerte",
    ofMany: "una cadena de {count} enlaces fuertes",
    ofLoop: "un bucle de {count} enlaces fuertes",
  },
});

export const chains: Messages = forEachName(
  {
    "x-chain": "cadena X",
    "xy-chain": "cadena XY",
    aic: "AIC",
    "grouped-aic": "AIC agrupada",
    "als-aic": "ALS-AIC",
  },
  message,
);
