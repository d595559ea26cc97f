import type { PageWords } from "@wings/language-en";
import { plural } from "./plural.js";

export const play: PageWords["play"] = {
  // The room
  playIntro: "Jedes Rätsel hat eine Lösung, und jeder Schritt lässt sich erklären.",
  levelHelp: {
    easy: "nur Einer",
    medium: "Überschneidungen, Paare und Drillinge",
    hard: "Fische und Flügel",
    unfair: "Ketten und Mengen",
    extreme: "lange Ketten",
  },
  nextPuzzleHelp: "es passt zu dem, was du kannst",
  startAgain: "Neu beginnen",
  playHelp:
    "Drücke eine Zelle, dann eine Ziffer; oder eine Ziffer, dann Zellen und zum Ende die Ziffer noch einmal. Halte eine Ziffer für eine Notiz in der Ecke. Ziehe, um mehrere Zellen zu wählen. Tippe daneben, am Telefon auch noch einmal auf die Zelle, und die Auswahl endet.",
  pause: "Pause",
  goOn: "Weiter",
  askHint: "Hinweis",
  generating: "Ein Rätsel entsteht …",
  time: "Zeit",
  nextPuzzle: "Nächstes Rätsel",
  progressHelp: "was fällig ist, Kalender, Statistik",
  toFilm: "Film",
  today: "Das Rätsel von heute",

  // Board and keypad
  table: "Brett",
  pairs: "Zwei Kandidaten",
  given: "vorgegeben",
  pairsCaption: "xy: Zellen mit zwei Kandidaten",
  highlightDigit: (digit) => (digit > 9 ? "Zellen mit zwei Kandidaten" : `${digit} hervorheben`),
  lineHelp: "Ziehe von einem Kandidaten zum anderen. Noch einmal, und die Linie ist weg.",
  enterDigits: "Ziffern eingeben",
  entryMode: "Eingabe",
  digitAs: (digit, entry) => `${digit} als ${entry}`,
  colorNamed: (index) => `Farbe ${["Blau", "Orange", "Lila", "Grau", "Grün", "Rot"][index - 1]}`,
  noCandidates: "keine Kandidaten",
  candidatesAre: (digits) => `Kandidaten ${digits}`,
  openCell: "offen",
  cornerNotes: (digits) => `Notizen in den Ecken ${digits}`,
  centerNotes: (digits) => `Notizen in der Mitte ${digits}`,
  removeDigits: (digits) => `streiche ${digits}`,
  placeDigits: (digits) => `setze ${digits}`,
  contradictory: "widersprüchlich",
  markedDigits: (digits) => `markiert ${digits}`,

  // The end
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
