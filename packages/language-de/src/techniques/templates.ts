import type { Messages } from "@wings/language-en";

export const templates: Messages = {
  template: {
    long: "Die {digit} steht in jeder Zeile, jeder Spalte und jedem Block einmal. {why}: {outcome}.",
    short: "alle Möglichkeiten, {digit} zu setzen: {outcome}",
    vague: "Es gibt ein Template für die {digit}: probiere alle Möglichkeiten, sie im ganzen Gitter zu setzen.",
    parts: {
      none: "Keine Möglichkeit, alle neun {digit}en zu setzen, nutzt {unused}",
      all: "Jede Möglichkeit, alle neun {digit}en zu setzen, nutzt {used}",
      both: "{none}, und jede nutzt {used}",
    },
  },
};
