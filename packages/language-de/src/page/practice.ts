import type { PageWords } from "@wings/language-en";

/** What players call techniques: a pattern of ids, and the names. */
const SEARCH_WORDS: readonly (readonly [ids: RegExp, names: readonly string[]])[] = [
  [/^full-house$/, ["letzte Ziffer"]],
  [/^naked-single$/, ["nackter Einer"]],
  [/^hidden-single$/, ["versteckter Einer"]],
  [/^naked-/, ["nackte Teilmenge"]],
  [/^hidden-(?!rect|single)/, ["versteckte Teilmenge"]],
  [/pair$|triple$/, ["Paar", "Drilling"]],
  [/(x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)$/, ["Fisch"]],
  [/^simple-colors$|^multi-colors$|^medusa$/, ["Farben"]],
  [/two-string-kite$/, ["Drachen"]],
  [/^two-line-uniqueness$|^unique-|^hidden-rectangle|^avoidable|^extended|^deadly/, ["eindeutig"]],
  [/aic$|chain$/, ["Kette"]],
  [/ring$/, ["Ring"]],
  [/^trial$/, ["raten"]],
];

export const practice: PageWords["practice"] = {
  lesson: "Lektion",
  exercise: "Aufgabe",
  noTechnique: (search) => `Keine Technik heißt „${search}“. Versuche einen anderen Namen oder einen Teil davon.`,
  searchWords: (id) => SEARCH_WORDS.flatMap(([ids, names]) => (ids.test(id) ? names : [])),
  frames: { find: "Finden", reason: "Grund", remove: "Streichen", place: "Setzen" },
  isThisOne: (name) => `Ist das „${name}“?`,
  yes: "Ja",
  no: "Nein",
  rightAnswer: "Richtig:",
  wrongAnswer: "Nein:",
  itIs: (name) => `Das ist „${name}“.`,
  anotherQuestion: "Noch eine",
  seeExample: "Auf einem Brett ansehen",
  makingBoard: "Ich suche ein Brett …",
  tapRemoved: (name) => `Der nächste Schritt: ${name}. Markiere die Kandidaten, die wegfallen.`,
  tapPlaced: (name) => `Der nächste Schritt: ${name}. Markiere die Ziffer, die gesetzt werden kann.`,
  tapHow: "Drücke auf eine Zelle, dann auf die Ziffern unten.",
  checkAnswer: "Prüfen",
  showMe: "Zeig es mir",
  markDigits: (cell) => (cell === "" ? "Ziffern einer Zelle: wähle eine" : `Ziffern von ${cell}`),
  notCounted: "Es zählt nicht für „bekannt“, weil vorher auf diesem Brett eine Antwort falsch war.",
  nextBoard: "Nächstes Brett",
  answers: {
    nothing: "Markiere zuerst einen Kandidaten.",
    right: "Richtig. Das ist alles.",
    beside: (digit, cell, isPlaced, name) =>
      `${isPlaced ? `${digit} steht wirklich in ${cell}` : `${digit} fällt in ${cell} wirklich weg`}, aber „${name}“ zeigt das nicht. Nimm es zurück und sieh noch einmal hin.`,
    beyond: (name, shown, rest) =>
      `„${name}“ zeigt das: ${shown}. ${rest === 1 ? "Deine andere Markierung" : `Deine anderen ${rest} Markierungen`} zeigt es nicht, darum zählt diese Antwort nicht.`,
    partly: (missing) => `Bisher richtig: noch ${missing}.`,
    wrongRemoved: (digit, cell) =>
      `${digit} kann aus ${cell} nicht weg: Sie ist die Ziffer dieser Zelle. Ohne sie hat das Rätsel keine Lösung.`,
    wrongPlaced: (digit, cell, right) =>
      `${digit} kann nicht in ${cell} stehen: Damit hat das Rätsel keine Lösung. Dort steht ${right}.`,
  },
  inARow: (streak, enough) => `${streak} von ${enough} in Folge`,
  earned: (name) => `Fünf in Folge: „${name}“ ist jetzt bekannt.`,
  allTechniques: "Alle Techniken",
};
