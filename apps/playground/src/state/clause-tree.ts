import type { FindingJson, Language } from "@wings/core";
import type { Clause } from "./clauses.js";

/** What an explanation says about an assumption within it: the clauses from "Try …" to "So it is false." */
interface Branch {
  /** The number of the clause that opens the branch. */
  readonly head: number;
  readonly within: ClauseTree;
}

/** The numbers of the clauses in their order, with those of a branch in one item. */
export type ClauseTree = readonly (number | Branch)[];

/** The parts of a message that tell an assumption within another one. */
const BRANCH_PARTS = ["wrong", "wrongWithin"];

/** The clauses of a net as a tree. An explanation without branches, or with one that has no end, is a plain list. */
export function clauseTree(
  clauses: readonly Clause[],
  { technique, message }: FindingJson,
  language: Language,
): ClauseTree {
  const parts = language.messages?.[technique]?.parts ?? message.parts ?? {};
  const ends = BRANCH_PARTS.filter((part) => part in parts).map((part) => ({
    opens: parts[part].slice(0, parts[part].indexOf("{")),
    closes: parts[part].slice(parts[part].lastIndexOf("}") + 1).trim(),
  }));
  const trunk: (number | Branch)[] = [];
  const open = [trunk];
  clauses.forEach(({ text }, i) => {
    if (ends.some(({ opens }) => opens !== "" && text.startsWith(opens))) {
      const within: (number | Branch)[] = [];
      open[open.length - 1].push({ head: i, within });
      open.push(within);
      return;
    }
    open[open.length - 1].push(i);
    if (open.length > 1 && ends.some(({ closes }) => text === closes)) open.pop();
  });
  return open.length === 1 ? trunk : clauses.map((_, i) => i);
}

/** How many clauses a branch has after its head. */
export const lengthOf = (tree: ClauseTree): number =>
  tree.reduce<number>((sum, each) => sum + (typeof each === "number" ? 1 : 1 + lengthOf(each.within)), 0);
