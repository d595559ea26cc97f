import type { PageWords } from "@wings/language-en";
import { plural } from "./plural.js";

export const play: PageWords["play"] = {
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
