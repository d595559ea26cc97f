import { cellName } from "@wings/core";
import { type Argument, lacksFacts, oppositeOf, partsOfClaim } from "@wings/player/argument";
import { claimText } from "../../model/words/claim-text.js";
import type { Words } from "../../model/words/english.js";

/** A longer claim is cut: the list below has all of it. */
const MOST_CLAIMS = 4;

/** What the verdict is about. */
export const judgedText = (claim: readonly string[], words: Words): string =>
  `${claim
    .slice(0, MOST_CLAIMS)
    .map((name) => claimText(name, words))
    .join(", ")}${claim.length > MOST_CLAIMS ? " …" : ""}${words.colon.trimEnd()}`;

/** What the judge says about an argument that it has judged. `hasMany`: the board has several solutions. */
export function verdictText(argument: Argument, claim: readonly string[], words: Words, hasMany = false): string {
  const text = judgementText(argument, claim, words, hasMany);
  return argument.isCorrected === true && text !== "" ? `${words.verdicts.corrected} ${text}` : text;
}

function judgementText(argument: Argument, claim: readonly string[], words: Words, hasMany: boolean): string {
  const { judgement } = argument;
  if (judgement === undefined) return "";
  const { verdicts } = words;
  const { verdict, facts, smallest, explanations = [], open, limit, why } = judgement;
  const names = [...new Set(explanations.map(({ name }) => name))].join(", ");
  switch (verdict) {
    case "proved":
      if (facts === undefined) return verdicts.provedBy(names);
      if (argument.asks !== "fewest") return verdicts.proved(facts.length);
      return `${verdicts.fewest(facts.length, smallest === true)}${names === "" ? "" : ` ${verdicts.shownBy(names)}`}`;
    case "not-proved": {
      if (lacksFacts(argument)) return verdicts.noFacts;
      if (open === undefined)
        // `corrected` already says that it is true.
        return argument.isCorrected === true && limit !== "facts"
          ? verdicts.nodesCorrected
          : verdicts[limit ?? "nodes"];
      const digits = open.map((each) => words.is(each.slice(0, 4), Number(each[5])));
      return digits.length === 0 ? verdicts.openNothing : `${verdicts.open} ${digits.join(", ")}.`;
    }
    case "refuted": {
      const filling = judgement.solution!;
      const cells = [...new Set(oppositeOf(claim, filling).map((name) => partsOfClaim(name).cell))];
      const digits = cells.map((cell) => words.is(cellName(cell), Number(filling[cell]))).join(", ");
      return `${hasMany ? verdicts.refutedInOne : verdicts.refuted} ${digits}.`;
    }
    case "ill-posed":
      return verdicts[why ?? "closed"];
  }
}
