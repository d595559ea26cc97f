import type { Messages } from "@wings/language-en";

/** What two rows or columns could exchange. */
export const twoLines: Messages = {
  "two-line-uniqueness": {
    long:
      "Si {cell} valait {digit}, on ne pourrait remplir {lines} que d’une façon qui permet de retourner {which} : là, {lines} auraient les mêmes chiffres, " +
      "dont aucun n’est donné. Donc le sudoku aurait deux solutions : {outcome}.",
    short: "{lines} avec {columns} : {outcome}",
    vague: "Il ne doit pas être possible d’échanger une partie entre {lines}.",
    parts: { all: "{columns}", some: "une partie de ces zones ({columns})" },
  },
};
