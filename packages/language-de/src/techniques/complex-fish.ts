import type { Message } from "@wings/core";
import { type Messages, forEachName } from "@wings/language-en";

const FISH = ["Franken", "Mutant"].flatMap((kind) =>
  ["X-Wing", "Swordfish", "Jellyfish", "Squirmbag", "Whale", "Leviathan"].map((name) => `${kind} ${name}`),
);

const cases = {
  plain: "Stünde die {digit} in {cells}, so verbrauchte sie {used}, und für {others} gäbe es {left}.",
  cannibal: "Stünde die {digit} in {cells}, so verbrauchte sie {used} für {own}, und für {others} gäbe es {left}.",
  only: "nur noch {houses}",
  none: "kein Deckhaus mehr",
};

const plain = (name: string): Message => ({
  long:
    "Jedes der Basishäuser {base} braucht die {digit}. Alle ihre Plätze dafür liegen in den Deckhäusern {cover}, und jedes " +
    "davon kann nur eine aufnehmen. {cases} Also {outcome}.",
  short: "{digit} steht in {base} nur in {cover}: {outcome}",
  vague: `Es gibt einen ${name} mit {digit}.`,
  parts: cases,
});

const finned = (name: string): Message => ({
  long:
    "Jedes der Basishäuser {base} braucht die {digit}. Abgesehen von {theFins} {fins} liegen ihre Plätze dafür in den " +
    "Deckhäusern {cover}, und jedes davon kann nur eine aufnehmen. {cases} {then} {lost}: {outcome}.",
  short: "{digit} steht in {base} nur in {cover}, {aFew} {fins}: {outcome}",
  vague: `Es gibt einen ${name} mit {digit}.`,
  parts: {
    ...cases,
    endo: "Eine {digit} in {cells} zählte für mehr als ein Basishaus, darum gilt sie als Flosse.",
    theFin: "der Flosse",
    theFins: "den Flossen",
    one: "Dann wäre auch die Flosse {digit}, aber sie sieht",
    more: "Dann wäre auch eine der Flossen {digit}, aber sie alle sehen",
    fin: "Flosse",
    fins: "Flossen",
  },
});

export const complexFish: Messages = {
  ...forEachName(FISH, plain),
  ...forEachName(
    FISH.map((name) => `Finned ${name}`),
    finned,
  ),
};
