import type { Message } from "@wings/core";
import type { Messages } from "./messages.js";

/** An assumption that leads to a contradiction. */
const assumption = (vague: string): Message => ({
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

const net = (name: string, then: string): Message =>
  assumption(`Es gibt ein ${name} in {box}: nimm an, dass eine Zelle dort die {digit} ist, ${then}.`);

export const nets: Messages = {
  template: {
    long: "Die {digit} steht in jeder Zeile, jeder Spalte und jedem Block einmal. {why}: {outcome}.",
    short: "alle Möglichkeiten, {digit} zu setzen: {outcome}",
    vague: "Es gibt ein Template für die {digit}: probiere alle Möglichkeiten, sie im ganzen Gitter zu setzen.",
    parts: {
      none: "Keine Möglichkeit, alle neun {digit}en zu setzen, nutzt {unused}",
      all: "Jede Möglichkeit, alle neun {digit}en zu setzen, nutzt {used}",
      both: "{none}, und jede nutzt {used}",
    },
  },
  "forcing-net": net("Forcing Net", "und folge den Einern"),
  "bivalue-net": net("Bivalue Net", "folge den Einern, und probiere, was übrig bleibt"),
  "nested-net": net("Nested Net", "folge den Einern, und probiere, was übrig bleibt"),
  trial: assumption(
    "Hier hilft keine Technik. Nimm an, dass eine Zelle von {box} die {digit} ist, und probiere alle Wege, die weiterführen.",
  ),
};
