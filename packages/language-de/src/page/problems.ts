import type { PageWords } from "@wings/language-en";

export const problems: PageWords["problems"] = {
  // Texts and files
  noBoard: "In diesem Text ist kein Sudoku. Schreibe 81 Ziffern, mit einem Punkt für jede offene Zelle.",
  noBoardIn: (text) => `„${text}“ ist kein Sudoku. Schreibe 81 Ziffern, mit einem Punkt für jede offene Zelle.`,
  wrongLength: (cells) => `Ein Sudoku hat 81 Zellen; dieser Text hat ${cells}.`,
  badCharacter: (line, column, seen) =>
    `Zeile ${line}, Zeichen ${column}: „${seen}“ gehört in kein Sudoku. Nimm Ziffern, und Punkte für offene Zellen.`,
  badField: (line, column) =>
    `Zeile ${line}, Zeichen ${column}: Dieser Text ist beschädigt, oder er ist kein gewöhnliches Sudoku.`,
  damaged: "Dieser Text ist beschädigt, oder er ist kein gewöhnliches Sudoku.",
  secondBoard: "Dieser Text hat mehr als ein Sudoku. Öffne eins nach dem anderen.",
  tooLong: "Dieser Text ist zu lang für ein Sudoku.",
  variant: (rule) => `Dieses Rätsel hat die Regel „${rule}“, die diese Seite nicht kennt.`,
  badLayout:
    "Die Regeln dieses Bretts sind nicht lesbar. Eine Karte der Regionen hat 81 Buchstaben, neun von jeder Sorte.",
  unknownRule: (rule, known) =>
    `Diese Seite kennt die Regel „${rule}“ nicht. Sie kennt ${known} und jigsaw: mit 81 Buchstaben.`,
  classicOnly: "Das gibt es nur für klassische Bretter.",
  noSudoku:
    "In diesem Bild ist kein Sudoku und kein QR-Code. Fotografiere von oben, mit dem ganzen Gitter und ohne Schatten.",
  badPicture: "Dieses Bild lässt sich nicht öffnen. Sichere es als PNG oder JPEG.",
  largePicture: "Dieses Bild hat zu viele Pixel für den Browser. Verkleinere es, oder schneide das Sudoku aus.",

  // Links
  noBoardInUrl: "Dieser Link enthält kein Sudoku. Kopiere das Rätsel selbst.",
  noBoardAt: (site) => `Dieser Link nennt nur ein Rätsel bei ${site}. Öffne es dort, und kopiere das Rätsel selbst.`,
  linkCut: "Das Ende dieses Links fehlt, darum ist nur sein Brett hier. Kopiere den ganzen Link noch einmal.",
  argumentChanged:
    "In diesem Link sind Buchstaben falsch, darum ist sein Beweis nicht hier. Kopiere den ganzen Link noch einmal.",
  argumentMisfit: (seen) => `Der Beweis dieses Links passt nicht zu seinem Brett: ${seen}. Nur das Brett ist hier.`,
  badStep: "Der Schritt in diesem Link ist nicht lesbar, darum ist nur sein Brett hier.",
  badBoardInLink: (why) => `Das Brett in diesem Link ist nicht lesbar. ${why} Das Brett hier ist ein anderes.`,
  missingTechnique: (name) =>
    `Der Schritt in diesem Link braucht ${name}. Füge die Datei unter „Techniken“ hinzu, und öffne den Link noch einmal.`,
  unknownTechnique: (name) => `Der Schritt in diesem Link braucht ${name}. Diese Technik kennt die Seite nicht.`,
  noSuchStep: (name) => `${name} findet den Schritt dieses Links auf diesem Brett nicht.`,

  // Films and backups
  film: {
    empty: "In diesem Link ist kein Film. Kopiere den ganzen Link noch einmal.",
    version:
      "Diesen Film hat eine andere Version der Seite gemacht. Lade die Seite neu, und öffne den Link noch einmal.",
    cut: (have, need) =>
      `Das Ende dieses Links fehlt: ${have} von ${need} Zeichen sind da. Kopiere den ganzen Link noch einmal.`,
    long: "Hinter diesem Link steht noch etwas. Kopiere nur den Link.",
    changed: "In diesem Link sind Buchstaben falsch. Kopiere den ganzen Link noch einmal.",
  },
  backup: {
    size: (megabytes, most) =>
      `Diese Datei hat ${megabytes} MB. Eine Sicherung hat höchstens ${most} MB. Nichts wurde geändert.`,
    json: "Diese Datei ist beschädigt: Sie ist kein JSON. Vielleicht fehlt ihr Ende. Nichts wurde geändert.",
    other: "Diese Datei ist keine Sicherung von wings. Nichts wurde geändert.",
    version:
      "Diese Datei hat eine andere Version der Seite gemacht. Lade die Seite neu, und lies sie noch einmal. Nichts wurde geändert.",
    entry: (path, seen) => `Diese Datei ist beschädigt bei ${path}: ${seen}. Nichts wurde geändert.`,
  },
  storageFull:
    "Der Browser hat nicht genug Platz dafür oder speichert nichts. Entferne ein paar Bretter oder erlaube das Speichern, und versuche es noch einmal. Nichts wurde geändert.",

  // Puzzles and techniques
  futurePuzzle: (date) =>
    `Das Rätsel vom ${date} kommt erst an diesem Tag. Wähle hier eins, oder einen Tag unter „Fortschritt“.`,
  noSuchDate: (date) => `Das Datum ${date} gibt es nicht. Wähle hier ein Rätsel, oder einen Tag unter „Fortschritt“.`,
  noPuzzle: (name) => `Es gibt kein Rätsel „${name}“. Wähle hier eins.`,
  noTechnique: (id) => `Es gibt keine Technik „${id}“. Wähle eine andere unter „Üben“.`,
  noExample: (name) => `Für ${name} gibt es noch kein Brett. Wähle eine andere Technik.`,
  notOneSolution: "Nur ein Rätsel mit einer Lösung lässt sich bewerten.",
  limitReached: "Das dauert zu lange: Die Suche hat aufgegeben.",

  // Files with techniques
  plugin: {
    broken: (file) => `${file} lässt sich nicht laden.`,
    typeScript: (file) =>
      `${file} ist TypeScript, und ein Browser versteht nur JavaScript. Mach daraus eine einzige .js-Datei.`,
    import: (file, _, missing) =>
      `${file} importiert ${missing}, aber es gibt nur @wings/core und @wings/core/author. Packe alles in eine Datei.`,
    core: (file, _, missing) => `${file} braucht eine andere Version von @wings/core: Hier gibt es ${missing} nicht.`,
    shape: (file) => `${file} exportiert keine Technik.`,
    id: (file, _, id) => `${file}: Der id ${id} fehlt ihr Autor. Nimm autor/${id}.`,
    failed: (file, _, technique) => `${file} hat einen Fehler in der Technik ${technique} und wurde angehalten.`,
    timeout: (file, _, seconds) => `${file} hat ${seconds} Sekunden lang nicht geantwortet und wurde angehalten.`,
    finding: (file, _, technique, finding) => `${file}, Technik ${technique}: Der Fund ${finding} ist nicht bewiesen.`,
  },
};
