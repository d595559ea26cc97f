import type { Message } from "@wings/core";
import { type Messages, forEachName } from "@wings/language-en";

/** `mutant-x-wing`: `un X-Wing mutant`. */
const FISH: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ franken: "Franken", mutant: "mutant" }).flatMap(([id, kind]) =>
    ["X-Wing", "Swordfish", "Jellyfish", "Squirmbag", "Whale", "Leviathan"].map((name) => [
      `${id}-${name.toLowerCase()}`,
      `un ${name} ${kind}`,
    ]),
  ),
);
const FINNED_FISH = Object.fromEntries(
  Object.entries(FISH).map(([id, name]) => [`finned-${id}`, `${name} à nageoires`]),
);

const cases = {
  plain: "Un {digit} dans {cells} utiliserait {used}, et il ne resterait {left} pour {others}.",
  cannibal: "Un {digit} dans {cells} utiliserait {used} pour {own}, et il ne resterait {left} pour {others}.",
  only: "que {houses}",
  none: "rien de la couverture",
};

const plain = (name: string): Message => ({
  long:
    "Dans {base} (la base), il faut un {digit} par zone. Toutes ses places y sont dans {cover} (la couverture), " +
    "où il n’y a de place que pour un {digit} par zone. {cases} Donc {outcome}.",
  short: "le {digit} dans {base} n’est que dans {cover} : {outcome}",
  vague: `Il y a ${name} sur le {digit}.`,
  parts: cases,
});

const finned = (name: string): Message => ({
  long:
    "Dans {base} (la base), il faut un {digit} par zone. Sauf {theFins} {fins}, ses places y sont dans {cover} (la couverture), " +
    "où il n’y a de place que pour un {digit} par zone. {cases} {then} {lost} : {outcome}.",
  short: "le {digit} dans {base} n’est que dans {cover}, {aFew} {fins} : {outcome}",
  vague: `Il y a ${name} sur le {digit}.`,
  parts: {
    ...cases,
    endo: "Un {digit} dans {cells} servirait à plusieurs zones de la base, donc il compte comme nageoire.",
    theFin: "la nageoire",
    theFins: "les nageoires",
    one: "Alors la nageoire vaudrait {digit} aussi, mais elle voit",
    more: "Alors une nageoire vaudrait {digit} aussi, mais toutes voient",
    fin: "nageoire",
    fins: "nageoires",
  },
});

export const complexFish: Messages = { ...forEachName(FISH, plain), ...forEachName(FINNED_FISH, finned) };
