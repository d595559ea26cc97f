import type { PageWords } from "@wings/language-en";
import { plural } from "./plural.js";

export const steps: PageWords["steps"] = {
  findAll: "Trouver toutes les étapes",
  allIntro: "Toutes les étapes dans cette grille, par technique.",
  ofTotal: (done, total) => `${done} sur ${total}`,
  trying: "Essai :",
  soFar: (count) => `${plural(count, "étape", "étapes")} jusqu’ici`,
  someShown: (count) => `, ${plural(count, "montrée", "montrées")}`,
  stoppedAfter: (done, total) => ` ; arrêté après ${done} techniques sur ${total}, à`,
  filters: "Filtres",
  filterWords: "Chercher",
  filterHint: "wing, r8c5…",
  changesAll: "tous les changements",
  changesPlaced: "chiffres placés",
  changesEliminated: "candidats retirés",
  onlyCell: (cell) => `seulement ${cell}`,
  showMore: (count) => `Montrer plus (${count})`,
  noMatch: "Aucune étape ne correspond à ces filtres.",
  contradictoryBoard: "Cette grille est contradictoire.",

  // Techniques
  techniquesIntro:
    "Les techniques sont essayées de haut en bas. La première qui trouve quelque chose donne l’étape suivante.",
  newTechniques: "Nouveau",
  newIntro: "Tu peux les essayer. La notation ne les compte pas tant qu’elles n’ont pas fait leurs preuves.",
  namesElsewhere: "Noms dans d’autres programmes",
  techniquesInOrder: "Techniques dans l’ordre",
  upTo: "Jusqu’à ce niveau :",
  moveUp: (name) => `Monter ${name}`,
  moveDown: (name) => `Descendre ${name}`,
  reset: "Remettre par défaut",
  thirdParty: "Techniques d’autres auteurs",
  thirdPartyIntro:
    "Un fichier tourne à part, sans réseau ni stockage. Chaque résultat est prouvé avant que tu le voies.",
  isLoading: "se charge…",
  adds: "ajoute",
  removeFile: (name) => `Retirer ${name}`,
  addFile: "Ajouter des techniques d’un fichier",
};
