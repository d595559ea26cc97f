import { type PageWords, todo } from "@wings/language-en";
import { plural } from "./plural.js";

export const steps: PageWords["steps"] = {
  allIntro: todo("All steps on this board, by technique."),
  ofTotal: todo((done: number, total: number): string => `${done} of ${total}`),
  trying: todo("Trying"),
  soFar: todo((count: number): string => `${plural(count, "step", "steps")} so far`),
  someShown: todo((count: number): string => `, ${count} of them shown`),
  stoppedAfter: todo((done: number, total: number): string => `; stopped after ${done} of ${total} techniques, at`),
  filters: todo("Filters"),
  filterWords: todo("Search"),
  filterHint: todo("wing, r8c5 …"),
  changesAll: todo("all changes"),
  changesPlaced: todo("digits placed"),
  changesEliminated: todo("candidates removed"),
  onlyCell: todo((cell: string): string => `only ${cell}`),
  showMore: todo((count: number): string => `Show more (${count})`),
  noMatch: todo("No step matches these filters."),
  contradictoryBoard: todo("This board is contradictory."),

  // Techniques
  techniquesIntro: todo(
    "Techniques are tried from top to bottom. The first one that finds something gives the next step.",
  ),
  newTechniques: todo("New"),
  newIntro: todo("You can try these. Ratings leave them out until they have proved themselves."),
  namesElsewhere: todo("Names in other programs"),
  techniquesInOrder: todo("Techniques in order"),
  upTo: todo("Up to this level:"),
  moveUp: todo((name: string): string => `Move ${name} up`),
  moveDown: todo((name: string): string => `Move ${name} down`),
  reset: todo("Reset to default"),
  thirdParty: todo("Third-party techniques"),
  thirdPartyIntro: todo(
    "A file runs in a separate worker without network and storage. Each finding is proved before you see it.",
  ),
  isLoading: todo("is being loaded …"),
  adds: todo("adds"),
  removeFile: todo((name: string): string => `Remove ${name}`),
  addFile: todo("Add techniques from a file"),
};
