import { type Board, type Data, type Mark, type Message, candidateCell, numberInWords } from "@wings/core/author";
import type { NamedBranch } from "./branches.js";
import { branchList, branchMarks, branchParts, caseRoles, notationList } from "./forcing-explanation.js";
import type { KrakenFish } from "./kraken-pattern.js";

export const krakenRoles = { ...caseRoles, base: "base", cover: "cover" } as const;

export const krakenMessage: Message = {
  long: "Each of {base} needs {aFish}, and {cover} can hold only {room} of them. So {fish} is in {cases}. {branches} In each case: {outcome}.",
  short: "{fish} of {base}, in {cover} or {cases}: {notation}: {outcome}",
  vague:
    "There is a Kraken Fish with {fish} in the {region}: try each of {count} cases, and see what they have in common.",
  parts: { ...branchParts, n1: "one", n2: "two", n3: "three", a: "a {fish}", an: "an {fish}" },
};

/** The lines of the fish, the places outside its cover, and the chains from these to the candidate that goes. */
export function krakenMarks(
  { cell, digit, fish, base, cover }: KrakenFish,
  branches: readonly NamedBranch[],
): Mark<keyof typeof krakenRoles>[] {
  return [
    ...base.map((house) => ({ role: "base" as const, house, digit: fish })),
    ...cover.map((house) => ({ role: "cover" as const, house, digit: fish })),
    ...branchMarks({ cell, digit }, branches),
  ];
}

/** From the fish: wherever its digit is outside the cover lines, the other candidate is false. */
export function krakenData(
  { cell, digit, fish, base, cover }: KrakenFish,
  branches: readonly NamedBranch[],
  board: Board,
): Data {
  const cells = branches.map(({ candidate }) => candidateCell(candidate));
  return {
    fish,
    aFish: { part: fish === 8 ? "an" : "a", data: { fish } },
    base: { houses: base },
    cover: { houses: cover },
    room: numberInWords(cover.length),
    cases: { cells, join: "or" },
    branches: branchList({ cell, digit }, branches, board),
    notation: notationList({ cell, digit }, branches),
    count: branches.length,
    region: { region: [cell, ...branches.map(({ candidate }) => candidateCell(candidate))] },
  };
}
