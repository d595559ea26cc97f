import type { PageWords } from "@wings/language-en";
import { plural } from "./plural.js";

export const training: PageWords["training"] = {
  // Lives
  livesLeft: (lives) => (lives === 1 ? "queda 1 vida" : `quedan ${lives} vidas`),
  over: "Sin vidas",
  overText: "Ese fue el tercer dígito incorrecto.",
  overNotice: "No quedan vidas. Elige “Otra vez” o “Seguir sin vidas”.",
  tryAgain: "Otra vez",
  noLives: "Seguir sin vidas",
  otherPuzzle: "Otro sudoku",

  // Today
  title: "Progreso",
  today: "Hoy",
  streak: (days) => plural(days, "día seguido", "días seguidos"),
  noStreak: "Aún sin racha",
  streakOver: "Ahora sin racha",
  longest: (days) => `la más larga: ${plural(days, "día", "días")}`,
  streakHelp:
    "Un sudoku resuelto o una respuesta correcta cuenta como un día. Un día perdido se perdona; dos seguidos terminan la racha.",
  doneToday: "Hecho por hoy.",
  due: (count) => `${plural(count, "técnica toca", "técnicas tocan")} hoy:`,
  dueToday: (count) => `${plural(count, "técnica toca", "técnicas tocan")} hoy`,
  moreDue: (count) => `${plural(count, "más puede", "más pueden")} esperar hasta mañana.`,
  nothingDue: "Hoy no toca nada.",
  nextDue: (name, date) => `Siguiente: ${name}, el ${date}.`,
  nothingYet: "Practica una técnica, y volverá cuando sea hora de repasarla.",
  begin: "Empezar: cinco minutos",
  goOn: (at, total) => `Seguir: ${at} de ${total}`,
  rule: "Cuándo vuelve una técnica",
  ruleText:
    "Correcta: después de 1, 3, 7, 14, 30, 60 y luego cada 120 días. Incorrecta, o con la respuesta a la vista: mañana, y la espera empieza dos pasos antes. Una respuesta correcta antes de su día no cambia nada.",
  roundOf: (at, total) => `Hoy: ${at} de ${total}`,
  roundNext: "Siguiente de hoy",
  roundEnd: "Terminar",
  roundOver: "Listo por hoy",
  roundLate: "Ya pasaron cinco minutos. El resto puede esperar hasta mañana.",
  answeredRight: "correcta",
  answeredWrong: "aún no",
  comesAgain: (date) => `otra vez el ${date}`,

  // Calendar
  calendar: "Sudokus diarios",
  monthBack: "Mes anterior",
  monthForward: "Mes siguiente",
  weekdays: ["Lu", "Ma", "Mi", "Ju", "Vi", "Sá", "Do"],
  dailyStates: {
    "on-time": "resuelto en su día",
    late: "resuelto más tarde",
    begun: "empezado",
    open: "sin resolver",
    future: "aún por venir",
  },
  solvedOf: (solved, total) => `${solved} de ${total} resueltos`,
  goToDate: "Sudoku del día",
  openDate: "Abrir",

  // Statistics
  statistics: "Estadísticas",
  byLevel: "Por nivel",
  byTechnique: "Por técnica",
  nothingSolved: "Resuelve un sudoku, y su tiempo aparecerá aquí.",
  level: "Nivel",
  allLevels: "Todos",
  solvedCount: "Resueltos",
  best: "Mejor",
  median: "Mediana",
  hints: "Pistas",
  slips: "Errores",
  clean: "Limpios",
  cleanHelp: "Pistas y errores (dígitos incorrectos) son medianas. Limpios: sudokus sin pistas ni errores.",
  technique: "Técnica",
  exercises: "Ejercicios",
  rightOf: (right, tried) => `${right} de ${tried} correctas`,
  inPuzzles: "En sudokus",
  usedIn: (count) => `usada en ${count}`,
  hintedIn: (count) => `pista en ${count}`,
  missedIn: (count) => `no vista en ${count}`,
  seconds: (seconds) => `${seconds.replace(".", ",")} s`,
  showAll: (count) => `Mostrar todo (${count})`,
  lately: "Resueltos hace poco",

  // Backup
  backup: "Todo en un archivo",
  backupText:
    "Tu progreso, estadísticas, tableros, repeticiones y ajustes. Guárdalos aquí y léelos en otro navegador o en otro dispositivo.",
  saveFile: "Guardar un archivo",
  readFile: "Leer un archivo",
  saved: (name) => `${name} guardado.`,
  planTitle: "Qué cambia este archivo",
  planNothing: "Todo lo de este archivo ya está aquí.",
  plan: {
    puzzles: (added) =>
      `se ${added === 1 ? "añade" : "añaden"} ${plural(added, "sudoku resuelto", "sudokus resueltos")}`,
    stations: (added) => `${plural(added, "técnica mejora", "técnicas mejoran")} su estado`,
    days: (added) => `se ${added === 1 ? "añade" : "añaden"} ${plural(added, "día", "días")} de práctica`,
    plays: (added) =>
      `se ${added === 1 ? "añade" : "añaden"} ${plural(added, "registro de sudoku empezado", "registros de sudokus empezados")}`,
    games: (added) => `se ${added === 1 ? "añade" : "añaden"} ${plural(added, "tablero", "tableros")}`,
    longer: (count) =>
      `${plural(count, "tablero recibe", "tableros reciben")} las jugadas que tiene de más en el archivo`,
    copies: (count) =>
      `${plural(count, "tablero es distinto del tuyo", "tableros son distintos de los tuyos")}: se guardan ambos, el del archivo en “Resolver”`,
    films: (added) => `se ${added === 1 ? "añade" : "añaden"} ${plural(added, "repetición", "repeticiones")}`,
  },
  planSaid: "el nivel hasta el que ya lo sabes todo",
  planKeeps: "No se quita nada tuyo.",
  tooMany: (count, most) =>
    `${plural(count, "tablero no cabe", "tableros no caben")}: la página guarda ${most} tableros. Se quedan en el archivo.`,
  tooManyPuzzles: (count, most) =>
    `El registro guarda ${most} sudokus: ${count === 1 ? "1, el más antiguo, sale" : `los ${count} más antiguos salen`} de él.`,
  withSettings: "Usar también los ajustes del archivo",
  merge: "Combinar",
  merged: "Hecho. Todo lo del archivo está aquí.",
};
