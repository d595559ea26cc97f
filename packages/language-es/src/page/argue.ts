import type { PageWords } from "@wings/language-en";
import { plural } from "./plural.js";

export const argue: PageWords["argue"] = {
  argueIntro: "Demuestra que un paso es correcto. Elige una celda y un dígito, di qué sabes y qué se deduce.",
  because: "Porque",
  itFollows: "Se deduce",
  chooseFacts: "Elige hechos",
  whatFollows: "¿Qué se deduce?",
  chooseCell: "Elige una celda vacía del tablero.",
  chooseDigit: "Elige un dígito para ver más.",
  digitsOfCell: (cell) => `Dígitos de ${cell}`,
  factCell: (cell, digits) => `${cell} es ${digits.replace(" o 8", " u 8")}`,
  factHouse: (digit, house, cells) => `${digit} en ${house}: ${cells}`,
  offerHouse: (digit, house, count) => `${digit} en ${house}: ${plural(count, "lugar", "lugares")}`,
  isNot: (cell, digit) => `${cell} no es ${digit}`,
  is: (cell, digit) => `${cell} es ${digit}`,
  or: " o ",
  judge: "¿Está demostrado?",
  clearArgument: "Vaciar",
  takeOut: (what) => `Quitar: ${what}`,
  judging: "Comprobando …",
  spareFacts: (facts) => `No hace falta: ${facts}.`,
  claimFirst: "Primero di qué se deduce: elige un candidato y luego “no es” o “es”.",
  nowCheck: "Ahora pulsa “Comprobar” para responder.",
  refutedInPractice: "Este tablero ya no cuenta, como después de una respuesta incorrecta.",
  verdicts: {
    proved: (facts) =>
      facts === 0
        ? "Demostrado: se deduce solo del tablero."
        : facts === 1
          ? "Demostrado con este hecho."
          : `Demostrado con estos ${facts} hechos.`,
    fewest: (facts, isSmallest) =>
      `${plural(facts, "hecho lo demuestra", "hechos lo demuestran")}${isSmallest ? "; con menos no se puede" : ""}.`,
    shownBy: (names) => `La técnica: ${names}.`,
    provedBy: (names) => `Demostrado, pero no solo con hechos: ${names}.`,
    open: "Es verdad, pero estos hechos no lo muestran. Dejan abierto este caso:",
    noFacts: "Es verdad. Pero aún no has elegido ningún hecho.",
    openNothing: "Es verdad, pero estos hechos no lo muestran: permiten todo el tablero como está.",
    facts: "Es verdad, pero son demasiados hechos para un paso. Quita algunos.",
    nodes: "Es verdad, pero no se encuentra una demostración en el tiempo que puede durar un paso.",
    nodesCorrected: "No se encuentra una demostración de ello en el tiempo que puede durar un paso.",
    refuted: "Falso:",
    refutedInOne: "Falso. En una de las soluciones",
    corrected: "Lo que dijiste es falso, y esto es verdad.",
    none: "Este tablero no tiene solución, así que se deduciría cualquier cosa.",
    many: "Este tablero tiene varias soluciones.",
    closed: "Este candidato ya no está en el tablero.",
  },
  sayWhy: "Di por qué",
  besideProved: (name, by) => `Es verdad, y está demostrado: ${by}. Pero no lo muestra ${name}. Sigue buscando.`,
  byFacts: (facts) => plural(facts, "hecho lo muestra", "hechos lo muestran"),
  byTechnique: (names) => `lo muestra ${names}`,
};
