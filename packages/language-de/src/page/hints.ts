import type { PageWords } from "@wings/language-en";
import { plural } from "./plural.js";

export const hints: PageWords["hints"] = {
  helpWithBoard: "Hilfe zu diesem Brett",
  clauses: "Der Beweis, Schritt für Schritt",
  twins: (cell, one, other) =>
    `Zum Beispiel ist ${cell} in einer Lösung ${one} und in einer anderen ${other}. Die markierten Zellen unterscheiden sich.`,
  panels: "Bereiche",
  tabs: { hint: "Hinweis", path: "Weg", steps: "Alle Schritte", argue: "Beweis", techniques: "Techniken" },
  hintIntro: "Ein Hinweis hat drei Stufen: wo du suchst, was der Schritt ist, und warum er stimmt.",
  nextHint: "Nächster Hinweis",
  showNext: "Den nächsten Schritt zeigen",
  looking: "Ich suche …",
  hintLevel: "Stufe des Hinweises",
  levels: { where: "Wo", what: "Was", why: "Warum" },
  whereToLook: "Wo suchen?",
  closeHint: "Hinweis schließen",
  moreHint: "Mehr",
  apply: "Anwenden",
  cellNames: (cell, row, column) => `${cell} ist die Zelle in Zeile ${row}, Spalte ${column}.`,
  onlyInEnglish: "Diese Erklärung gibt es bisher nur auf Englisch.",
  markedCells: (text) => text.replace(/\b(die \w+) Zellen (?:r\dc\d, ){3,}r\dc\d und r\dc\d/gi, "$1 markierten Zellen"),
  legend: "Legende",
  counted: "Auf dem Brett zeigen",
  countedParts: { both: "Beides", facts: "Tatsachen", sets: "Mengen" },
  drawAgain: "Noch einmal zeichnen",
  sentenceBack: "Satz zurück",
  sentenceForward: "Nächster Satz",
  fails: (steps) => `scheitert (${steps})`,
  skipSentences: (count) => `${count} überspringen`,
  badPuzzleHelp: "Prüfe die Vorgaben oder öffne ein anderes Rätsel.",
  movesBack: (moves) => `Der Fehler liegt ${moves} Züge zurück.`,
  undoMoves: (moves) => (moves === 1 ? "Den letzten Zug zurücknehmen" : `Die letzten ${moves} Züge zurücknehmen`),
  nothingFound: "Die gewählten Techniken finden auf diesem Brett nichts.",
  nothingHelp: (count) =>
    count === 0
      ? "Alle Techniken sind an. Decke eine Zelle auf, um weiterzukommen."
      : `${plural(count, "Technik ist", "Techniken sind")} aus. Schalte sie ein, oder decke eine Zelle auf.`,
  switchAllOn: "Alle Techniken einschalten",
  reveal: "Eine Zelle aufdecken",
  manyHelp: "Dieses Rätsel hat mehr als eine Lösung, also kann kein Beweis jede Ziffer setzen. Prüfe die Vorgaben.",
  cardLink: "Diesen Schritt senden",
  argumentLink: "Senden",
};
