import type { Message } from "@wings/core";
import { type Messages, forEachName } from "@wings/language-en";
import { SET_PARTS } from "../shared/set-parts.js";

const WINGS = ["Inverted W-Wing", "M-Wing", "S-Wing", "L-Wing", "H1-Wing", "H2-Wing", "H3-Wing"];
const WITH_SETS = ["ALS M-Wing", "ALS S-Wing", "ALS H2-Wing", "ALS H3-Wing"];
const RINGS = ["M-Ring", "L-Ring", "H1-Ring"];

const message = (name: string, notation = "{notation}"): Message => ({
  long: "{steps} {end}: {outcome}.",
  short: `${notation}: {outcome}`,
  vague: `Es gibt einen ${name} mit {digits}.`,
  parts: {
    ...SET_PARTS,
    firstCell: "Ist {from} nicht {x}, so ist sie {y}.",
    firstHouse: "Steht die {x} nicht in {from}, so steht sie in {to}, denn {house} hat keinen anderen Platz für sie.",
    firstSet: "Ohne {x} hat {set} keine Ziffer übrig und muss {y} enthalten.",
    nextCell: "Dann kann {from} nicht {x} sein, also ist sie {y}.",
    nextHouse: "Dann kann die {x} nicht in {from} stehen, also steht sie in {house} in {to}.",
    nextSet: "Dann verliert {set} die {x}, hat keine Ziffer übrig und muss {y} enthalten.",
    same:
      "Also steht die {x} in {first} oder in {last}, und eine Zelle, die alle diese Plätze sieht, " +
      "kann nicht {x} sein",
    oneOf: "Also ist eine der Zellen {all} die {x}, und eine Zelle, die alle diese Plätze sieht, kann nicht {x} sein",
    different: "Also {firstIs}, oder {lastIs}. In jedem Fall {gone}",
    is: "ist {cells} die {digit}",
    in: "steht die {digit} in {cells}",
    isNot: "ist {cell} nicht {digit}",
    oneCell: "Also kann {first} nur {x} oder {y} sein",
    ring:
      "{y} in {last} würde {x} in {first} ausschließen: Die Kette ist ein Ring. " +
      "Also stimmt ein Ende jeder schwachen Verbindung",
    ringOfSet: "{ring}, und die Menge enthält alle ihre anderen Ziffern",
    strong: "({x}={y}){cell}",
    strongHouse: "({x}){from}=({x}){to}",
    link: "-{strong}",
  },
});

export const chainWings: Messages = {
  ...forEachName([...WINGS, ...WINGS.map((name) => `Grouped ${name}`), ...WITH_SETS], (name) => message(name)),
  ...forEachName(RINGS, (name) => message(name, "Ring {notation}-")),
};
