import { SET_PARTS } from "./set-parts.js";

/** The other candidates of the roof, together with cells beside it, are a naked subset. */
export const subset = {
  ...SET_PARTS,
  set:
    "Seules {roof} ont d’autres candidats, donc l’une d’elles vaut {extras}. Compte-les comme une seule case : avec {set}, cela fait {count} cases " +
    "pour les {count} chiffres {all}, donc aucune autre case dans {houses} ne peut les contenir.",
  rest: "Celle-là vaut {extras}, donc il y a {rest} dans {set}, et pas dans {roof}.",
};

/** The rules of a deadly pattern, of any shape. */
export const deadlyParts = {
  ...subset,
  so: "Donc",
  one: "Seule {roof} a d’autres candidats, donc elle vaut {extras} :",
  alone: "Seule {roof} a un autre candidat, donc elle vaut {extra}. Une case qui la voit ne peut pas valoir {extra} :",
  same:
    "Seules {roof} ont un autre candidat, le {extra}, donc l’une d’elles vaut {extra}. " +
    "Une case qui les voit toutes ne peut pas valoir {extra} :",
  locked: "Seules {roof} ont d’autres candidats. {cases} Donc",
  case:
    "Dans {house}, le {digit} ne peut aller que dans {roof}. Si l’une de ces cases valait {others}, l’autre vaudrait {digit}, " +
    "et les cases ne contiendraient que {digits}.",
};
