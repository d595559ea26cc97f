import type { PageWords } from "@wings/language-en";
import { plural } from "./plural.js";

export const hints: PageWords["hints"] = {
  helpWithBoard: "Ayuda con este tablero",
  clauses: "La demostración, paso a paso",
  twins: (cell, one, other) =>
    `Por ejemplo, ${cell} es ${one} en una solución y ${other} en otra. Las celdas marcadas son las que cambian.`,
  panels: "Paneles",
  tabs: { hint: "Pista", path: "Camino", steps: "Pasos", argue: "Demostrar", techniques: "Técnicas" },
  hintIntro: "Una pista tiene tres niveles: dónde mirar, cuál es el paso y por qué es correcto.",
  nextHint: "Siguiente pista",
  showNext: "Mostrar el siguiente paso",
  looking: "Buscando …",
  hintLevel: "Nivel de la pista",
  levels: { where: "Dónde", what: "Qué", why: "Por qué" },
  whereToLook: "Dónde mirar",
  closeHint: "Cerrar la pista",
  moreHint: "Más",
  apply: "Aplicar",
  cellNames: (cell, row, column) => `${cell} es la celda de la fila ${row}, columna ${column}.`,
  onlyInEnglish: "Por ahora, esta explicación solo existe en inglés.",
  markedCells: (text) => text.replace(/\b(las \w+ celdas) (?:r\dc\d, ){3,}r\dc\d y r\dc\d/gi, "$1 marcadas"),
  legend: "Leyenda",
  counted: "Mostrar en el tablero",
  countedParts: { both: "Hechos y conjuntos", facts: "Hechos", sets: "Conjuntos" },
  drawAgain: "Dibujar otra vez",
  sentenceBack: "Frase anterior",
  sentenceForward: "Frase siguiente",
  fails: (steps) => `falla (${steps})`,
  skipSentences: (count) => `Saltar ${count}`,
  badPuzzleHelp: "Comprueba sus dígitos iniciales o abre otro sudoku.",
  movesBack: (moves) => `El error está ${plural(moves, "jugada", "jugadas")} atrás.`,
  undoMoves: (moves) => (moves === 1 ? "Deshacer la última jugada" : `Deshacer las últimas ${moves} jugadas`),
  nothingFound: "Las técnicas elegidas no encuentran nada en este tablero.",
  nothingHelp: (count) =>
    count === 0
      ? "Todas las técnicas están activadas. Descubre una celda para seguir."
      : `${plural(count, "técnica está desactivada. Actívala", "técnicas están desactivadas. Actívalas")} o descubre una celda.`,
  switchAllOn: "Activar todas las técnicas",
  reveal: "Descubrir una celda",
  manyHelp:
    "Este sudoku tiene más de una solución, así que ninguna demostración puede poner todos los dígitos. Comprueba los iniciales.",
  cardLink: "Enviar este paso",
  argumentLink: "Enviar",
};
