import type { PageWords } from "@wings/language-en";
import { plural } from "./plural.js";

export const training: PageWords["training"] = {
  // Lives
  livesLeft: (lives) => `encore ${plural(lives, "vie", "vies")}`,
  over: "Plus de vie",
  overText: "C’était le troisième chiffre faux.",
  overNotice: "Il ne te reste plus de vie. Choisis « Réessayer » ou « Continuer sans vies ».",
  tryAgain: "Réessayer",
  noLives: "Continuer sans vies",
  otherPuzzle: "Un autre sudoku",

  // Today
  title: "Progrès",
  today: "Aujourd’hui",
  streak: (days) => `${plural(days, "jour", "jours")} de suite`,
  noStreak: "Pas encore de série",
  streakOver: "Pas de série en ce moment",
  longest: (days) => `la plus longue : ${plural(days, "jour", "jours")}`,
  streakHelp:
    "Un sudoku résolu ou une bonne réponse compte pour un jour. Un jour manqué est pardonné ; deux de suite terminent la série.",
  doneToday: "Fait aujourd’hui.",
  due: (count) => `${plural(count, "technique", "techniques")} à revoir aujourd’hui :`,
  dueToday: (count) => `${plural(count, "technique", "techniques")} à revoir aujourd’hui`,
  moreDue: (count) => `${plural(count, "autre peut", "autres peuvent")} attendre demain.`,
  nothingDue: "Rien à revoir aujourd’hui.",
  nextDue: (name, date) => `Prochaine : ${name}, le ${date}.`,
  nothingYet: "Exerce-toi à une technique, et elle revient quand il est temps de la revoir.",
  begin: "Commencer : cinq minutes",
  goOn: (at, total) => `Continuer : ${at} sur ${total}`,
  rule: "Quand une technique revient",
  ruleText:
    "Juste : après 1, 3, 7, 14, 30, 60, puis tous les 120 jours. Faux, ou avec la réponse montrée : demain, et l’attente reprend deux crans plus tôt. Une bonne réponse avant son jour ne change rien.",
  roundOf: (at, total) => `Aujourd’hui : ${at} sur ${total}`,
  roundNext: "Suivante du jour",
  roundEnd: "Terminer",
  roundOver: "Fini pour aujourd’hui",
  roundLate: "Les cinq minutes sont passées. Le reste peut attendre demain.",
  answeredRight: "juste",
  answeredWrong: "pas encore",
  comesAgain: (date) => `revient le ${date}`,

  // Calendar
  calendar: "Sudokus du jour",
  monthBack: "Mois précédent",
  monthForward: "Mois suivant",
  weekdays: ["lu", "ma", "me", "je", "ve", "sa", "di"],
  dailyStates: {
    "on-time": "résolu le jour même",
    late: "résolu plus tard",
    begun: "commencé",
    open: "pas résolu",
    future: "à venir",
  },
  solvedOf: (solved, total) => `${plural(solved, "résolu", "résolus")} sur ${total}`,
  goToDate: "Sudoku du jour",
  openDate: "Ouvrir",

  // Statistics
  statistics: "Statistiques",
  byLevel: "Par niveau",
  byTechnique: "Par technique",
  nothingSolved: "Résous un sudoku, et son temps est ici.",
  level: "Niveau",
  allLevels: "Tous",
  solvedCount: "Résolus",
  best: "Meilleur",
  median: "Médiane",
  hints: "Indices",
  slips: "Fautes",
  clean: "Parfaits",
  cleanHelp: "Indices et fautes (chiffres faux) sont des médianes. Parfaits : sudokus sans l’un ni l’autre.",
  technique: "Technique",
  exercises: "Exercices",
  rightOf: (right, tried) => `${plural(right, "juste", "justes")} sur ${tried}`,
  inPuzzles: "En jeu",
  usedIn: (count) => `utilisée dans ${count}`,
  hintedIn: (count) => `indice dans ${count}`,
  missedIn: (count) => `manquée dans ${count}`,
  seconds: (seconds) => `${seconds.replace(".", ",")} s`,
  showAll: (count) => `Tout montrer (${count})`,
  lately: "Résolus récemment",

  // Backup
  backup: "Tout dans un fichier",
  backupText:
    "Tes progrès, statistiques, grilles, films et réglages. Enregistre-les ici, et lis-les dans un autre navigateur ou sur un autre appareil.",
  saveFile: "Enregistrer un fichier",
  readFile: "Lire un fichier",
  saved: (name) => `${name} enregistré.`,
  planTitle: "Ce que ce fichier change",
  planNothing: "Tout ce qui est dans ce fichier est déjà ici.",
  plan: {
    puzzles: (added) => plural(added, "sudoku résolu ajouté", "sudokus résolus ajoutés"),
    stations: (added) => `${plural(added, "technique a", "techniques ont")} un meilleur bilan`,
    days: (added) => plural(added, "jour d’exercice ajouté", "jours d’exercice ajoutés"),
    plays: (added) => plural(added, "bilan d’un sudoku commencé ajouté", "bilans de sudokus commencés ajoutés"),
    games: (added) => plural(added, "grille ajoutée", "grilles ajoutées"),
    longer: (count) => `${plural(count, "grille reçoit", "grilles reçoivent")} les coups en plus du fichier`,
    copies: (count) =>
      `${plural(count, "grille diffère de la tienne : les deux sont gardées", "grilles diffèrent des tiennes : toutes sont gardées")}, celles du fichier sous « Solveur »`,
    films: (added) => plural(added, "film ajouté", "films ajoutés"),
  },
  planSaid: "le niveau jusqu’auquel tu connais déjà tout",
  planKeeps: "Rien de ce qui est à toi n’est retiré.",
  tooMany: (count, most) =>
    `${plural(count, "grille n’a pas de place", "grilles n’ont pas de place")} : la page garde ${most} grilles. Le reste demeure dans le fichier.`,
  tooManyPuzzles: (count, most) =>
    `Le bilan garde ${most} sudokus : ${count === 1 ? "le plus ancien en sort" : `les ${count} plus anciens en sortent`}.`,
  withSettings: "Prendre aussi les réglages du fichier",
  merge: "Fusionner",
  merged: "Fait. Tout ce qui est dans le fichier est ici.",
};
