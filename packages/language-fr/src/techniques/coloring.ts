import type { Messages } from "@wings/language-en";

export const coloring: Messages = {
  "remote-pair": {
    long:
      "{cells} n’ont que les candidats {x} et {y}, et chacune voit la suivante. Donc {x} et {y} alternent le long de la " +
      "chaîne, et l’une des cases {first} et {last} vaut {x}, l’autre vaut {y}. Une case qui voit les deux extrémités ne peut " +
      "valoir ni l’un ni l’autre : {outcome}.",
    short: "{cells} ({x}/{y}) : {outcome}",
    vague: "Il y a une paire éloignée avec {x} et {y}.",
  },
  "simple-colors": {
    long:
      "Des paires de {digit} relient ces cases : la couleur A est {a}, la couleur B est {b}. Soit toutes les cases de A valent {digit}, " +
      "soit toutes celles de B. {rule} {outcome}.",
    short: "{digit} : A {a}, B {b} : {outcome}",
    vague: "Il y a un coloriage simple sur le {digit}.",
    parts: {
      trap: "Une case hors des couleurs qui voit une case de chaque couleur ne peut pas valoir {digit} :",
      wrap:
        "{clash} sont toutes deux A et toutes deux dans {house}, donc elles ne peuvent pas valoir {digit} toutes les deux. " +
        "Donc aucune case de A ne vaut {digit} :",
    },
  },
  "multi-colors": {
    long:
      "Des paires de {digit} relient deux groupes, chacun avec deux couleurs. Le premier a le {digit} soit dans {a1}, soit dans {a2}. " +
      "Le second a le {digit} soit dans {b1}, soit dans {b2}. {rules} Donc {outcome}.",
    short: "{digit} : {a1} ou {a2}, {b1} ou {b2} : {outcome}",
    vague: "Il y a un multi-coloriage sur le {digit}.",
    parts: {
      bridge:
        "{from} et {to} se voient, donc elles ne valent pas {digit} toutes les deux. Donc le {digit} est dans {restA} ou dans {restB}, " +
        "et une case qui voit une case de chaque côté ne peut pas valoir {digit}.",
      wrong:
        "La couleur {wrong} voit les deux couleurs de l’autre groupe. L’une d’elles vaut {digit}, donc cette couleur ne le vaut pas.",
    },
  },
  medusa: {
    long:
      "Suis des paires de candidats dont un seul est vrai, et colorie-les tour à tour en A et B : {steps}. " +
      "Tous les A sont vrais, ou tous les B. {rule} {outcome}.",
    short: "{told} : {outcome}",
    vague: "Il y a une Méduse 3D {region}.",
    parts: {
      first: "{to} est A",
      next: "{with}{to} est {color} (par {why})",
      with: "avec {from}, ",
      there: "la case elle-même",
      trap: "{first}, qui est A, et {last}, qui est B, excluent tous deux {target}. L’un d’eux est vrai :",
      clash: "{first} et {last} sont tous deux A, mais un seul peut être vrai. Donc A est faux, et {target} aussi :",
      cell: "Avec {ends}, {gone} n’aurait plus de candidat. Donc A est faux, et {target} aussi :",
      house: "Avec {ends}, le {missing} n’aurait plus de place dans {house}. Donc A est faux, et {target} aussi :",
      open: "{notation}",
      noCandidate: "{notation}, plus rien dans {gone}",
      noPlace: "{notation}, plus de {missing} dans {house}",
    },
  },
};
