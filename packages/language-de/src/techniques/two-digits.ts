import type { Messages } from "@wings/language-en";

/** Two digits together. */
export const twoDigits: Messages = {
  "two-digit-placement": {
    long: "Sieh dir {places} an. {why}: {outcome}.",
    short: "{digit} und {other} zusammen: {outcome}",
    vague: "Sieh dir {digit} und {other} zusammen an.",
    parts: {
      in: "die {digit} in {houses}",
      both: "{own}, und {others}",
      room: "Wohin auch immer die {other} geht, {digit} in {cells} lässt den übrigen {digit}en keinen Platz",
      none: "Mit {digit} in {cells} bleibt für die {other} kein Platz",
    },
  },
  "two-digit-uniqueness": {
    long:
      "Ist {cell} die {digit}, so lassen sich, wohin die anderen {one}en und {other}en auch gehen, beide Ziffern in {parts} vertauschen. Keine dort war " +
      "vorgegeben, also hätte das Rätsel zwei Lösungen: {outcome}.",
    short: "{digits} vertauscht in {parts}: {outcome}",
    vague: "Die Plätze von {digits} dürfen sich nicht vertauschen lassen.",
    parts: { cells: "{cells}", more: "{cells}; oder in {rest}", many: "einer von {count} Mengen von Zellen" },
  },
};
