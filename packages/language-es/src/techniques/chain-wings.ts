import type { Translation } from "@wings/core";
import { type Messages, forEachName } from "@wings/language-en";
import { SET_PARTS } from "../shared/set-parts.js";

const WINGS = {
  "inverted-w-wing": "W-Wing invertido",
  "m-wing": "M-Wing",
  "s-wing": "S-Wing",
  "l-wing": "L-Wing",
  "h1-wing": "H1-Wing",
  "h2-wing": "H2-Wing",
  "h3-wing": "H3-Wing",
};
const GROUPED = Object.fromEntries(
  Object.entries(WINGS).map(([id, name]) => [
    `grouped-${id}`,
    id === "inverted-w-wing" ? `${name} y agrupado` : `${name} agrupado`,
  ]),
);
const WITH_SETS = {
  "als-m-wing": "ALS M-Wing",
  "als-s-wing": "ALS S-Wing",
  "als-h2-wing": "ALS H2-Wing",
  "als-h3-wing": "ALS H3-Wing",
};
const RINGS = ["M-Ring", "L-Ring", "H1-Ring"];

const message = (name: string, notation = "{notation}"): Translation => ({
  long: "{steps} {end}: {outcome}.",
  short: `${notation}: {outcome}`,
  vague: `Hay un ${name} con {digits}.`,
  parts: {
    ...SET_PARTS,
    firstCell: "Si {from} no es {x}, es {y}.",
    firstHouse: "Si el {x} no está en {from}, está en {to}, porque {house} no tiene otro lugar para él.",
    firstSet: "Sin el {x}, en {set} no sobra ningún dígito, así que el {y} tiene que estar ahí.",
    nextCell: "Entonces {from} no puede ser {x}, así que es {y}.",
    nextHouse: "Entonces el {x} no puede estar en {from}, así que en {house} está en {to}.",
    nextSet:
      "Entonces el {x} no puede estar en {set}, donde ya no sobra ningún dígito, así que el {y} tiene que estar ahí.",
    same: "Por lo tanto, el {x} está en {first} o en {last}, y una celda que vea todos esos lugares no puede ser {x}",
    oneOf: "Por lo tanto, una de las celdas {all} es {x}, y una celda que vea todos esos lugares no puede ser {x}",
    different: "Por lo tanto, {firstIs}, o {lastIs}. En ambos casos {gone}",
    is: "{cells} es {digit}",
    in: "el {digit} está en {cells}",
    isNot: "{cell} no es {digit}",
    oneCell: "Por lo tanto, {first} es {x} o {y}, y ningún otro dígito",
    ring:
      "El {y} en {last} descartaría el {x} en {first}: la cadena es un círculo. " +
      "Por lo tanto, un extremo de cada enlace débil es verdadero",
    ringOfSet: "{ring}, y el conjunto contiene todos sus demás dígitos",
    strong: "({x}={y}){cell}",
    strongHouse: "({x}){from}=({x}){to}",
    link: "-{strong}",
  },
});

export const chainWings: Messages = {
  ...forEachName({ ...WINGS, ...GROUPED, ...WITH_SETS }, (name) => message(name)),
  ...forEachName(RINGS, (name) => message(name, "anillo {notation}-")),
};
