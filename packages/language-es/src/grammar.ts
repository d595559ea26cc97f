import type { Language } from "@wings/core";

/** What changes where two words meet, and the capital after a full stop. */
const finish = (text: string): string =>
  text
    .replace(/(?<!\p{L})(de|a) el (?=[\p{L}\d])/gu, (_, word: string) => (word === "de" ? "del " : "al "))
    // "7 u 8", "uno u otro": not two o in a row.
    .replace(/(?<!\p{L})o (?=8(?!\d)|ocho|otr[oa])/gu, "u ")
    .replace(/(?<=[.!?] )(?:el|las?|los) /gu, (word) => word.charAt(0).toUpperCase() + word.slice(1));

/** How Spanish names houses and regions, joins lists, and says what changes. All houses are feminine, and have their article. */
export const grammar = {
  code: "es",
  r: "la fila {n}",
  c: "la columna {n}",
  b: "la caja {n}",
  and: " y ",
  or: " o ",
  // One digit each.
  candidate: "el {digits} en {cells}",
  set: "{cells} con {digits}",
  eliminate: "elimina {digits} de {cells}",
  place: "pon el {digit} en {cell}",
  // With the preposition: "en todo el tablero" has another article.
  regions: {
    top: "en la mitad superior",
    bottom: "en la mitad inferior",
    left: "en la mitad izquierda",
    right: "en la mitad derecha",
    all: "en todo el tablero",
  },
  finish,
} satisfies Partial<Language>;
