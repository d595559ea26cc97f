import type { PageWords } from "@wings/language-en";

export const argue: PageWords["argue"] = {
  argueIntro: "Zeige, dass ein Schritt stimmt. Wähle eine Zelle und eine Ziffer, sag, was du weißt, und was folgt.",
  because: "Weil",
  itFollows: "Also",
  chooseFacts: "Wähle Fakten",
  whatFollows: "Was folgt?",
  chooseCell: "Wähle eine offene Zelle auf dem Brett.",
  chooseDigit: "Wähle eine Ziffer für mehr.",
  digitsOfCell: (cell) => `Ziffern von ${cell}`,
  factCell: (cell, digits) => `${cell} ist ${digits}`,
  factHouse: (digit, house, cells) => `${digit} in ${house}: ${cells}`,
  offerHouse: (digit, house, count) => `${digit} in ${house}: ${count} ${count === 1 ? "Platz" : "Plätze"}`,
  isNot: (cell, digit) => `${cell} ist nicht ${digit}`,
  is: (cell, digit) => `${cell} ist ${digit}`,
  or: " oder ",
  judge: "Ist es bewiesen?",
  clearArgument: "Leeren",
  takeOut: (what) => `Entfernen: ${what}`,
  judging: "Wird geprüft …",
  spareFacts: (facts) => `Nicht nötig: ${facts}.`,
  claimFirst: "Sag zuerst, was folgt: Wähle einen Kandidaten, dann „ist nicht“ oder „ist“.",
  nowCheck: "Drücke jetzt „Prüfen“, um zu antworten.",
  refutedInPractice: "Dieses Brett zählt nicht mehr, wie nach einer falschen Antwort.",
  verdicts: {
    proved: (facts) =>
      facts === 0
        ? "Bewiesen: Es folgt allein aus dem Brett."
        : facts === 1
          ? "Dieser Fakt beweist es."
          : `Diese ${facts} Fakten beweisen es.`,
    fewest: (facts, isSmallest) =>
      `${facts === 1 ? "Ein Fakt beweist" : `${facts} Fakten beweisen`} es${isSmallest ? "; weniger reichen nicht" : ""}.`,
    shownBy: (names) => `Die Technik: ${names}.`,
    provedBy: (names) => `Bewiesen, aber nicht durch Fakten allein: ${names}.`,
    open: "Es stimmt, aber diese Fakten zeigen es nicht. Sie lassen diesen Fall offen:",
    noFacts: "Es stimmt. Aber du hast noch keinen Fakt gewählt.",
    openNothing: "Es stimmt, aber diese Fakten zeigen es nicht: Sie erlauben das Brett, wie es ist.",
    facts: "Es stimmt, aber das sind zu viele Fakten für einen Schritt. Entferne einige.",
    nodes: "Es stimmt, aber in der Zeit für einen Schritt findet sich kein Beweis.",
    nodesCorrected: "In der Zeit für einen Schritt findet sich kein Beweis dafür.",
    refuted: "Falsch:",
    refutedInOne: "Falsch. In einer der Lösungen:",
    corrected: "Was du gesagt hast, ist falsch, und das hier stimmt.",
    none: "Dieses Brett hat keine Lösung, also würde alles folgen.",
    many: "Dieses Brett hat mehrere Lösungen.",
    closed: "Diesen Kandidaten gibt es auf dem Brett nicht mehr.",
  },
  sayWhy: "Warum",
  besideProved: (name, by) => `Es stimmt und ist bewiesen: ${by}. Aber kein „${name}“ zeigt es. Suche weiter.`,
  byFacts: (facts) => (facts === 1 ? "Ein Fakt zeigt es" : `${facts} Fakten zeigen es`),
  byTechnique: (names) => `${names} zeigt es`,
};
