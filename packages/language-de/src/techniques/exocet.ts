import type { Messages } from "@wings/language-en";

/** Exocets. */
export const exocet: Messages = {
  "junior-exocet": {
    long:
      "Die Basiszellen {base} enthalten zwei der Ziffern {digits}. Jede der beiden steht sonst nirgends im Block und in der Linie der Basis, also steht sie " +
      "in {lines} außerhalb davon. Dort ist für sie nur mit dem Ziel {first} oder {second} Platz. Also enthalten die Ziele dieselben beiden Ziffern. " +
      "Daher gilt: {rules}: {outcome}.",
    short: "Exocet {digits}: {base} → {first} {second}: {outcome}",
    vague: "Zwei Zellen eines Blocks entscheiden, was zwei andere in denselben drei Linien enthalten.",
    parts: {
      targets: "die Ziele enthalten keine anderen Ziffern",
      pairs: "Basis und Ziele behalten nur Ziffern eines Paars, das zu beiden passt",
      places:
        "eine Ziffer, die in jedem solchen Paar ist, kann nicht in einer Zelle sein, die beide Basiszellen sieht oder der Ziffer keinen Platz in den drei Linien lässt",
      mirrors: "der Spiegel eines Ziels behält die Ziffer des Ziels",
    },
  },
};
