import type { Messages } from "@wings/language-en";

/** Exocets. */
export const exocet: Messages = {
  "junior-exocet": {
    long:
      "Les cases de base {base} contiennent deux des chiffres {digits}. Chacun des deux n’est nulle part ailleurs dans le bloc et dans la ligne ou colonne de la base, " +
      "donc {lines} le contiennent hors de là. Il n’y a de place pour lui qu’avec la cible {first} ou {second}. Donc les cibles contiennent les deux mêmes chiffres. " +
      "Par conséquent, {rules} : {outcome}.",
    short: "exocet {digits} : {base} → {first} {second} : {outcome}",
    vague: "Deux cases d’un bloc décident ce que contiennent deux autres dans les trois mêmes lignes ou colonnes.",
    parts: {
      targets: "les cibles ne contiennent aucun autre chiffre",
      pairs: "la base et les cibles ne gardent que les chiffres d’une paire qui va aux deux",
      places:
        "un chiffre présent dans chacune de ces paires ne peut pas être dans une case qui voit les deux cases de base ou qui ne lui laisse aucune place dans ces trois zones",
      mirrors: "le miroir d’une cible garde le chiffre de la cible",
    },
  },
};
