import type { PageWords } from "@wings/language-en";
import { plural } from "./plural.js";

export const steps: PageWords["steps"] = {
  findAll: "Alle Schritte suchen",
  allIntro: "Alle Schritte auf diesem Brett, nach Technik.",
  ofTotal: (done, total) => `${done} von ${total}`,
  trying: "Geprüft wird",
  soFar: (count) => `bisher ${plural(count, "Schritt", "Schritte")}`,
  someShown: (count) => `, davon ${count} gezeigt`,
  stoppedAfter: (done, total) => `; angehalten nach ${done} von ${total} Techniken, bei`,
  filters: "Filter",
  filterWords: "Suche",
  filterHint: "wing, r8c5 …",
  changesAll: "alle Änderungen",
  changesPlaced: "gesetzte Ziffern",
  changesEliminated: "gestrichene Kandidaten",
  onlyCell: (cell) => `nur ${cell}`,
  showMore: (count) => `Mehr zeigen (${count})`,
  noMatch: "Kein Schritt passt zu diesen Filtern.",
  contradictoryBoard: "Dieses Brett ist widersprüchlich.",

  // Techniques
  techniquesIntro:
    "Die Techniken werden von oben nach unten versucht. Die erste, die etwas findet, gibt den nächsten Schritt.",
  newTechniques: "Neu",
  newIntro: "Du kannst sie ausprobieren. Bewertungen lassen sie aus, bis sie sich bewährt haben.",
  namesElsewhere: "Namen in anderen Programmen",
  techniquesInOrder: "Techniken in ihrer Reihenfolge",
  upTo: "Bis zu dieser Stufe:",
  moveUp: (name) => `${name} nach oben`,
  moveDown: (name) => `${name} nach unten`,
  reset: "Zurücksetzen",
  thirdParty: "Techniken anderer",
  thirdPartyIntro:
    "Eine Datei läuft in einem eigenen Worker ohne Netz und Speicher. Jeder Fund wird bewiesen, bevor du ihn siehst.",
  isLoading: "wird geladen …",
  adds: "bringt",
  removeFile: (name) => `${name} entfernen`,
  addFile: "Techniken aus einer Datei",
};
