import type { Translation } from "@wings/core";

/** An assumption that leads to a contradiction. */
export const assumption = (vague: string): Translation => ({
  long: "Supón que {cell} es {digit}. {steps} Por lo tanto, la suposición es falsa: {outcome}.",
  short: "{cell}={digit} no deja {nothing} ({length}): {outcome}",
  vague,
  parts: {
    inCell: "Entonces {cell} solo puede ser {digit}.",
    inHouse: "Entonces {cell} es el único lugar para el {digit} en {house}.",
    emptyCell: "Entonces a {cell} no le queda ningún candidato.",
    emptyHouse: "Entonces al {digit} no le queda ningún lugar en {house}.",
    wrong: "Prueba {candidate}. {steps} Por lo tanto, es falso.",
    noCandidate: "nada para {cell}",
    noPlace: "ningún {digit} en {house}",
    plain: "pasos: {steps}",
    nested: "pasos: {steps}, pruebas: {tried}",
  },
});
