import type { Messages } from "@wings/language-en";

const message = {
  long:
    "Dans {house}, {inSet}. Donc au plus l’un des chiffres {digits} est dans {crossing}, au croisement entre {house} et {other}. Mais {other} a " +
    "aussi besoin de {digits}, et ne peut les avoir ailleurs que dans {rest}. Donc {inRest}, et le dernier est au croisement. Dans les deux zones, {digits} " +
    "ne sont nulle part ailleurs : {outcome}.",
  short: "{set} ({digits}) dans {house}, {rest} dans {other} : {outcome}",
  vague: "Regarde le croisement entre {house} et {other} : {digits} y sont partagés.",
  parts: {
    one: "{cells} contient l’un des chiffres {digits}",
    two: "{cells} contiennent deux des chiffres {digits}",
    three: "{cells} contiennent trois des chiffres {digits}",
  },
};

/** Almost locked pairs, triples and quads. */
export const almostLockedCandidates: Messages = {
  "almost-locked-pair": message,
  "almost-locked-triple": message,
  "almost-locked-quad": message,
};
