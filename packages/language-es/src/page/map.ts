import type { PageWords } from "@wings/language-en";
import { listed } from "./listed.js";
import { plural } from "./plural.js";

export const map: PageWords["map"] = {
  intro: "Cada estación es una técnica. Puedes ir a cualquiera cuando quieras.",
  search: "Buscar por nombre",
  results: "Técnicas encontradas",
  foundCount: (count) => `${plural(count, "técnica", "técnicas")}:`,
  due: (count) => (count === 1 ? "1 toca hoy" : `${count} tocan hoy`),
  lines: "Líneas",
  lineNames: {
    singles: "Únicos",
    digit: "Un dígito",
    sets: "Conjuntos",
    wings: "Alas",
    uniqueness: "Unicidad",
    chains: "Cadenas",
    beyond: "Más allá",
  },
  knownOf: (known, all) => `${known} de ${all}`,
  stationsKnown: "estaciones aprendidas",
  leadsTo: (names) => `lleva a ${listed(names)}`,
  next: "Siguiente",
  nextUp: "Siguiente:",
  learn: "Aprender",
  another: "Otra cosa",
  start: "Aquí empieza el mapa.",
  opens: (names) => `Ya sabes ${listed(names)}, y esto es lo que sigue.`,
  restsOn: (names) => `Se basa en ${listed(names)}.`,
  needed: (puzzles, of) =>
    of === 1
      ? "Tu último sudoku la necesitó."
      : puzzles === 1
        ? `1 de tus últimos ${of} sudokus la necesitó.`
        : `${puzzles} de tus últimos ${of} sudokus la necesitaron.`,
  begun: (streak, enough) => `Ya la has empezado: ${streak} de ${enough} respuestas correctas seguidas.`,
  stuck: (puzzles, of) => `Se te resiste: estaba en ${puzzles} de tus últimos ${of} sudokus, y necesitaste ayuda.`,
  towards: (goal, puzzles, of) =>
    `Se te resiste ${goal}: estaba en ${puzzles} de tus últimos ${of} sudokus. Esto lleva allí.`,
  allKnown: "Sabes todas las estaciones",
  allKnownHelp: "Mantente en forma con un sudoku.",
  said: "Ya sé una parte",
  saidLevels: {
    "": "Empezar por el principio",
    easy: "Sé los únicos",
    medium: "… y pares y tríos",
    hard: "… y peces y alas",
  },
  masteries: { new: "nueva", learning: "en curso", known: "aprendida", mastered: "dominada" },
  soFar: (streak, enough) => `${streak} de ${enough}`,
  buildsOn: (names) => `se basa en ${listed(names)}`,
  legend: "Qué significan los estados",
  rules: {
    new: "No la has probado.",
    learning: "La has probado en la práctica o la has usado en un sudoku.",
    known: "Cinco respuestas correctas seguidas, o usada en tres sudokus sin pistas ni dígitos incorrectos.",
    mastered: "Otra respuesta correcta una semana después de aprenderla, o usada en diez sudokus así.",
  },
  more: (count) => `Más técnicas (${count})`,
  moreOf: (count, line) => `${count} más: ${line}`,
  newHere: "¿Qué hay de nuevo en este sudoku?",
  newHereIs: "Nuevo aquí:",
  nothingNew: "Aquí no hay nada nuevo: sabes todo lo que este sudoku necesita.",
};
