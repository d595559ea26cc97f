import type { PageWords } from "@wings/language-en";

export const boards: PageWords["boards"] = {
  otherBoards: {
    title: "Autres grilles",
    rules: {
      jigsaw: "Jigsaw",
      x: "X",
      windoku: "Windoku",
      disjoint: "Groupes disjoints",
      "anti-knight": "Anti-cavalier",
      "anti-king": "Anti-roi",
    },
    about: {
      jigsaw: "des régions de forme libre à la place des blocs",
      x: "les deux diagonales ont chaque chiffre",
      windoku: "quatre fenêtres ont chaque chiffre",
      disjoint: "les cases à la même place de deux blocs diffèrent",
      "anti-knight": "les cases à un saut de cavalier diffèrent",
      "anti-king": "les cases qui se touchent par un coin diffèrent",
    },
    rulesOfPuzzle: "Règles du sudoku",
    rulesHelp:
      "Les liens et fichiers de SudokuPad et de f-puzzles apportent leurs règles. Pour des chiffres et des images, choisis les règles ici.",
    map: "Régions : 81 lettres, une par case",
    makeIntro: "Choisis une ou plusieurs règles, puis un niveau. Plusieurs règles ensemble peuvent prendre du temps.",
    attempts: (count) => `Essais jusqu’ici : ${count}.`,
    noRating: "Les évaluations de Sudoku Explainer sont réservées aux grilles classiques.",
    noPlugins:
      "Sur cette grille, les techniques de fichiers ne trouvent rien : elles ne connaissent que les grilles classiques.",
    noBoxes: "Cette grille n’a pas de blocs de trois sur trois : les techniques qui en ont besoin ne trouvent rien.",
    noRecord: "Les sudokus sur d’autres grilles n’ont pas de film et ne comptent pas pour ta progression.",
    printClassic:
      "Les nouveaux sudokus sont classiques. Pour imprimer une grille avec d’autres règles, ouvre-la d’abord.",
    noPrograms: "Seuls ces programmes gardent les règles de cette grille.",
    noRules: "Ce texte n’a que les chiffres. Le lien ci-dessus garde aussi les règles.",
  },
};
