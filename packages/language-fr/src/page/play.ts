import type { PageWords } from "@wings/language-en";
import { plural } from "./plural.js";
import { withArticle } from "./with-article.js";

export const play: PageWords["play"] = {
  // The room
  playIntro: "Chaque sudoku a une seule solution, et chaque étape peut être expliquée.",
  levelHelp: {
    easy: "seulement des singletons",
    medium: "candidats verrouillés, paires et triplets",
    hard: "poissons et ailes",
    unfair: "chaînes et ensembles",
    extreme: "longues chaînes",
  },
  nextPuzzleHelp: "il va avec ce que tu connais",
  startAgain: "Recommencer",
  playHelp:
    "Touche une case, puis un chiffre ; ou un chiffre, puis des cases, et encore le chiffre pour finir. Garde un chiffre appuyé pour une note de coin. Glisse pour sélectionner plusieurs cases. Touche un endroit libre, ou encore la case sur un téléphone, pour terminer la sélection.",
  pause: "Pause",
  goOn: "Continuer",
  askHint: "Indice",
  generating: "Création d’un sudoku…",
  time: "Temps",
  nextPuzzle: "Sudoku suivant",
  progressHelp: "à revoir, calendrier, statistiques",
  toFilm: "Film",
  today: "Sudoku du jour",

  // Board and keypad
  table: "Grille",
  pairs: "Deux candidats",
  given: "donné",
  pairsCaption: "xy : cases avec deux candidats",
  highlightDigit: (digit) => (digit > 9 ? "Cases avec deux candidats" : `Surligner le ${digit}`),
  lineHelp: "Glisse d’un candidat à un autre. Recommence pour retirer le trait.",
  enterDigits: "Entrer des chiffres",
  entryMode: "Mode de saisie",
  digitAs: (digit, entry) => `${digit} comme ${entry.toLowerCase()}`,
  colorNamed: (index) => `Couleur ${["bleue", "orange", "violette", "grise", "verte", "rouge"][index - 1]}`,
  noCandidates: "aucun candidat",
  candidatesAre: (digits) => `candidats ${digits}`,
  openCell: "vide",
  cornerNotes: (digits) => `notes de coin ${digits}`,
  centerNotes: (digits) => `notes au centre ${digits}`,
  removeDigits: (digits) => `retire ${digits}`,
  placeDigits: (digits) => `place ${digits}`,
  contradictory: "contradictoire",
  markedDigits: (digits) => `marqué ${digits}`,

  // The end
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
