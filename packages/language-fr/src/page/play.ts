import type { PageWords } from "@wings/language-en";
import { plural } from "./plural.js";
import { withArticle } from "./with-article.js";

export const play: PageWords["play"] = {
  dailyOn: (date) => `Sudoku du ${date}`,
  solvedIn: (time, level) => `${level}, en ${time}.`,
  tally: (hints, mistakes) =>
    `${plural(hints, "indice", "indices")}, ${plural(mistakes, "chiffre faux", "chiffres faux")}.`,
  solvedPlain: (level) => `${level}.`,
  hardestStep: (name) => `L’étape la plus difficile était : ${name}.`,
  shareStep: "Enregistrer l’étape la plus difficile en image",
  seeSolution: "Voir le chemin",

  // Own steps
  thatWas: (name, then) =>
    then === undefined ? `C’était ${withArticle(name)}.` : `C’était ${withArticle(name)}, puis ${withArticle(then)}.`,
  showWhy: "Montrer pourquoi",
  backToGame: "Retour",
  notProvedYet: "Aucune technique ne montre encore cette étape. C’est peut-être un essai au hasard.",
  youUsed: "Tu as utilisé",
  wouldHaveHelped: "Aurait aidé",
  waitedLongest: (time, name) => `Tu as attendu le plus longtemps avant ${withArticle(name)} : ${time}.`,
  guessedSteps: (count) => `${plural(count, "étape n’était pas prouvée", "étapes n’étaient pas prouvées")}.`,
};
