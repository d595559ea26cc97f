import type { Messages } from "@wings/language-en";
import { coloring } from "./coloring.js";
import { singles } from "./singles.js";

/** All houses are feminine: "una {kind}". */
const kinds = {
  row: "fila",
  column: "columna",
  box: "caja",
  region: "región",
  diagonal: "diagonal",
  window: "ventana",
};
const related = "{from} tiene el {digit} y está {relation} {to}";

/** What techniques say on boards with other houses. */
export const layouts: Messages = {
  "layout:full-house": { ...singles["full-house"], parts: kinds },
  "layout:naked-single": { ...singles["naked-single"], parts: { ...singles["naked-single"].parts, related } },
  "layout:hidden-single": {
    ...singles["hidden-single"],
    parts: {
      ...kinds,
      one: "el {digit} de {houses} bloquea otras celdas",
      several: "los {digit} de {houses} bloquean otras celdas",
      related,
      before: "en las demás celdas ya se había descartado",
      more: "{first}; {rest}",
    },
  },
  "layout:locked": {
    long:
      "En {from}, el {digit} solo puede estar en {cells}. {all} en {to}, así que el {digit} no puede estar en ningún otro lugar " +
      "de {to}: {outcome}.",
    short: "en {from}, el {digit} solo está en {to}: {outcome}",
    vague: "Hay una {kind} donde el {digit} solo puede estar en celdas que también comparten otra unidad.",
    parts: { ...kinds, one: "Está", two: "Ambas están", three: "Las tres están", many: "Todas están" },
  },
  "layout:simple-colors": {
    ...coloring["simple-colors"],
    parts: {
      ...coloring["simple-colors"].parts,
      apart:
        "{from} y {to} son del color A, y {from} está {relation} {to}, así que no pueden ser {digit} a la vez. " +
        "Por lo tanto, ninguna celda de A es {digit}:",
    },
  },
};
