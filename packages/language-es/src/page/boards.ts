import type { PageWords } from "@wings/language-en";

export const boards: PageWords["boards"] = {
  otherBoards: {
    title: "Otros tableros",
    rules: {
      jigsaw: "Jigsaw",
      x: "X",
      windoku: "Windoku",
      disjoint: "Grupos disjuntos",
      "anti-knight": "Anticaballo",
      "anti-king": "Antirrey",
    },
    about: {
      jigsaw: "regiones de cualquier forma en lugar de cajas",
      x: "las dos diagonales tienen cada dígito",
      windoku: "cuatro ventanas tienen cada dígito",
      disjoint: "las celdas en el mismo lugar de dos cajas son distintas",
      "anti-knight": "las celdas a un salto de caballo son distintas",
      "anti-king": "las celdas que se tocan en una esquina son distintas",
    },
    rulesOfPuzzle: "Reglas del sudoku",
    rulesHelp:
      "Los enlaces y archivos de SudokuPad y f-puzzles traen sus reglas. Para dígitos e imágenes, elige las reglas aquí.",
    map: "Regiones: 81 letras, una por celda",
    makeIntro: "Elige una o varias reglas y luego un nivel. Varias reglas juntas pueden tardar mucho.",
    attempts: (count) => `Intentos hasta ahora: ${count}.`,
    noRating: "Las valoraciones de Sudoku Explainer son solo para tableros clásicos.",
    noPlugins: "En este tablero, las técnicas de archivos no encuentran nada: solo conocen los tableros clásicos.",
    noBoxes: "Este tablero no tiene cajas de tres por tres: las técnicas que las necesitan no encuentran nada.",
    noRecord: "Los sudokus en otros tableros no tienen repetición y no cuentan para tu progreso.",
    printClassic: "Los sudokus nuevos son clásicos. Para imprimir un tablero con otras reglas, ábrelo primero.",
    noPrograms: "Solo estos programas conservan las reglas de este tablero.",
    noRules: "Este texto solo tiene los dígitos. El enlace de arriba conserva también las reglas.",
  },
};
