import type { Messages } from "@wings/language-en";

export const wWing: Messages = {
  "w-wing": {
    long:
      "Cada una de las alas {p} y {q} es {x} o {y}. En {house}, el {x} solo puede estar en {a} o {b}. " +
      "Si {a} es {x}, entonces {p} lo ve y tiene que ser {y}. Si {b} es {x}, entonces {q} lo ve y tiene que ser {y}. " +
      "En ambos casos una de las alas es {y}, así que una celda que vea las dos no puede ser {y}: {outcome}.",
    short: "alas {p} y {q} ({x}/{y}), enlace {a}-{b} con el {x} en {house}: {outcome}",
    vague: "Hay un W-Wing con {low} y {high}.",
  },
  "grouped-w-wing": {
    long:
      "Cada una de las alas {p} y {q} es {x} o {y}. En {house}, toda celda que puede ser {x} ve un ala. " +
      "Si el {x} está en {a}, entonces {p} lo ve y tiene que ser {y}. Si está en {b}, entonces {q} lo ve y tiene que ser {y}. " +
      "En ambos casos una de las alas es {y}, así que una celda que vea las dos no puede ser {y}: {outcome}.",
    short: "alas {p} y {q} ({x}/{y}), el {x} de {house} en {a} o {b}: {outcome}",
    vague: "Hay un W-Wing agrupado con {low} y {high}.",
  },
  "w-ring": {
    long:
      "Cada una de las alas {p} y {q} es {x} o {y}. En {xHouse}, el {x} solo puede estar en {a} o {b}. " +
      "En {yHouse}, el {y} solo puede estar en {c} o {d}. " +
      "Si {p} es {x}, entonces {a} no puede ser {x}, así que {b} es {x}, {q} es {y} y {c} es {y}. " +
      "Si {p} es {y}, entonces {c} no puede ser {y}, así que {d} es {y}, {q} es {x} y {a} es {x}. " +
      "Una celda que vea un dígito en los dos casos no puede tenerlo: {outcome}.",
    short:
      "alas {p} y {q} ({x}/{y}), enlaces {a}-{b} con el {x} en {xHouse} y {c}-{d} con el {y} en {yHouse}: {outcome}",
    vague: "Hay un W-Ring con {x} y {y}.",
  },
};
