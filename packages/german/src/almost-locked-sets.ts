import type { Messages } from "./messages.js";
import { SET_PARTS } from "./set-parts.js";

const conclusions = {
  oneDigit: "kann eine Zelle, die jede {digit} beider Mengen sieht, nicht {digit} sein",
  severalDigits:
    "kann eine Zelle, die jede {digit} beider Mengen sieht, nicht {digit} sein. Dasselbe gilt für {others}",
};

export const almostLockedSets: Messages = {
  "sue-de-coq": {
    long:
      "Diese {count} Zellen {asMany}: {crossing}, wo sich {line} und {boxHouse} kreuzen, {inLine} in {line}, und " +
      "{inBox} in {boxHouse}. {once}. In {line} enthalten sie {ofLine}, in {boxHouse} enthalten sie {ofBox}, und keine andere " +
      "Zelle dort hat diese Ziffern: {outcome}.",
    short: "{crossingSet} mit {lineSet} und {boxSet}: {outcome}",
    vague: "Es gibt einen Sue de Coq, wo sich {line} und {boxHouse} kreuzen.",
    parts: {
      ...SET_PARTS,
      asMany: "haben zusammen ebenso viele Ziffern",
      asManyTwice: "haben zusammen ebenso viele Ziffern, wenn man {digits} doppelt zählt",
      once: "Keine Ziffer passt zweimal hinein, also steht jede in einer dieser Zellen",
      twice:
        "Zweimal kann man in diesen Zellen nur {digits} setzen: einmal in {line} außerhalb von {boxHouse}, und einmal in " +
        "{boxHouse} außerhalb von {line}. Alle anderen Ziffern passen einmal hinein. Um die {count} Zellen zu füllen, braucht " +
        "man das alles, also kann man {digits} nicht dort setzen, wo sich {line} und {boxHouse} kreuzen",
    },
  },
  "als-xz": {
    long: "Menge A ({setA}) und Menge B ({setB}) haben je eine Ziffer mehr als Zellen. {why}: {outcome}.",
    short: "A {a}, B {b} über {x}: {outcome}",
    vague: "Es gibt ein ALS-XZ mit {digits}.",
    parts: {
      ...SET_PARTS,
      ...conclusions,
      single:
        "Ihre eingeschränkte gemeinsame Ziffer ist {x}: jede {x} von A sieht jede {x} von B, also kann nur eine der Mengen {x} enthalten. " +
        "Die andere muss alle ihre anderen Ziffern enthalten, also auch {z}. In jedem Fall {conclusion}",
      double:
        "Ihre eingeschränkten gemeinsamen Ziffern sind {x} und {y}: jede {x} von A sieht jede {x} von B, und für {y} gilt dasselbe. " +
        "Jeder Menge fehlt nur eine ihrer Ziffern, also fehlt der einen {x} und der anderen {y}. Jede enthält alle ihre anderen " +
        "Ziffern, und diese fallen in den Zellen weg, die alle ihre Plätze sehen",
    },
  },
  "als-xy-wing": {
    long:
      "{stemHolds} Enthält der Stamm {x}, so verliert Menge A ({setA}) die {x} und muss {z} enthalten. " +
      "Enthält der Stamm {y}, so verliert Menge B ({setB}) die {y} und muss {z} enthalten. In jedem Fall {conclusion}: {outcome}.",
    short: "Stamm {stem}, A {a} über {x}, B {b} über {y}: {outcome}",
    vague: "Es gibt einen ALS XY-Wing mit {digits}.",
    parts: {
      ...SET_PARTS,
      ...conclusions,
      stemCell: "Der Stamm {stem} ist {x} oder {y}.",
      stemCells:
        "Der Stamm ({set}) hat eine Ziffer mehr als Zellen. Also enthält er mindestens eine der Ziffern {x} und {y}.",
    },
  },
  "death-blossom": {
    long:
      "Der Stamm ist {stemSet}. Zu {each} gibt es ein Blütenblatt, eine Menge mit einer Ziffer mehr als Zellen. In einem " +
      "Blütenblatt sehen alle Plätze seiner Ziffer den Stamm. {steps} Also steht die {z} in {where}, und eine Zelle, die jede " +
      "{z} dort sieht, kann nicht {z} sein: {outcome}.",
    short: "Stamm {stem}, Blütenblätter {petals}: {outcome}",
    vague: "Es gibt eine Death Blossom mit {z} und {count} Blütenblättern.",
    parts: {
      ...SET_PARTS,
      step: "Ist der Stamm {digits}, so verliert Blütenblatt {letter} ({set}) diese Ziffer und muss {z} enthalten.",
      each: "jeder seiner Ziffern",
      eachButZ: "jeder seiner Ziffern außer {z}",
      petals: "einem der Blütenblätter",
      petalsOrStem: "einem der Blütenblätter oder im Stamm",
      petal: "{cells} über {digits}",
    },
  },
  "als-blossom": {
    long:
      "Der Stamm ({stemSet}) kommt ohne {spare} dieser Ziffern aus, aber ohne mehr nicht. Jedes Blütenblatt ist eine Menge " +
      "mit einer Ziffer mehr als Zellen. {steps} Ohne {z} in {where} fehlten dem Stamm {missing} Ziffern. Eine Zelle, die jede " +
      "{z} dort sieht, kann nicht {z} sein: {outcome}.",
    short: "Stamm {stem}, Blütenblätter {petals}: {outcome}",
    vague: "Es gibt eine ALS Blossom mit {z}.",
    parts: {
      ...SET_PARTS,
      step: "Ohne {z} muss {digits} in Blütenblatt {letter} ({set}) stehen, also nicht im Stamm.",
      petals: "den Blütenblättern",
      petalsOrStem: "den Blütenblättern oder im Stamm",
      petal: "{cells} über {digits}",
    },
  },
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
