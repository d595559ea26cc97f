import type { Messages } from "@wings/language-en";
import { SET_PARTS } from "../shared/set-parts.js";

/** Counting arguments. */
export const counting: Messages = {
  "domino-loop": {
    long:
      "Die Linien {lines} kreuzen sich in vier Blöcken. Die anderen offenen Zellen der Linien in diesen Blöcken sind {cells}: zwei " +
      "Dominosteine in jedem Block, acht im Kreis. Jeder liegt mit dem nächsten in einem Block oder einer Linie, also kann eine Ziffer nicht " +
      "in beiden stehen. Zusammen können die {n} Zellen nur {counts} enthalten: gerade {n} Ziffern. Also steht jede Ziffer dort genau so oft, und " +
      "sie fällt in jeder Zelle weg, die ihr zu wenige Plätze ließe: {outcome}.",
    short: "Dominoschleife {lines}: {outcome}",
    vague:
      "Zwei Zeilen und zwei Spalten kreuzen sich, und die Zellen neben den Kreuzungen fassen nur gerade genug Ziffern.",
    parts: { ...SET_PARTS, once: "{digits} einmal", twice: "{digits} zweimal", times: "{digits} {count}mal" },
  },
  msls: {
    long:
      "Wo {rows} sich mit {columns} kreuzen, sind {n} offene Zellen: {cells}. Keine Zeile und keine Spalte enthält eine Ziffer zweimal, also können " +
      "diese Zellen zusammen nur {counts} enthalten: gerade {n} Ziffern. Also steht jede Ziffer dort genau so oft, und sie fällt in jeder Zelle " +
      "weg, die ihr zu wenige Plätze ließe: {outcome}.",
    short: "gebundene Menge von {n} Zellen in {rows} × {columns}: {outcome}",
    vague: "Einige Zeilen und Spalten kreuzen sich in Zellen, die nur gerade genug Ziffern fassen.",
    parts: {
      ...SET_PARTS,
      once: "{digits} einmal ({lines})",
      twice: "{digits} zweimal ({lines})",
      times: "{digits} {count}mal ({lines})",
    },
  },
  "set-logic": {
    long: "Mit {candidate} {why}: {outcome}.",
    short: "{n} nötig, Platz für {room}: {outcome}",
    vague: "Einige Zellen und Ziffern brauchen mehr Plätze, als es gibt.",
    parts: {
      inHouse: "{digit} in {house}",
      inHouseTimes: "{digit} in {house} ({weight}-mal)",
      cell: "{cell}",
      cellTimes: "{cell} ({weight}-mal)",
      noSet: "bleibt kein Platz für {facts}",
      oneSet:
        "braucht es noch {n} Plätze, je einen: {facts}. Alle Kandidaten dafür liegen in {sets}, und dort ist nur einer möglich",
      sets:
        "braucht es noch {n} Plätze, je einen: {facts}. Alle Kandidaten dafür liegen in Mengen, die je einen fassen, zusammen {room}: " +
        "{sets}. Das sind zu wenige",
      weighted:
        "sind {n} Plätze nötig, manche mehrfach gezählt: {facts}. Die Mengen mit ihren Kandidaten fassen {room}: {sets}. Jeder Kandidat zählt in den Mengen " +
        "mindestens so oft wie in dem, was ihn braucht, also ist zu wenig Platz",
      tooMany:
        "sind {n} Plätze für {facts} Zellen und Ziffern nötig. Die {sets} Mengen mit ihren Kandidaten fassen {room}. Jeder Kandidat zählt in den Mengen " +
        "mindestens so oft wie in dem, was ihn braucht, also ist zu wenig Platz. Der Beweis hat die ganze Liste",
    },
  },
};
