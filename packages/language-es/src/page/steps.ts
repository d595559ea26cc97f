import type { PageWords } from "@wings/language-en";
import { plural } from "./plural.js";

export const steps: PageWords["steps"] = {
  findAll: "Buscar todos los pasos",
  allIntro: "Todos los pasos de este tablero, por técnica.",
  ofTotal: (done, total) => `${done} de ${total}`,
  trying: "Probando",
  soFar: (count) => `${plural(count, "paso", "pasos")} hasta ahora`,
  someShown: (count) => `, ${count} a la vista`,
  stoppedAfter: (done, total) => `; detenido después de ${done} de ${total} técnicas, en`,
  filters: "Filtros",
  filterWords: "Buscar",
  filterHint: "wing, r8c5 …",
  changesAll: "todos los cambios",
  changesPlaced: "dígitos puestos",
  changesEliminated: "candidatos eliminados",
  onlyCell: (cell) => `solo ${cell}`,
  showMore: (count) => `Mostrar más (${count})`,
  noMatch: "Ningún paso cumple estos filtros.",
  contradictoryBoard: "Este tablero es contradictorio.",

  // Techniques
  techniquesIntro: "Las técnicas se prueban de arriba abajo. La primera que encuentra algo da el siguiente paso.",
  newTechniques: "Nuevas",
  newIntro: "Puedes probarlas. Las valoraciones no las usan hasta que hayan demostrado su utilidad.",
  namesElsewhere: "Nombres en otros programas",
  techniquesInOrder: "Técnicas en orden",
  upTo: "Hasta este nivel:",
  moveUp: (name) => `Subir ${name}`,
  moveDown: (name) => `Bajar ${name}`,
  reset: "Restablecer",
  thirdParty: "Técnicas de terceros",
  thirdPartyIntro:
    "Un archivo se ejecuta en un worker aparte, sin red ni almacenamiento. Cada hallazgo se demuestra antes de que lo veas.",
  isLoading: "se está cargando …",
  adds: "añade",
  removeFile: (name) => `Quitar ${name}`,
  addFile: "Añadir técnicas desde un archivo",
};
