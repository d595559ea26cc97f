import type { PageWords } from "@wings/language-en";
import { plural } from "./plural.js";

export const play: PageWords["play"] = {
  // The room
  playIntro: "Cada sudoku tiene una sola solución, y cada paso se puede explicar.",
  levelHelp: {
    easy: "solo únicos",
    medium: "candidatos bloqueados, pares y tríos",
    hard: "peces y alas",
    unfair: "cadenas y conjuntos",
    extreme: "cadenas largas",
  },
  nextPuzzleHelp: "va bien con lo que sabes",
  startAgain: "Empezar de nuevo",
  playHelp:
    "Pulsa una celda y luego un dígito; o un dígito, luego celdas, y otra vez el dígito para terminar. Mantén pulsado un dígito para una nota en la esquina. Arrastra para elegir varias celdas. Toca un espacio libre, o en el móvil otra vez la celda, para quitar la selección.",
  pause: "Pausa",
  goOn: "Continuar",
  askHint: "Pista",
  generating: "Creando un sudoku …",
  time: "Tiempo",
  nextPuzzle: "Siguiente sudoku",
  progressHelp: "lo que toca hoy, calendario, estadísticas",
  toFilm: "Repetición",
  today: "El sudoku de hoy",

  // Board and keypad
  table: "Tablero",
  pairs: "Dos candidatos",
  given: "inicial",
  pairsCaption: "xy: celdas con dos candidatos",
  highlightDigit: (digit) => (digit > 9 ? "Celdas con dos candidatos" : `Resaltar el ${digit}`),
  lineHelp: "Arrastra de un candidato a otro. Hazlo otra vez para quitar la línea.",
  enterDigits: "Escribir dígitos",
  entryMode: "Modo de entrada",
  digitAs: (digit, entry) => `${digit} como ${entry.toLowerCase()}`,
  colorNamed: (index) => `Color ${["azul", "naranja", "morado", "gris", "verde", "rojo"][index - 1]}`,
  noCandidates: "sin candidatos",
  candidatesAre: (digits) => `candidatos ${digits}`,
  openCell: "vacía",
  cornerNotes: (digits) => `notas en las esquinas ${digits}`,
  centerNotes: (digits) => `notas en el centro ${digits}`,
  removeDigits: (digits) => `elimina ${digits}`,
  placeDigits: (digits) => `pon ${digits}`,
  contradictory: "contradictorio",
  markedDigits: (digits) => `marcados ${digits}`,

  // The end
  dailyOn: (date) => `Sudoku del ${date}`,
  solvedIn: (time, level) => `${level}, en ${time}.`,
  tally: (hints, mistakes) =>
    `${plural(hints, "pista", "pistas")}, ${plural(mistakes, "dígito incorrecto", "dígitos incorrectos")}.`,
  solvedPlain: (level) => `${level}.`,
  hardestStep: (name) => `El paso más difícil fue: ${name}.`,
  shareStep: "Guardar el paso más difícil como imagen",
  seeSolution: "Ver el camino",

  // Own steps
  thatWas: (name, then) => (then === undefined ? `Eso fue: ${name}.` : `Eso fue: ${name}, y luego ${then}.`),
  showWhy: "Mostrar por qué",
  backToGame: "Volver",
  notProvedYet: "Ninguna técnica muestra aún este paso. Quizá lo adivinaste.",
  youUsed: "Usaste",
  wouldHaveHelped: "Te habría ayudado",
  waitedLongest: (time, name) => `La espera más larga fue antes de ${name}: ${time}.`,
  guessedSteps: (count) => `${plural(count, "paso no estaba demostrado", "pasos no estaban demostrados")}.`,
};
