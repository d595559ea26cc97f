import type { Messages } from "@wings/language-en";

const message = {
  long:
    "In {house} {inSet}. Also steht höchstens eine der Ziffern {digits} in {crossing}, wo sich {house} und {other} kreuzen. Aber auch {other} braucht {digits} und hat " +
    "sie sonst nur in {rest}. Also {inRest}, und eine steht, wo sich die beiden kreuzen. Sonst haben die beiden Häuser {digits} nirgends: {outcome}.",
  short: "{set} ({digits}) in {house}, {rest} in {other}: {outcome}",
  vague: "Sieh dorthin, wo sich {house} und {other} kreuzen: sie teilen sich {digits}.",
  parts: {
    one: "enthält {cells} eine der Ziffern {digits}",
    two: "enthalten {cells} zwei der Ziffern {digits}",
    three: "enthalten {cells} drei der Ziffern {digits}",
  },
};

/** Almost locked pairs, triples and quads. */
export const almostLockedCandidates: Messages = {
  "almost-locked-pair": message,
  "almost-locked-triple": message,
  "almost-locked-quad": message,
};
