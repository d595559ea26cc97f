import type { Translation } from "@wings/core";
import type { Messages } from "@wings/language-en";

const locked = (name: string, count: string): Translation => ({
  long:
    "{cells} están en {line} y también en {box}, y solo tienen los candidatos {digits}. " +
    `Las ${count} celdas necesitan esos ${count} dígitos, así que ninguna otra celda de {line} o {box} puede tenerlos: {outcome}.`,
  short: "{cells}, en {line} y {box}, solo tienen {digits}: {outcome}",
  vague: `Hay un ${name} en {box}.`,
});

const naked = (name: string, count: string): Translation => ({
  long:
    "En {house}, {cells} solo tienen los candidatos {digits}. " +
    `Las ${count} celdas necesitan esos ${count} dígitos, así que ninguna otra celda de {house} puede tenerlos: {outcome}.`,
  short: "{cells}, en {house}, solo tienen {digits}: {outcome}",
  vague: `Hay un ${name} en {house}.`,
});

const hidden = (name: string, cells: string): Translation => ({
  long:
    "En {house}, los dígitos {digits} solo pueden estar en {cells}. " +
    `Llenan ${cells}, así que ahí no cabe ningún otro dígito: {outcome}.`,
  short: "{digits} de {house} solo están en {cells}: {outcome}",
  vague: `Hay un ${name} en {house}.`,
});

export const subsets: Messages = {
  "locked-pair": locked("par bloqueado", "dos"),
  "locked-triple": locked("trío bloqueado", "tres"),
  "naked-pair": naked("par desnudo", "dos"),
  "naked-triple": naked("trío desnudo", "tres"),
  "naked-quad": naked("cuarteto desnudo", "cuatro"),
  "hidden-pair": hidden("par oculto", "las dos celdas"),
  "hidden-triple": hidden("trío oculto", "las tres celdas"),
  "hidden-quad": hidden("cuarteto oculto", "las cuatro celdas"),
};
