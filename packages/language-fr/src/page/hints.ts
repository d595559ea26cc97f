import type { PageWords } from "@wings/language-en";
import { plural } from "./plural.js";

export const hints: PageWords["hints"] = {
  helpWithBoard: "Aide pour cette grille",
  clauses: "La preuve, pas à pas",
  twins: (cell, one, other) =>
    `Par exemple, ${cell} vaut ${one} dans une solution et ${other} dans une autre. Les cases marquées diffèrent.`,
  panels: "Panneaux",
  tabs: { hint: "Indice", path: "Chemin", steps: "Étapes", argue: "Preuve", techniques: "Techniques" },
  hintIntro: "Un indice a trois niveaux : où regarder, quelle est l’étape, et pourquoi elle est juste.",
  nextHint: "Indice suivant",
  showNext: "Montrer l’étape suivante",
  looking: "Recherche…",
  hintLevel: "Niveau de l’indice",
  levels: { where: "Où", what: "Quoi", why: "Pourquoi" },
  whereToLook: "Où regarder",
  closeHint: "Fermer l’indice",
  moreHint: "Plus",
  apply: "Appliquer",
  cellNames: (cell, row, column) => `${cell} est la case de la ligne ${row}, colonne ${column}.`,
  onlyInEnglish: "Cette explication n’existe encore qu’en anglais.",
  markedCells: (text) => text.replace(/\b(les \w+) cases (?:r\dc\d, ){3,}r\dc\d et r\dc\d/gi, "$1 cases marquées"),
  legend: "Légende",
  counted: "Montrer dans la grille",
  countedParts: { both: "Faits et ensembles", facts: "Faits", sets: "Ensembles" },
  drawAgain: "Redessiner",
  sentenceBack: "Phrase précédente",
  sentenceForward: "Phrase suivante",
  fails: (steps) => `échoue (${steps})`,
  skipSentences: (count) => `Sauter ${count}`,
  badPuzzleHelp: "Vérifie ses chiffres donnés, ou ouvre un autre sudoku.",
  movesBack: (moves) => `L’erreur est ${plural(moves, "coup", "coups")} en arrière.`,
  undoMoves: (moves) => (moves === 1 ? "Annuler le dernier coup" : `Annuler les ${moves} derniers coups`),
  nothingFound: "Les techniques choisies ne trouvent rien dans cette grille.",
  nothingHelp: (count) =>
    count === 0
      ? "Toutes les techniques sont activées. Dévoile une case pour continuer."
      : `${plural(count, "technique est désactivée", "techniques sont désactivées")}. Active tout, ou dévoile une case.`,
  switchAllOn: "Activer toutes les techniques",
  reveal: "Dévoiler une case",
  manyHelp:
    "Ce sudoku a plus d’une solution, donc aucune preuve ne peut placer chaque chiffre. Vérifie ses chiffres donnés.",
  cardLink: "Envoyer cette étape",
  argumentLink: "Envoyer",
};
