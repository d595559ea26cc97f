import type { Message } from "@wings/core";
import { type Messages, forEachName } from "@wings/language-en";

/** From two base houses to seven. `Base line` is `zone de la base`: the French `ligne` is only a row. */
const FISH = {
  "x-wing": "X-Wing",
  swordfish: "Swordfish",
  jellyfish: "Jellyfish",
  squirmbag: "Squirmbag",
  whale: "Whale",
  leviathan: "Leviathan",
};

/** `finned-x-wing`: `un X-Wing à nageoires`. */
const named = (before: string, after: string): Record<string, string> =>
  Object.fromEntries(Object.entries(FISH).map(([id, name]) => [before + id, `un ${name}${after}`]));

const plain = (name: string): Message => ({
  long:
    "Dans {base} (la base), le {digit} ne peut aller que dans {cover} (la couverture). Chaque zone de la base a son {digit} " +
    "dans une zone différente de la couverture, donc chaque zone de la couverture a son {digit} dans une zone de la base. " +
    "Aucune autre case dans {covers} ne peut valoir {digit} : {outcome}.",
  short: "le {digit} dans {base} n’est que dans {cover} : {outcome}",
  vague: `Il y a ${name} sur le {digit}.`,
});

const finned = (name: string): Message => ({
  long:
    "Dans {base} (la base), le {digit} ne peut aller que dans {cover} (la couverture), ou dans {theFins} {fins}. " +
    "{cases} Dans tous les cas, une case dans {covers} qui voit {allFins} ne peut pas valoir {digit} : {outcome}.",
  short: "le {digit} dans {base} n’est que dans {cover}, {aFew} {fins} : {outcome}",
  vague: `Il y a ${name} sur le {digit}.`,
  parts: {
    one:
      "Si la nageoire ne vaut pas {digit}, chaque zone de la base a son {digit} dans une zone différente de la couverture, donc aucune autre case " +
      "de la couverture ne peut valoir {digit}. Si la nageoire vaut {digit}, aucune case qui la voit ne peut valoir {digit}.",
    more:
      "Si aucune nageoire ne vaut {digit}, chaque zone de la base a son {digit} dans une zone différente de la couverture, donc aucune autre case " +
      "de la couverture ne peut valoir {digit}. Si une nageoire vaut {digit}, aucune case qui la voit ne peut valoir {digit}.",
    theFin: "la nageoire",
    theFins: "les nageoires",
    allFins: "toutes les nageoires",
    fin: "nageoire",
    fins: "nageoires",
  },
});

const siamese = (name: string): Message => ({
  long:
    "Deux poissons sur le {digit} ont la même base, {base}. La couverture du premier est {cover1}, avec {one} {fins1} ; " +
    "celle du second est {cover2}, avec {other} {fins2}. Dans chaque poisson, si aucune nageoire ne vaut {digit}, chaque zone de la base a son {digit} " +
    "dans une zone différente de la couverture, donc aucune autre case de sa couverture ne peut valoir {digit}. Si une nageoire vaut {digit}, " +
    "aucune case qui la voit ne peut valoir {digit}. Dans tous les cas, une case de sa couverture qui voit toutes ses nageoires " +
    "ne peut pas valoir {digit}. Les deux poissons ensemble : {outcome}.",
  short:
    "le {digit} dans {base} est dans {cover1} avec {one} {fins1}, ou dans {cover2} avec {other} {fins2} : {outcome}",
  vague: `Il y a ${name} sur le {digit}.`,
  parts: { fin: "la nageoire", fins: "les nageoires" },
});

export const fish: Messages = {
  ...forEachName(named("", ""), plain),
  ...forEachName({ ...named("finned-", " à nageoires"), ...named("sashimi-", " sashimi") }, finned),
  ...forEachName(named("siamese-", " siamois"), siamese),
};
