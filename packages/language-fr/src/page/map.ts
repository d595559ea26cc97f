import type { PageWords } from "@wings/language-en";
import { listed } from "./listed.js";
import { plural } from "./plural.js";

export const map: PageWords["map"] = {
  intro: "Chaque station est une technique. Tu peux aller à n’importe laquelle à tout moment.",
  search: "Chercher par nom",
  results: "Techniques trouvées",
  foundCount: (count) => `${plural(count, "technique", "techniques")} :`,
  due: (count) => `${count} à revoir aujourd’hui`,
  lines: "Lignes",
  lineNames: {
    singles: "Singletons",
    digit: "Un chiffre",
    sets: "Ensembles",
    wings: "Ailes",
    uniqueness: "Unicité",
    chains: "Chaînes",
    beyond: "Au-delà",
  },
  knownOf: (known, all) => `${known} sur ${all}`,
  stationsKnown: "stations connues",
  leadsTo: (names) => `mène à : ${listed(names)}`,
  next: "Suite",
  nextUp: "Suite :",
  learn: "L’apprendre",
  another: "Autre chose",
  start: "C’est ici que la carte commence.",
  opens: (names) => `Tu connais déjà : ${listed(names)}. Celle-ci s’appuie dessus.`,
  restsOn: (names) => `Elle s’appuie sur : ${listed(names)}.`,
  needed: (puzzles, of) =>
    of === 1 ? "Ton dernier sudoku en avait besoin." : `Sur tes ${of} derniers sudokus, ${puzzles} en avaient besoin.`,
  begun: (streak, enough) =>
    `Tu l’as commencée : ${plural(streak, "bonne réponse", "bonnes réponses")} de suite sur ${enough}.`,
  stuck: (puzzles, of) =>
    `Elle te bloque : sur tes ${of} derniers sudokus, ${puzzles} en demandaient une, et il t’a fallu de l’aide.`,
  towards: (goal, puzzles, of) =>
    `Cette technique te bloque : ${goal}. Sur tes ${of} derniers sudokus, ${puzzles} la demandaient. Celle-ci y mène.`,
  allKnown: "Tu connais toutes les stations",
  allKnownHelp: "Reste en forme avec un sudoku.",
  said: "J’en connais déjà une partie",
  saidLevels: {
    "": "Commencer au début",
    easy: "Je connais les singletons",
    medium: "… et les paires et triplets",
    hard: "… et les poissons et ailes",
  },
  masteries: { new: "nouvelle", learning: "en cours", known: "connue", mastered: "maîtrisée" },
  soFar: (streak, enough) => `${streak} sur ${enough}`,
  buildsOn: (names) => `s’appuie sur : ${listed(names)}`,
  legend: "Ce que veulent dire les états",
  rules: {
    new: "Tu ne l’as pas essayée.",
    learning: "Tu l’as essayée en exercice, ou utilisée dans un sudoku.",
    known: "Cinq bonnes réponses de suite, ou utilisée dans trois sudokus sans indice ni chiffre faux.",
    mastered: "Encore juste une semaine après avoir été connue, ou utilisée dans dix sudokus de ce genre.",
  },
  more: (count) => `Plus de techniques (${count})`,
  moreOf: (count, line) => `${count} de plus : ${line}`,
  newHere: "Qu’y a-t-il de nouveau dans ce sudoku ?",
  newHereIs: "Nouveau ici :",
  nothingNew: "Rien de nouveau ici : tu connais tout ce qu’il faut pour ce sudoku.",
};
