import type { Messages } from "@wings/language-en";

export const coloring: Messages = {
  "remote-pair": {
    long:
      "{cells} haben nur die Kandidaten {x} und {y}, und jede sieht die nächste. Also wechseln sich {x} und {y} entlang der " +
      "Kette ab, und von {first} und {last} ist eine {x}, die andere {y}. Eine Zelle, die beide Enden sieht, kann keines " +
      "von beiden sein: {outcome}.",
    short: "{cells} ({x}/{y}): {outcome}",
    vague: "Es gibt ein Remote Pair mit {x} und {y}.",
  },
  "simple-colors": {
    long:
      "Paare von {digit} verbinden diese Zellen: Farbe A ist {a}, Farbe B ist {b}. Entweder haben alle Zellen von A die {digit} " +
      "oder alle Zellen von B. {rule} {outcome}.",
    short: "{digit}: A {a}, B {b}: {outcome}",
    vague: "Es gibt Simple Colors mit {digit}.",
    parts: {
      trap: "Eine Zelle, die selbst keine Farbe hat und von jeder Farbe eine Zelle sieht, kann nicht {digit} sein:",
      wrap:
        "{clash} sind beide A und liegen beide in {house}, also können sie nicht beide {digit} sein. " +
        "Also hat keine Zelle von A die {digit}:",
    },
  },
  "multi-colors": {
    long:
      "Paare von {digit} verbinden zwei Gruppen, jede mit zwei Farben. Die erste hat {digit} entweder in {a1} oder in {a2}. " +
      "Die zweite hat {digit} entweder in {b1} oder in {b2}. {rules} Also {outcome}.",
    short: "{digit}: {a1} oder {a2}, {b1} oder {b2}: {outcome}",
    vague: "Es gibt Multi-Colors mit {digit}.",
    parts: {
      bridge:
        "{from} und {to} sehen einander, also sind nicht beide {digit}. Also steht {digit} in {restA} oder in {restB}, " +
        "und eine Zelle, die von beiden eine Zelle sieht, kann nicht {digit} sein.",
      wrong:
        "Die Farbe {wrong} sieht beide Farben der anderen Gruppe. Eine von ihnen ist {digit}, also ist es diese Farbe nicht.",
    },
  },
  medusa: {
    long:
      "Folge Paaren von Kandidaten, von denen genau einer stimmt, und färbe sie abwechselnd A und B: {steps}. " +
      "Alle von A stimmen, oder alle von B. {rule} {outcome}.",
    short: "{told}: {outcome}",
    vague: "Es gibt eine 3D Medusa {region}.",
    parts: {
      first: "{to} ist A",
      next: "{with}{to} ist {color} ({why})",
      with: "weiter von {from}, ",
      there: "der andere Kandidat dort",
      trap: "{first} ist A, {last} ist B, und beide schließen {target} aus. Eines davon stimmt:",
      clash:
        "{first} und {last} sind beide A, aber nur eines davon kann stimmen. Also ist A falsch, und damit auch {target}:",
      cell: "Mit {ends} hätte {gone} keinen Kandidaten mehr. Also ist A falsch, und damit auch {target}:",
      house: "Mit {ends} hätte die {missing} keinen Platz in {house}. Also ist A falsch, und damit auch {target}:",
      open: "{notation}",
      noCandidate: "{notation}, nichts übrig in {gone}",
      noPlace: "{notation}, keine {missing} übrig in {house}",
    },
  },
};
