import type { Messages } from "@wings/language-en";

const held = {
  both:
    "In {row} ist für {digits} außerhalb von {box} nur in {inRow} Platz, in {column} nur in {inColumn}. Steht eine Ziffer in keiner davon, so haben " +
    "beide Linien sie in {box}, wo sie sich kreuzen: in {corner}.",
  line: "In {line} kann {digits} nur in {ends} stehen.",
  boxed:
    "Steht {digits} in {inRow} oder {inColumn}, so hat die andere Linie sie in {box}, also kann {outside} nicht {digits} sein.",
};
const vague = "Sieh dorthin, wo sich {row} und {column} kreuzen, und auf {digits}.";

/** Fireworks. */
export const fireworks: Messages = {
  "firework-triple": {
    long: "{why} Also enthalten {three} die Ziffern {digits}: jede Zelle eine davon und sonst nichts, und jede Ziffer steht einmal dort. {boxed} {outcome}.",
    short: "{corner} mit {ends} = {digits}: {outcome}",
    vague,
    parts: { ...held, so: "Also:" },
  },
  "firework-quad": {
    long:
      "{why} Also steht jede der Ziffern {digits} in {anyOf}, und jede der Ziffern {others} in {anyOther}. Das sind vier Zellen für vier Ziffern: jede Ziffer steht in " +
      "einer davon, {corner} enthält nur {digits}, und {opposite} nur {others}. {boxed} {outcome}.",
    short: "{corner} {digits} und {opposite} {others} mit {ends}: {outcome}",
    vague: "Sieh dorthin, wo sich {rows} mit {columns} kreuzen, und auf {all}.",
    parts: { ...held, so: "Also:" },
  },
  "firework-pair": {
    long:
      "{why} Also steht jede der Ziffern {digits} in {anyOf}. {opposite} hat nur diese beiden und sieht {ends}: Die Ziffer, die dort steht, ist in " +
      "keiner davon, also steht sie in {corner}. {corner} enthält eine der Ziffern {digits}: {outcome}.",
    short: "{corner} mit {ends} und {opposite} ({digits}): {outcome}",
    vague,
    parts: held,
  },
  "firework-w-wing": {
    long:
      "{why} Also steht jede der Ziffern {digits} in {anyOf}. Wäre {opposite} eine davon, so wären {wings} beide die andere, und keine der Ziffern " +
      "könnte in {ends} stehen. Beide stünden in {corner}, und das geht nicht: {outcome}.",
    short: "{corner} mit {ends} und {wings} ({digits}): {outcome}",
    vague,
    parts: held,
  },
};
