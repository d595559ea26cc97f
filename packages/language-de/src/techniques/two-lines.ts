import type { Messages } from "@wings/language-en";

/** What two lines could exchange. */
export const twoLines: Messages = {
  "two-line-uniqueness": {
    long:
      "Wäre {cell} die {digit}, so ließen sich {lines} nur so füllen, dass man {which} umdrehen könnte: Dort hätten beide Linien dieselben Ziffern, und " +
      "keine davon ist vorgegeben. Also hätte das Rätsel zwei Lösungen: {outcome}.",
    short: "{lines} mit {columns}: {outcome}",
    vague: "Ein Teil von {lines} darf sich nicht austauschen lassen.",
    parts: { all: "{columns}", some: "einen Teil von {columns}" },
  },
};
