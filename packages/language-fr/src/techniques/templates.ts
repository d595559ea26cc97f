import type { Messages } from "@wings/language-en";

export const templates: Messages = {
  template: {
    long: "Le {digit} va une fois dans chaque ligne, colonne et bloc. {why} : {outcome}.",
    short: "toutes les façons de placer le {digit} : {outcome}",
    vague: "Il y a un gabarit pour le {digit} : essaie toutes les façons de le placer dans toute la grille.",
    parts: {
      none: "Aucune façon de placer les neuf {digit} n’utilise {unused}",
      all: "Toutes les façons de placer les neuf {digit} utilisent {used}",
      both: "{none}, et toutes utilisent {used}",
    },
  },
};
