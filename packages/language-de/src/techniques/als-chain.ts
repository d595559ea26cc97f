import type { Messages } from "@wings/language-en";
import { SET_PARTS } from "../shared/set-parts.js";

export const alsChain: Messages = {
  "als-chain": {
    long:
      "Jede der {count} Mengen hat eine Ziffer mehr als Zellen. Jede teilt mit der nächsten eine eingeschränkte gemeinsame " +
      "Ziffer, die nur eine der beiden enthalten kann, weil alle ihre Plätze einander sehen. Ohne {z} muss {first} die {kept} " +
      "enthalten. {steps} Also steht die {z} in {places}, und eine Zelle, die alle diese Plätze sieht, kann " +
      "nicht {z} sein: {outcome}.",
    short: "({z}={kept}){firstCells}{notation}: {outcome}",
    vague: "Es gibt eine ALS-Kette mit {z} aus {count} Mengen.",
    parts: {
      ...SET_PARTS,
      next: "Dann kann {set} die {lost} nicht enthalten und muss die {kept} enthalten.",
      link: "-({lost}={kept}){cells}",
    },
  },
  "als-ring": {
    long:
      "Ein Ring aus {count} Mengen, jede mit einer Ziffer mehr als Zellen: {sets}. Jede teilt mit der nächsten eine " +
      "eingeschränkte gemeinsame Ziffer, die nur eine der beiden enthalten kann, und die letzte mit der ersten. Diese Ziffern sind {commons}, in " +
      "dieser Reihenfolge. Also enthält jede Menge alle ihre Ziffern bis auf eine ihrer beiden gemeinsamen, und die steht in der " +
      "Menge daneben. Jede dieser Ziffern fällt in jeder Zelle weg, die alle ihre Plätze sieht: {outcome}.",
    short: "Ring {notation}: {outcome}",
    vague: "Es gibt einen ALS-Ring aus {count} Mengen.",
    parts: { ...SET_PARTS, link: "({from}={to}){cells}-" },
  },
};
