import type { Messages } from "@wings/language-en";
import { conclusions } from "../shared/conclusions.js";
import { SET_PARTS } from "../shared/set-parts.js";

export const alsXz: Messages = {
  "als-xz": {
    long: "Chaque ensemble a un chiffre de plus que de cases : A, {setA}, et B, {setB}. {why} : {outcome}.",
    short: "A {a}, B {b} par {x} : {outcome}",
    vague: "Il y a un ALS-XZ avec {digits}.",
    parts: {
      ...SET_PARTS,
      ...conclusions,
      single:
        "Leur chiffre commun restreint est le {x} : chaque {x} de A voit chaque {x} de B, donc un seul des ensembles peut contenir {x}. " +
        "L’autre doit contenir tous ses autres chiffres, donc il contient {z}. Dans les deux cas, {conclusion}",
      double:
        "Leurs chiffres communs restreints sont {x} et {y} : chaque {x} de A voit chaque {x} de B, et de même pour {y}. " +
        "Il ne manque à chaque ensemble qu’un de ses chiffres, donc à l’un il manque {x} et à l’autre {y}. Chacun contient tous ses autres " +
        "chiffres, donc chacun est exclu de toute case qui voit toutes ses places",
    },
  },
};
