import type { Messages } from "@wings/language-en";

const cells = { one: "Cette case est", two: "Toutes deux sont", three: "Toutes trois sont" };

export const lockedCandidates: Messages = {
  pointing: {
    long:
      "Dans {box}, le {digit} ne peut aller que dans {cells}. {all} dans {line}, donc le {digit} ne peut aller " +
      "nulle part ailleurs dans cette {kind} : {outcome}.",
    short: "dans {box}, le {digit} n’est que dans {line} : {outcome}",
    vague: "Il y a un bloc où le {digit} ne peut aller que dans une {kind}.",
    parts: { ...cells, row: "ligne", column: "colonne" },
  },
  claiming: {
    long:
      "Dans {line}, le {digit} ne peut aller que dans {cells}. {all} dans {box}, donc le {digit} ne peut aller " +
      "nulle part ailleurs dans ce bloc : {outcome}.",
    short: "dans {line}, le {digit} n’est que dans {box} : {outcome}",
    vague: "Il y a une {kind} où le {digit} ne peut aller que dans un bloc.",
    parts: { ...cells, row: "ligne", column: "colonne" },
  },
};
