import type { Translation } from "@wings/core";
import { type Messages, forEachName } from "@wings/language-en";

const FISH = ["X-Wing", "Swordfish", "Jellyfish", "Squirmbag", "Whale", "Leviathan"];
/** `franken-x-wing`: "X-Wing Franken". */
const NAMES: Record<string, string> = Object.fromEntries(
  FISH.flatMap((fish) => [
    [`franken-${fish.toLowerCase()}`, `${fish} Franken`],
    [`mutant-${fish.toLowerCase()}`, `${fish} mutante`],
  ]),
);
const FINNED = Object.fromEntries(Object.entries(NAMES).map(([id, name]) => [`finned-${id}`, `${name} con aletas`]));

const cases = {
  plain: "Si el {digit} estuviera en {cells}, gastaría {used}, y para {others} {left}.",
  cannibal: "Si el {digit} estuviera en {cells}, gastaría {used} para {own}, y para {others} {left}.",
  only: "solo quedaría sitio en {houses}",
  none: "no quedaría ninguna unidad de cobertura",
};

const plain = (name: string): Translation => ({
  long:
    "Cada una de las unidades base ({base}) necesita el {digit}. Todos sus lugares para él están en las unidades de cobertura ({cover}), " +
    "y en cada una de ellas solo cabe uno. {cases} Así que {outcome}.",
  short: "el {digit} de {base} solo está en {cover}: {outcome}",
  vague: `Hay un ${name} con el {digit}.`,
  parts: cases,
});

const finned = (name: string): Translation => ({
  long:
    "Cada una de las unidades base ({base}) necesita el {digit}. Aparte de {theFins} {fins}, sus lugares para él están en las unidades " +
    "de cobertura ({cover}), y en cada una de ellas solo cabe uno. {cases} {then} {lost}: {outcome}.",
  short: "el {digit} de {base} solo está en {cover}, {aFew} {fins}: {outcome}",
  vague: `Hay un ${name} para el {digit}.`,
  parts: {
    ...cases,
    endo: "Un {digit} en {cells} serviría a más de una unidad base, así que cuenta como aleta.",
    theFin: "la aleta",
    theFins: "las aletas",
    one: "Entonces la aleta también sería {digit}, pero ve",
    more: "Entonces una aleta también sería {digit}, pero todas ellas ven",
    fin: "aleta",
    fins: "aletas",
  },
});

export const complexFish: Messages = { ...forEachName(NAMES, plain), ...forEachName(FINNED, finned) };
