import type { PageWords } from "@wings/language-en";
import { plural } from "./plural.js";

export const play: PageWords["play"] = {
  dailyOn: (date) => `Rätsel vom ${date}`,
  solvedIn: (time, level) => `${level}, in ${time}.`,
  tally: (hints, mistakes) =>
    `${plural(hints, "Hinweis", "Hinweise")}, ${plural(mistakes, "falsche Ziffer", "falsche Ziffern")}.`,
  solvedPlain: (level) => `${level}.`,
  hardestStep: (name) => `Der schwerste Schritt war: ${name}.`,
  shareStep: "Den schwersten Schritt als Bild sichern",
  seeSolution: "Den Weg ansehen",

  // Own steps
  thatWas: (name, then) => (then === undefined ? `Das war: ${name}.` : `Das war: ${name}, und dann ${then}.`),
  showWhy: "Zeig, warum",
  backToGame: "Zurück",
  notProvedYet: "Noch zeigt keine Technik diesen Schritt. Vielleicht ist er geraten.",
  youUsed: "Du hast benutzt",
  wouldHaveHelped: "Das hätte geholfen",
  waitedLongest: (time, name) => `Am längsten hast du vor diesem Schritt gewartet: ${name}, ${time}.`,
  guessedSteps: (count) =>
    count === 1 ? "Ein Schritt war nicht bewiesen." : `${count} Schritte waren nicht bewiesen.`,
};
