import type { Messages } from "@wings/language-en";
import { SET_PARTS } from "../shared/set-parts.js";

const SO_OFTEN =
  "justo {n} dígitos. Así que cada dígito está ahí justo ese número de veces, " +
  "y no puede estar en una celda que le dejaría demasiado pocos lugares: {outcome}.";
const TOO_SMALL =
  "Cada candidato cuenta al menos tantas veces en los conjuntos como en lo que lo necesita, así que falta sitio";

/** Counting arguments. */
export const counting: Messages = {
  "domino-loop": {
    long:
      "En cuatro cajas se cruzan {lines}. En estas cajas, las otras celdas vacías de esas líneas son {cells}: dos dominós en cada " +
      "caja, ocho en círculo. Cada dominó comparte una caja o una línea con el siguiente, así que un dígito no puede estar en ambos. " +
      `Juntas, las {n} celdas pueden contener {counts}: ${SO_OFTEN}`,
    short: "bucle de dominós {lines}: {outcome}",
    vague: "Dos filas y dos columnas se cruzan, y en las celdas junto a los cruces caben justo los dígitos necesarios.",
    parts: {
      ...SET_PARTS,
      once: "{digits} una vez",
      twice: "{digits} dos veces",
      times: "{digits} {count} veces",
    },
  },
  msls: {
    long:
      "En los cruces de {rows} con {columns} hay {n} celdas vacías: {cells}. Ninguna fila ni columna tiene un dígito dos veces, " +
      `así que, juntas, estas celdas pueden contener {counts}: ${SO_OFTEN}`,
    short: "conjunto bloqueado de {n} celdas en {rows} × {columns}: {outcome}",
    vague: "Algunas filas y columnas se cruzan en celdas donde caben justo los dígitos necesarios.",
    parts: {
      ...SET_PARTS,
      once: "{digits} una vez ({lines})",
      twice: "{digits} dos veces ({lines})",
      times: "{digits} {count} veces ({lines})",
    },
  },
  "set-logic": {
    long: "Con {candidate}, {why}: {outcome}.",
    short: "hacen falta {n}, hay sitio para {room}: {outcome}",
    vague: "Algunas celdas y dígitos necesitan más lugares de los que hay.",
    parts: {
      inHouse: "{digit} en {house}",
      inHouseTimes: "{digit} en {house} ({weight} veces)",
      cell: "{cell}",
      cellTimes: "{cell} ({weight} veces)",
      noSet: "no queda ningún lugar para {facts}",
      oneSet:
        "aún hacen falta {n} lugares, uno para cada uno: {facts}. Todos sus candidatos están en {sets}, donde solo cabe uno",
      sets:
        "aún hacen falta {n} lugares, uno para cada uno: {facts}. Todos sus candidatos están en conjuntos donde solo cabe uno, " +
        "{room} en total: {sets}. Son demasiado pocos",
      weighted:
        "hacen falta {n} lugares, algunos contados varias veces: {facts}. En los conjuntos con sus candidatos hay sitio para {room}: {sets}. " +
        TOO_SMALL,
      tooMany:
        "hacen falta {n} lugares para {facts} celdas y dígitos. En los {sets} conjuntos con sus candidatos hay sitio para {room}. " +
        `${TOO_SMALL}. La demostración tiene la lista completa`,
    },
  },
};
