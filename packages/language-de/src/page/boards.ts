import type { PageWords } from "@wings/language-en";

export const boards: PageWords["boards"] = {
  otherBoards: {
    title: "Andere Bretter",
    rules: {
      jigsaw: "Jigsaw",
      x: "X",
      windoku: "Windoku",
      disjoint: "Disjunkte Gruppen",
      "anti-knight": "Anti-Springer",
      "anti-king": "Anti-König",
    },
    about: {
      jigsaw: "Regionen beliebiger Form statt Blöcken",
      x: "beide Diagonalen enthalten jede Ziffer",
      windoku: "vier Fenster enthalten jede Ziffer",
      disjoint: "Zellen am gleichen Platz zweier Blöcke sind verschieden",
      "anti-knight": "Zellen, die einen Springerzug voneinander entfernt sind, sind verschieden",
      "anti-king": "Zellen, die sich an einer Ecke berühren, sind verschieden",
    },
    rulesOfPuzzle: "Regeln des Rätsels",
    rulesHelp:
      "Links und Dateien von SudokuPad und f-puzzles bringen ihre Regeln mit. Für Ziffern und Bilder wähle die Regeln hier.",
    map: "Regionen: 81 Buchstaben, einer für jede Zelle",
    makeIntro: "Wähle eine Regel oder mehrere, dann eine Stufe. Mehrere Regeln zusammen können lange dauern.",
    attempts: (count) => `Versuche bis jetzt: ${count}.`,
    noRating: "Bewertungen von Sudoku Explainer gibt es nur für klassische Bretter.",
    noPlugins: "Auf diesem Brett finden Techniken aus Dateien nichts: Sie kennen nur klassische Bretter.",
    noBoxes: "Dieses Brett hat keine Blöcke von drei mal drei. Techniken, die sie brauchen, finden nichts.",
    noRecord: "Rätsel auf anderen Brettern haben keinen Film und zählen nicht für deinen Fortschritt.",
    printClassic: "Neue Rätsel sind klassisch. Um ein Brett mit anderen Regeln zu drucken, öffne es zuerst.",
    noPrograms: "Nur diese Programme behalten die Regeln dieses Bretts.",
    noRules: "Dieser Text enthält nur die Ziffern. Der Link oben behält auch die Regeln.",
  },
};
