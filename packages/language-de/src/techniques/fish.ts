import type { Message } from "@wings/core";
import { type Messages, forEachName } from "@wings/language-en";

/** From two lines to seven. */
const FISH = ["X-Wing", "Swordfish", "Jellyfish", "Squirmbag", "Whale", "Leviathan"];
const named = (kind: string): string[] => FISH.map((name) => `${kind} ${name}`);

const plain = (name: string): Message => ({
  long:
    "In den Basislinien {base} kann die {digit} nur in den Decklinien {cover} stehen. Jede Basislinie hat ihre {digit} " +
    "in einer anderen Decklinie, also hat jede Decklinie ihre {digit} in einer Basislinie. " +
    "Keine andere Zelle von {covers} kann {digit} sein: {outcome}.",
  short: "{digit} steht in {base} nur in {cover}: {outcome}",
  vague: `Es gibt einen ${name} mit {digit}.`,
});

const finned = (name: string): Message => ({
  long:
    "In den Basislinien {base} kann die {digit} nur in den Decklinien {cover} stehen oder in {theFins} {fins}. " +
    "{cases} In jedem Fall kann eine Zelle von {covers}, die von {allFins} gesehen wird, nicht {digit} sein: " +
    "{outcome}.",
  short: "{digit} steht in {base} nur in {cover}, {aFew} {fins}: {outcome}",
  vague: `Es gibt einen ${name} mit {digit}.`,
  parts: {
    one:
      "Ist die Flosse nicht {digit}, so hat jede Basislinie ihre {digit} in einer anderen Decklinie, und keine andere Zelle " +
      "der Decklinien kann {digit} sein. Ist die Flosse {digit}, so kann keine Zelle, die sie sieht, {digit} sein.",
    more:
      "Ist keine Flosse {digit}, so hat jede Basislinie ihre {digit} in einer anderen Decklinie, und keine andere Zelle " +
      "der Decklinien kann {digit} sein. Ist eine Flosse {digit}, so kann keine Zelle, die sie sieht, {digit} sein.",
    theFin: "der Flosse",
    theFins: "den Flossen",
    allFins: "allen Flossen",
    fin: "Flosse",
    fins: "Flossen",
  },
});

const siamese = (name: string): Message => ({
  long:
    "Zwei Fische mit {digit} haben dieselben Basislinien {base}. Der erste hat die Decklinien {cover1} und die {one} " +
    "{fins1}; der zweite hat {cover2} und die {other} {fins2}. Ist in einem der Fische keine Flosse {digit}, so hat jede " +
    "Basislinie ihre {digit} in einer anderen Decklinie, und keine andere Zelle seiner Decklinien kann {digit} sein. Ist " +
    "eine Flosse {digit}, so kann keine Zelle, die sie sieht, {digit} sein. In jedem Fall kann eine Zelle seiner " +
    "Decklinien, die alle seine Flossen sieht, nicht {digit} sein. Beide Fische zusammen: {outcome}.",
  short: "{digit} steht in {base} nur in {cover1} mit {one} {fins1}, oder in {cover2} mit {other} {fins2}: {outcome}",
  vague: `Es gibt einen ${name} mit {digit}.`,
  parts: { fin: "Flosse", fins: "Flossen" },
});

export const fish: Messages = {
  ...forEachName(FISH, plain),
  ...forEachName([...named("Finned"), ...named("Sashimi")], finned),
  ...forEachName(named("Siamese"), siamese),
};
