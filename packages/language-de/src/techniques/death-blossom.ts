import type { Messages } from "@wings/language-en";
import { SET_PARTS } from "../shared/set-parts.js";

export const deathBlossom: Messages = {
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
};
