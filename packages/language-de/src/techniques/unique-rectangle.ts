import type { Message } from "@wings/core";
import { type Messages, forEachName } from "@wings/language-en";
import { subset } from "../shared/deadly.js";

const DEADLY_RECTANGLE =
  "Die Ecken {corners} liegen in zwei Zeilen, zwei Spalten und zwei Blöcken. " +
  "Enthielten sie nur {digits}, so könnte man beide Ziffern vertauschen, und das Rätsel hätte zwei Lösungen. ";
const NOT_GIVEN = "Keine davon war vorgegeben. ";

const oneCorner = (name: string, remark = ""): Message => ({
  long: `${DEADLY_RECTANGLE}${remark}Nur {roof} hat andere Kandidaten, also ist sie {extra}: {outcome}.`,
  short: "{corners} ({digits}), andere Kandidaten in {roof}: {outcome}",
  vague: `Es gibt ein ${name} mit {digits}.`,
});

const sameExtra = (name: string, remark = ""): Message => ({
  long:
    `${DEADLY_RECTANGLE}${remark}Nur {roof} haben einen weiteren Kandidaten, {extra}, also ist eine von ihnen {extra}. ` +
    "Eine Zelle, die alle sieht, kann nicht {extra} sein: {outcome}.",
  short: "{corners} ({digits}), andere Kandidaten in {roof}: {outcome}",
  vague: `Es gibt ein ${name} mit {digits}.`,
});

const byCases = (name: string): Message => ({
  long: `${DEADLY_RECTANGLE}{cases} Also {outcome}.`,
  short: "{corners} ({digits}): {outcome}",
  vague: `Es gibt ein ${name} mit {digits}.`,
  parts: {
    case: "Wäre {target} die {digit}, so {steps}.{end}",
    full: " Die Ecken enthielten nichts anderes.",
    inCell: "wäre {cell} die {digit} (der einzige Kandidat, der bleibt)",
    inHouse: "wäre {cell} die {digit} (der einzige Platz, der in {house} bleibt)",
    noCell: "hätte {cell} keinen Kandidaten mehr",
    noHouse: "hätte {house} keinen Platz mehr für die {digit}",
  },
});

export const uniqueRectangle: Messages = {
  ...forEachName(["Unique Rectangle 1"], (name) => oneCorner(name)),
  ...forEachName(["Avoidable Rectangle 1"], (name) => oneCorner(name, NOT_GIVEN)),
  ...forEachName(["Unique Rectangle 2", "Unique Rectangle 5"], (name) => sameExtra(name)),
  ...forEachName(["Avoidable Rectangle 2"], (name) => sameExtra(name, NOT_GIVEN)),
  ...forEachName(["Unique Rectangle 4", "Unique Rectangle 6", "Hidden Rectangle"], byCases),
  "unique-rectangle-3": {
    long: `${DEADLY_RECTANGLE}{rules} Also {outcome}.`,
    short: "{corners} ({digits}), Teilmenge von {all} in {roof} und {set}: {outcome}",
    vague: "Es gibt ein Unique Rectangle 3 mit {digits}.",
    parts: subset,
  },
};
