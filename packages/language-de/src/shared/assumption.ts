import type { Message } from "@wings/core";

/** An assumption that leads to a contradiction. */
export const assumption = (vague: string): Message => ({
  long: "Angenommen, {cell} ist die {digit}. {steps} Also ist die Annahme falsch: {outcome}.",
  short: "{cell}={digit} lässt {nothing} übrig ({length}): {outcome}",
  vague,
  parts: {
    inCell: "Dann kann {cell} nur {digit} sein.",
    inHouse: "Dann ist {cell} der einzige Platz für die {digit} in {house}.",
    emptyCell: "Dann bleibt für {cell} kein Kandidat übrig.",
    emptyHouse: "Dann bleibt für die {digit} kein Platz in {house} übrig.",
    wrong: "Probiere {candidate}. {steps} Also ist das falsch.",
    noCandidate: "nichts für {cell}",
    noPlace: "keine {digit} in {house}",
    plain: "Schritte: {steps}",
    nested: "Schritte: {steps}, probiert: {tried}",
  },
});
