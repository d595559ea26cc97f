import type { Translation } from "@wings/core";
import { type Messages, forEachName } from "@wings/language-en";
import { subset } from "../shared/deadly.js";

const DEADLY_RECTANGLE =
  "Las esquinas {corners} están en dos filas, dos columnas y dos cajas. " +
  "Si solo tuvieran {digits}, se podrían intercambiar los dos dígitos, y el sudoku tendría dos soluciones. ";
const NOT_GIVEN = "Ninguna de ellas tiene un dígito inicial. ";

const oneCorner = (name: string, remark = ""): Translation => ({
  long: `${DEADLY_RECTANGLE}${remark}Solo {roof} tiene otros candidatos, así que es {extra}: {outcome}.`,
  short: "{corners} ({digits}), otros candidatos en {roof}: {outcome}",
  vague: `Hay un ${name} con {digits}.`,
});

const sameExtra = (name: string, remark = ""): Translation => ({
  long:
    `${DEADLY_RECTANGLE}${remark}Solo {roof} tienen otro candidato, el {extra}, así que una de ellas es {extra}. ` +
    "Una celda que las vea todas no puede ser {extra}: {outcome}.",
  short: "{corners} ({digits}), otros candidatos en {roof}: {outcome}",
  vague: `Hay un ${name} con {digits}.`,
});

const byCases = (name: string): Translation => ({
  long: `${DEADLY_RECTANGLE}{cases} Así que {outcome}.`,
  short: "{corners} ({digits}): {outcome}",
  vague: `Hay un ${name} con {digits}.`,
  parts: {
    case: "Si {target} fuera {digit}, entonces {steps}.{end}",
    full: " Las esquinas no tendrían nada más.",
    inCell: "{cell} sería {digit} (el único candidato que le queda)",
    inHouse: "{cell} sería {digit} (el único lugar que queda en {house})",
    noCell: "a {cell} no le quedaría ningún candidato",
    noHouse: "en {house} no quedaría ningún lugar para el {digit}",
  },
});

export const uniqueRectangle: Messages = {
  "unique-rectangle-1": oneCorner("rectángulo único tipo 1"),
  "avoidable-rectangle-1": oneCorner("rectángulo evitable tipo 1", NOT_GIVEN),
  "unique-rectangle-2": sameExtra("rectángulo único tipo 2"),
  "unique-rectangle-5": sameExtra("rectángulo único tipo 5"),
  "avoidable-rectangle-2": sameExtra("rectángulo evitable tipo 2", NOT_GIVEN),
  ...forEachName(
    {
      "unique-rectangle-4": "rectángulo único tipo 4",
      "unique-rectangle-6": "rectángulo único tipo 6",
      "hidden-rectangle": "rectángulo oculto",
    },
    byCases,
  ),
  "unique-rectangle-3": {
    long: `${DEADLY_RECTANGLE}{rules} Así que {outcome}.`,
    short: "{corners} ({digits}), subconjunto de {all} en {roof} y {set}: {outcome}",
    vague: "Hay un rectángulo único tipo 3 con {digits}.",
    parts: subset,
  },
};
