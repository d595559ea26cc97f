import type { PageWords } from "@wings/language-en";

/** Other words by which players look for techniques: a pattern of ids, and the words. */
const SEARCH_WORDS: readonly (readonly [ids: RegExp, names: readonly string[]])[] = [
  [/^full-house$/, ["último dígito", "última celda"]],
  [/^naked-single$/, ["único candidato", "candidato único"]],
  [/^hidden-single$/, ["único oculto"]],
  [/pair$|triple$/, ["pareja", "trío"]],
  [/^(pointing|claiming)$/, ["candidatos bloqueados"]],
  [/(x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)$/, ["pez"]],
  [/^simple-colors$|^multi-colors$|^medusa$/, ["coloreado", "colores"]],
  [/aic$|chain$/, ["cadena"]],
  [/ring$/, ["anillo"]],
  [/^trial$/, ["probar", "adivinar"]],
];

export const practice: PageWords["practice"] = {
  lesson: "Lección",
  exercise: "Ejercicio",
  noTechnique: (search) => `Ninguna técnica se llama “${search}”. Prueba otro nombre, o una parte de él.`,
  searchWords: (id) => SEARCH_WORDS.flatMap(([ids, names]) => (ids.test(id) ? names : [])),
  frames: { find: "Buscar", reason: "Razonar", remove: "Eliminar", place: "Poner" },
  isThisOne: (name) => `¿Es ${name}?`,
  yes: "Sí",
  no: "No",
  rightAnswer: "Correcto:",
  wrongAnswer: "No:",
  itIs: (name) => `es ${name}.`,
  anotherQuestion: "Otra más",
  seeExample: "Ver uno en un tablero",
  makingBoard: "Buscando un tablero …",
  tapRemoved: (name) => `Aquí se aplica ${name}. Marca los candidatos que se eliminan.`,
  tapPlaced: (name) => `Aquí se aplica ${name}. Marca el dígito que se puede poner.`,
  tapHow: "Pulsa una celda y luego los dígitos de abajo.",
  checkAnswer: "Comprobar",
  showMe: "Muéstramelo",
  markDigits: (cell) => (cell === "" ? "Dígitos de una celda: elige una" : `Dígitos de ${cell}`),
  notCounted: "No cuenta para “aprendida”, porque una respuesta anterior en este tablero fue incorrecta.",
  nextBoard: "Siguiente tablero",
  answers: {
    nothing: "Primero marca un candidato.",
    right: "Correcto. Eso es todo.",
    beside: (digit, cell, isPlaced, name) =>
      `Es verdad que el ${digit} ${isPlaced ? `está en ${cell}` : `se puede eliminar de ${cell}`}, pero no lo muestra ${name}. Quita la marca y mira otra vez.`,
    beyond: (name, shown, rest) =>
      `${name} muestra esto: ${shown}. No muestra ${rest === 1 ? "tu otra marca" : `tus otras ${rest} marcas`}, así que esta respuesta no cuenta.`,
    partly: (missing) => `Correcto hasta ahora: ${missing === 1 ? "falta" : "faltan"} ${missing}.`,
    wrongRemoved: (digit, cell) =>
      `El ${digit} no se puede eliminar de ${cell}: es el dígito de esa celda. Sin él, el sudoku no tiene solución.`,
    wrongPlaced: (digit, cell, right) =>
      `El ${digit} no puede estar en ${cell}: con él, el sudoku no tiene solución. El dígito de ahí es ${right}.`,
  },
  inARow: (streak, enough) => `${streak} de ${enough} seguidas`,
  earned: (name) => `Cinco seguidas: ${name} ya está entre tus técnicas aprendidas.`,
  allTechniques: "Todas las técnicas",
};
