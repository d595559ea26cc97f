import type { Message } from "@wings/core";
import type { Messages } from "@wings/language-en";

/** Two strong links of a digit. Their near ends see each other, as `near` says. */
const twoLinks = (name: string, near: string): Message => ({
  long:
    "Dans {ab}, le {digit} ne peut aller que dans {a} ou {b}. Dans {cd}, il ne peut aller que dans {c} ou {d}. " +
    `{b} et {c} ${near}, donc elles ne peuvent pas valoir {digit} toutes les deux. ` +
    "Donc le {digit} est dans {a} ou dans {d}, et une case qui voit les deux ne peut pas valoir {digit} : {outcome}.",
  short: "le {digit} dans {ab} et {cd}, {a}={b}-{c}={d} : {outcome}",
  vague: `Il y a un ${name} sur le {digit}.`,
});

export const turbot: Messages = {
  skyscraper: twoLinks("gratte-ciel", "sont toutes deux dans {across}"),
  "two-string-kite": twoLinks("cerf-volant", "sont toutes deux dans {box}"),
  "turbot-fish": twoLinks("turbot", "se voient"),
  "dual-two-string-kite": {
    long:
      "Dans {rowP}, le {digit} ne peut aller que dans {p} ou {pRow} ; dans {columnP}, que dans {p} ou {pColumn}. " +
      "Dans {rowQ}, il ne peut aller que dans {q} ou {qRow} ; dans {columnQ}, que dans {q} ou {qColumn}. " +
      "{p} et {q} sont toutes deux dans {box}, donc elles ne peuvent pas valoir {digit} toutes les deux. " +
      "Si {p} ne vaut pas {digit}, alors {pRow} et {pColumn} valent {digit}. Si {q} ne vaut pas {digit}, alors {qRow} et {qColumn} valent {digit}. " +
      "Donc le {digit} est dans {pRow} ou dans {qColumn}, et aussi dans {qRow} ou dans {pColumn} : {outcome}.",
    short: "le {digit} dans {p} et {q} de {box}, extrémités {pRow}, {pColumn}, {qRow} et {qColumn} : {outcome}",
    vague: "Il y a un double cerf-volant sur le {digit}.",
  },
  "empty-rectangle": {
    long:
      "Dans {box}, le {digit} ne peut aller que dans {r} ou {c}. Dans {line}, il ne peut aller que dans {s} ou {e}. " +
      "Si le {digit} du bloc est dans {c}, aucune autre case dans {c} ne peut valoir {digit}. " +
      "S’il est dans {r}, {s} ne peut pas valoir {digit}, donc {e} vaut {digit}. " +
      "Dans les deux cas, une case dans {c} qui voit {e} ne peut pas valoir {digit} : {outcome}.",
    short: "le {digit} de {box} dans {r} et {c}, {s}={e} dans {line} : {outcome}",
    vague: "Il y a un rectangle vide sur le {digit} dans {box}.",
  },
  "dual-empty-rectangle": {
    long:
      "{where} Dans {line1}, il ne peut aller que dans {s1} ou {e1} ; dans {line2}, que dans {s2} ou {e2}. " +
      "Si le {digit} de {box} n’est pas dans {c1}, il est dans {r1}, donc {s1} ne peut pas valoir {digit} et {e1} vaut {digit}. " +
      "S’il n’est pas dans {c2}, il est dans {r2}, donc {s2} ne peut pas valoir {digit} et {e2} vaut {digit}. " +
      "Donc, hors du bloc, une case dans {c1} qui voit {e1} ne peut pas valoir {digit}, " +
      "ni une case dans {c2} qui voit {e2} : {outcome}.",
    short: "le {digit} de {box}, {s1}={e1} dans {line1} et {s2}={e2} dans {line2} : {outcome}",
    vague: "Il y a un double rectangle vide sur le {digit} dans {box}.",
    parts: {
      same: "Dans {box}, le {digit} ne peut aller que dans {r1} ou {c1}.",
      other: "Dans {box}, le {digit} ne peut aller que dans {r1} ou {c1}, et aussi que dans {r2} ou {c2}.",
    },
  },
};
