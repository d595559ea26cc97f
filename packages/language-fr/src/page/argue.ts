import type { PageWords } from "@wings/language-en";
import { plural } from "./plural.js";

export const argue: PageWords["argue"] = {
  argueIntro:
    "Montre qu’une étape est juste. Choisis une case et un chiffre, puis dis ce que tu sais et ce qui en découle.",
  because: "Parce que",
  itFollows: "Il en découle",
  chooseFacts: "Choisis des faits",
  whatFollows: "Qu’est-ce qui en découle ?",
  chooseCell: "Choisis une case vide dans la grille.",
  chooseDigit: "Choisis un chiffre pour en voir plus.",
  digitsOfCell: (cell) => `Chiffres de ${cell}`,
  factCell: (cell, digits) => `${cell} vaut ${digits}`,
  factHouse: (digit, house, cells) => `le ${digit} dans ${house} : ${cells}`,
  offerHouse: (digit, house, count) => `le ${digit} dans ${house} : ${plural(count, "place", "places")}`,
  isNot: (cell, digit) => `${cell} ne vaut pas ${digit}`,
  is: (cell, digit) => `${cell} vaut ${digit}`,
  or: " ou ",
  judge: "Est-ce prouvé ?",
  clearArgument: "Vider",
  takeOut: (what) => `Retirer : ${what}`,
  judging: "Vérification…",
  spareFacts: (facts) => `Pas nécessaire : ${facts}.`,
  claimFirst: "Dis d’abord ce qui en découle : choisis un candidat, puis « ne vaut pas » ou « vaut ».",
  nowCheck: "Appuie maintenant sur « Vérifier » pour répondre.",
  refutedInPractice: "Cette grille ne compte plus, comme après une mauvaise réponse.",
  verdicts: {
    proved: (facts) =>
      facts === 0
        ? "Prouvé : cela découle de la grille seule."
        : `Prouvé par ${facts === 1 ? "ce fait" : `ces ${facts} faits`}.`,
    fewest: (facts, isSmallest) =>
      `${plural(facts, "fait le prouve", "faits le prouvent")}${isSmallest ? " ; pas moins" : ""}.`,
    shownBy: (names) => `La technique : ${names}.`,
    provedBy: (names) => `Prouvé, mais pas par des faits seuls : ${names}.`,
    open: "C’est vrai, mais ces faits ne le montrent pas. Ils laissent ce cas ouvert :",
    noFacts: "C’est vrai. Mais tu n’as encore choisi aucun fait.",
    openNothing: "C’est vrai, mais ces faits ne le montrent pas : ils permettent toute la grille telle qu’elle est.",
    facts: "C’est vrai, mais cela fait trop de faits pour une étape. Retires-en quelques-uns.",
    nodes: "C’est vrai, mais aucune preuve n’est trouvée dans le temps permis pour une étape.",
    nodesCorrected: "Aucune preuve n’en est trouvée dans le temps permis pour une étape.",
    refuted: "Faux :",
    refutedInOne: "Faux. Dans l’une des solutions",
    corrected: "Ce que tu as dit est faux, et ceci est vrai.",
    none: "Cette grille n’a pas de solution, donc tout en découlerait.",
    many: "Cette grille a plusieurs solutions.",
    closed: "Ce candidat n’est plus dans la grille.",
  },
  sayWhy: "Dire pourquoi",
  besideProved: (name, by) =>
    `C’est vrai, et prouvé : ${by}. Mais aucune étape « ${name} » ne le montre. Cherche encore.`,
  byFacts: (facts) => plural(facts, "fait le montre", "faits le montrent"),
  byTechnique: (names) => `montré par ${names}`,
};
