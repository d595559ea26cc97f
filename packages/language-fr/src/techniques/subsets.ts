import type { Message } from "@wings/core";
import type { Messages } from "@wings/language-en";

const locked = (name: string, count: string): Message => ({
  long:
    "{cells} sont à la fois dans {line} et dans {box}, et n’ont que les candidats {digits}. " +
    `Les ${count} cases ont besoin de ces ${count} chiffres, donc aucune autre case dans {line} ou {box} ` +
    "ne peut les contenir : {outcome}.",
  short: "{cells} dans {line} et {box} n’ont que {digits} : {outcome}",
  vague: `Il y a ${name} dans {box}.`,
});

const naked = (name: string, count: string): Message => ({
  long:
    "Dans {house}, {cells} n’ont que les candidats {digits}. " +
    `Les ${count} cases ont besoin de ces ${count} chiffres, donc aucune autre case dans {house} ` +
    "ne peut les contenir : {outcome}.",
  short: "{cells} dans {house} n’ont que {digits} : {outcome}",
  vague: `Il y a ${name} dans {house}.`,
});

const hidden = (name: string, cells: string): Message => ({
  long:
    "Dans {house}, les chiffres {digits} ne peuvent aller que dans {cells}. " +
    `Ils remplissent ${cells}, donc aucun autre chiffre n’y a de place : {outcome}.`,
  short: "{digits} dans {house} ne sont que dans {cells} : {outcome}",
  vague: `Il y a ${name} dans {house}.`,
});

export const subsets: Messages = {
  "locked-pair": locked("une paire verrouillée", "deux"),
  "locked-triple": locked("un triplet verrouillé", "trois"),
  "naked-pair": naked("une paire nue", "deux"),
  "naked-triple": naked("un triplet nu", "trois"),
  "naked-quad": naked("un quadruplet nu", "quatre"),
  "hidden-pair": hidden("une paire cachée", "les deux cases"),
  "hidden-triple": hidden("un triplet caché", "les trois cases"),
  "hidden-quad": hidden("un quadruplet caché", "les quatre cases"),
};
