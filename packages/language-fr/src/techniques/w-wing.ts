import type { Messages } from "@wings/language-en";

export const wWing: Messages = {
  "w-wing": {
    long:
      "Chacune des ailes {p} et {q} vaut {x} ou {y}. Dans {house}, le {x} ne peut aller que dans {a} ou {b}. " +
      "Si {a} vaut {x}, {p} la voit et doit valoir {y}. Si {b} vaut {x}, {q} la voit et doit valoir {y}. " +
      "Dans les deux cas, l’une des ailes vaut {y}, donc une case qui voit les deux ne peut pas valoir {y} : {outcome}.",
    short: "ailes {p} et {q} ({x}/{y}), lien {a}-{b} sur le {x} dans {house} : {outcome}",
    vague: "Il y a un W-Wing avec {low} et {high}.",
  },
  "grouped-w-wing": {
    long:
      "Chacune des ailes {p} et {q} vaut {x} ou {y}. Dans {house}, chaque case qui peut valoir {x} voit une aile. " +
      "Si le {x} est dans {a}, {p} le voit et doit valoir {y}. Si le {x} est dans {b}, {q} le voit et doit valoir {y}. " +
      "Dans les deux cas, l’une des ailes vaut {y}, donc une case qui voit les deux ne peut pas valoir {y} : {outcome}.",
    short: "ailes {p} et {q} ({x}/{y}), le {x} de {house} dans {a} ou {b} : {outcome}",
    vague: "Il y a un W-Wing groupé avec {low} et {high}.",
  },
  "w-ring": {
    long:
      "Chacune des ailes {p} et {q} vaut {x} ou {y}. Dans {xHouse}, le {x} ne peut aller que dans {a} ou {b}. " +
      "Dans {yHouse}, le {y} ne peut aller que dans {c} ou {d}. " +
      "Si {p} vaut {x}, {a} ne peut pas valoir {x}, donc {b} vaut {x}, {q} vaut {y} et {c} vaut {y}. " +
      "Si {p} vaut {y}, {c} ne peut pas valoir {y}, donc {d} vaut {y}, {q} vaut {x} et {a} vaut {x}. " +
      "Une case qui voit un chiffre dans les deux cas ne peut pas le contenir : {outcome}.",
    short:
      "ailes {p} et {q} ({x}/{y}), liens {a}-{b} sur le {x} dans {xHouse} et {c}-{d} sur le {y} dans {yHouse} : {outcome}",
    vague: "Il y a un W-Ring avec {x} et {y}.",
  },
};
