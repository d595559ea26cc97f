import type { Translation } from "@wings/core";
import type { Messages } from "@wings/language-en";

/** Two strong links of a digit. Their near ends see each other, as `near` says. */
const twoLinks = (name: string, near: string): Translation => ({
  long:
    "En {ab}, el {digit} solo puede estar en {a} o {b}. En {cd}, solo puede estar en {c} o {d}. " +
    `{b} y {c} ${near}, así que no pueden ser {digit} a la vez. ` +
    "Por lo tanto, el {digit} está en {a} o en {d}, y una celda que vea ambos extremos no puede ser {digit}: {outcome}.",
  short: "el {digit} en {ab} y {cd}, {a}={b}-{c}={d}: {outcome}",
  vague: `Hay ${name} con el {digit}.`,
});

export const turbot: Messages = {
  skyscraper: twoLinks("un rascacielos", "están en {across}"),
  "two-string-kite": twoLinks("una cometa de dos cuerdas", "están en {box}"),
  "turbot-fish": twoLinks("un Turbot Fish", "se ven"),
  "dual-two-string-kite": {
    long:
      "En {rowP}, el {digit} solo puede estar en {p} o {pRow}; en {columnP}, en {p} o {pColumn}. " +
      "En {rowQ}, solo puede estar en {q} o {qRow}; en {columnQ}, en {q} o {qColumn}. " +
      "{p} y {q} están en {box}, así que no pueden ser {digit} a la vez. " +
      "Si {p} no es {digit}, lo son {pRow} y {pColumn}. Si {q} no es {digit}, lo son {qRow} y {qColumn}. " +
      "Por lo tanto, el {digit} está en {pRow} o en {qColumn}, y también en {qRow} o en {pColumn}: {outcome}.",
    short: "el {digit} en {p} y {q} de {box}, extremos {pRow}, {pColumn}, {qRow} y {qColumn}: {outcome}",
    vague: "Hay una cometa doble de dos cuerdas con el {digit}.",
  },
  "empty-rectangle": {
    long:
      "En {box}, el {digit} solo puede estar en {r} o {c}. En {line}, solo puede estar en {s} o {e}. " +
      "Si el {digit} de {box} está en {c}, ninguna otra celda de {c} puede ser {digit}. " +
      "Si está en {r}, entonces {s} no puede ser {digit}, así que {e} es {digit}. " +
      "En ambos casos, una celda de {c} que vea {e} no puede ser {digit}: {outcome}.",
    short: "el {digit} de {box} en {r} y {c}, {s}={e} en {line}: {outcome}",
    vague: "Hay un rectángulo vacío con el {digit} en {box}.",
  },
  "dual-empty-rectangle": {
    long:
      "{where} En {line1}, solo puede estar en {s1} o {e1}; en {line2}, en {s2} o {e2}. " +
      "Si el {digit} de {box} no está en {c1}, está en {r1}, así que {s1} no puede ser {digit} y {e1} es {digit}. " +
      "Si no está en {c2}, está en {r2}, así que {s2} no puede ser {digit} y {e2} es {digit}. " +
      "Por lo tanto, fuera de la caja, una celda de {c1} que vea {e1} no puede ser {digit}, " +
      "y tampoco una celda de {c2} que vea {e2}: {outcome}.",
    short: "el {digit} de {box}, {s1}={e1} en {line1} y {s2}={e2} en {line2}: {outcome}",
    vague: "Hay un rectángulo vacío doble con el {digit} en {box}.",
    parts: {
      same: "En {box}, el {digit} solo puede estar en {r1} o {c1}.",
      other: "En {box}, el {digit} solo puede estar en {r1} o {c1}, y también solo en {r2} o {c2}.",
    },
  },
};
