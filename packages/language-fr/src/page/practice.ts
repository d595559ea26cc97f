import type { PageWords } from "@wings/language-en";
import { withArticle } from "./with-article.js";

/** Other words by which players look for techniques: a pattern of ids, and the words. */
const SEARCH_WORDS: readonly (readonly [ids: RegExp, names: readonly string[]])[] = [
  [/^full-house$/, ["dernier chiffre", "dernière case"]],
  [/^naked-single$/, ["singleton nu", "candidat unique"]],
  [/^hidden-single$/, ["singleton caché"]],
  [/^(pointing|claiming)$/, ["candidats verrouillés", "paire pointante"]],
  [/(x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)$/, ["poisson"]],
  [/^simple-colors$|^multi-colors$|^medusa$/, ["coloriage", "couleurs"]],
  [/aic$|chain$/, ["chaîne"]],
  [/ring$/, ["anneau"]],
  [/^trial$/, ["essai", "deviner"]],
];

export const practice: PageWords["practice"] = {
  lesson: "Leçon",
  exercise: "Exercice",
  noTechnique: (search) => `Aucune technique ne s’appelle « ${search} ». Essaie un autre nom, ou une partie du nom.`,
  searchWords: (id) => SEARCH_WORDS.flatMap(([ids, names]) => (ids.test(id) ? names : [])),
  frames: { find: "Trouver", reason: "Comprendre", remove: "Retirer", place: "Placer" },
  isThisOne: (name) => `Est-ce ${withArticle(name)} ?`,
  yes: "Oui",
  no: "Non",
  rightAnswer: "Juste :",
  wrongAnswer: "Non :",
  itIs: (name) => `c’est ${withArticle(name)}.`,
  anotherQuestion: "Une autre",
  seeExample: "En voir une dans une grille",
  makingBoard: "Recherche d’une grille…",
  tapRemoved: (name) => `Il y a ici ${withArticle(name)}. Marque les candidats à retirer.`,
  tapPlaced: (name) => `Il y a ici ${withArticle(name)}. Marque le chiffre à placer.`,
  tapHow: "Touche une case, puis les chiffres en dessous.",
  checkAnswer: "Vérifier",
  showMe: "Montre-moi",
  markDigits: (cell) => (cell === "" ? "Chiffres d’une case : choisis-en une" : `Chiffres de ${cell}`),
  notCounted: "Cela ne compte pas pour « connue », car une réponse précédente sur cette grille était fausse.",
  nextBoard: "Grille suivante",
  answers: {
    nothing: "Marque d’abord un candidat.",
    right: "Juste. C’est tout.",
    beside: (digit, cell, isPlaced, name) =>
      `Le ${digit} ${isPlaced ? `est bien dans ${cell}` : `peut bien être retiré de ${cell}`}, mais aucune étape « ${name} » ne le montre. Enlève la marque et regarde encore.`,
    beyond: (name, shown, rest) =>
      `${name} : cela montre ${shown}. Cela ne montre pas ${rest === 1 ? "ton autre marque" : `tes ${rest} autres marques`}, donc cette réponse ne compte pas.`,
    partly: (missing) => `Juste jusqu’ici : encore ${missing}.`,
    wrongRemoved: (digit, cell) =>
      `Le ${digit} ne peut pas être retiré de ${cell} : c’est le chiffre de cette case. Sans lui, le sudoku n’a pas de solution.`,
    wrongPlaced: (digit, cell, right) =>
      `Le ${digit} ne peut pas être dans ${cell} : avec lui, le sudoku n’a pas de solution. Le bon chiffre est ${right}.`,
  },
  inARow: (streak, enough) => `${streak} de suite sur ${enough}`,
  earned: (name) => `Cinq de suite : « ${name} » est connue maintenant.`,
  allTechniques: "Toutes les techniques",
};
