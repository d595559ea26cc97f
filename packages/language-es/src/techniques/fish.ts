import type { Translation } from "@wings/core";
import { type Messages, forEachName } from "@wings/language-en";

/** From two lines to seven. */
const FISH = ["X-Wing", "Swordfish", "Jellyfish", "Squirmbag", "Whale", "Leviathan"];
/** `finned-x-wing`: "X-Wing con aletas". */
const named = (id: string, nameOf: (fish: string) => string): Record<string, string> =>
  Object.fromEntries(FISH.map((fish) => [`${id}-${fish.toLowerCase()}`, nameOf(fish)]));

const plain = (name: string): Translation => ({
  long:
    "En las líneas base ({base}), el {digit} solo puede estar en las líneas de cobertura ({cover}). Cada línea base tiene su {digit} " +
    "en una línea de cobertura distinta, así que cada línea de cobertura tiene su {digit} en una línea base. " +
    "Ninguna otra celda de {covers} puede ser {digit}: {outcome}.",
  short: "el {digit} de {base} solo está en {cover}: {outcome}",
  vague: `Hay un ${name} con el {digit}.`,
});

const finned = (name: string): Translation => ({
  long:
    "En las líneas base ({base}), el {digit} solo puede estar en las líneas de cobertura ({cover}), o en {theFins} {fins}. " +
    "{cases} En ambos casos, una celda de {covers} que vea {allFins} no puede ser {digit}: {outcome}.",
  short: "el {digit} de {base} solo está en {cover}, {aFew} {fins}: {outcome}",
  vague: `Hay un ${name} para el {digit}.`,
  parts: {
    one:
      "Si la aleta no es {digit}, cada línea base tiene su {digit} en una línea de cobertura distinta, así que ninguna otra celda " +
      "de las líneas de cobertura puede ser {digit}. Si la aleta es {digit}, ninguna celda que la vea puede ser {digit}.",
    more:
      "Si ninguna aleta es {digit}, cada línea base tiene su {digit} en una línea de cobertura distinta, así que ninguna otra celda " +
      "de las líneas de cobertura puede ser {digit}. Si una aleta es {digit}, ninguna celda que la vea puede ser {digit}.",
    theFin: "la aleta",
    theFins: "las aletas",
    allFins: "todas las aletas",
    fin: "aleta",
    fins: "aletas",
  },
});

const siamese = (name: string): Translation => ({
  long:
    "Dos peces con el {digit} comparten las líneas base ({base}). El primero tiene como líneas de cobertura {cover1}, con {one} {fins1}; " +
    "el segundo, {cover2}, con {other} {fins2}. En cada pez, si ninguna aleta es {digit}, cada línea base tiene su {digit} en una " +
    "línea de cobertura distinta, así que ninguna otra celda de sus líneas de cobertura puede ser {digit}. Si una aleta es {digit}, " +
    "ninguna celda que la vea puede ser {digit}. En ambos casos, una celda de sus líneas de cobertura que vea todas sus aletas " +
    "no puede ser {digit}. Los dos peces juntos: {outcome}.",
  short: "el {digit} de {base} está en {cover1} con {one} {fins1}, o en {cover2} con {other} {fins2}: {outcome}",
  vague: `Hay un ${name} con el {digit}.`,
  parts: { fin: "la aleta", fins: "las aletas" },
});

export const fish: Messages = {
  ...forEachName(FISH, plain),
  ...forEachName(
    { ...named("finned", (name) => `${name} con aletas`), ...named("sashimi", (name) => `${name} sashimi`) },
    finned,
  ),
  ...forEachName(
    named("siamese", (name) => `${name} siamés`),
    siamese,
  ),
};
