import type { Language } from "@wings/core";

/** Exocets. */
export const exocet: Language["messages"] = {
  "junior-exocet": {
    long:
      "Die Basiszellen {base} enthalten zwei der Ziffern {digits}. Welche es auch sind, in {lines} ist für eine davon neben der Linie der Basis kein Platz, " +
      "wenn sie nicht im Ziel {first} oder {second} steht. Also enthalten die Ziele die beiden Ziffern der Basis: {outcome}.",
    short: "Exocet {digits}: {base} → {first} {second}: {outcome}",
    vague: "Zwei Zellen eines Blocks entscheiden, was zwei andere im selben Band enthalten.",
  },
};
