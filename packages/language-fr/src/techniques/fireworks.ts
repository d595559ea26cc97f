import type { Messages } from "@wings/language-en";

const held = {
  both:
    "Ailleurs que dans {box}, {row} n’a de place pour {digits} que dans {inRow}, et {column} que dans {inColumn}. Si un chiffre n’est dans aucune " +
    "de ces cases, {row} et {column} l’ont dans {box}, à leur croisement : dans {corner}.",
  line: "{line} n’a de place pour {digits} que dans {ends}.",
  boxed:
    "Si le {digits} est dans {inRow} ou {inColumn}, l’autre ligne ou colonne l’a dans {box}, donc il n’y a pas de {digits} dans {outside}.",
};
const vague = "Regarde {digits} au croisement entre {row} et {column}.";

/** Fireworks. */
export const fireworks: Messages = {
  "firework-triple": {
    long: "{why} Donc {three} contiennent {digits} : chaque case l’un d’eux et rien d’autre, et chaque chiffre une fois. {boxed} {outcome}.",
    short: "{corner} avec {ends} = {digits} : {outcome}",
    vague,
    parts: { ...held, so: "Donc" },
  },
  "firework-quad": {
    long:
      "{why} Donc chacun des chiffres {digits} est dans {anyOf}, et chacun des chiffres {others} dans {anyOther}. Ce sont quatre cases pour quatre chiffres : " +
      "chaque chiffre est dans l’une d’elles, {corner} ne contient que {digits}, et {opposite} que {others}. {boxed} {outcome}.",
    short: "{corner} {digits} et {opposite} {others} avec {ends} : {outcome}",
    vague: "Regarde {all} aux croisements de {rows} avec {columns}.",
    parts: { ...held, so: "Donc" },
  },
  "firework-pair": {
    long:
      "{why} Donc chacun des chiffres {digits} est dans {anyOf}. {opposite} n’a que ces deux-là, et voit {ends} : le chiffre qu’elle prend n’y est pas, " +
      "donc il est dans {corner}. {corner} contient l’un des chiffres {digits} : {outcome}.",
    short: "{corner} avec {ends} et {opposite} ({digits}) : {outcome}",
    vague,
    parts: held,
  },
  "firework-w-wing": {
    long:
      "{why} Donc chacun des chiffres {digits} est dans {anyOf}. Si {opposite} valait l’un d’eux, {wings} vaudraient toutes deux l’autre, et aucun des deux " +
      "chiffres ne pourrait être dans {ends}. Tous deux seraient dans {corner}, ce qui est impossible : {outcome}.",
    short: "{corner} avec {ends} et {wings} ({digits}) : {outcome}",
    vague,
    parts: held,
  },
};
