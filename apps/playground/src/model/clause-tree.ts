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

/** The part of a message that tells an assumption within another one. */
const BRANCH_PART = "wrong";

/** The clauses of a net as a tree. An explanation without branches, or with one that has no end, is a plain list. */
export function clauseTree(
  clauses: readonly Clause[],
  { technique, message }: FindingJson,
  language: Language,
): ClauseTree {
  const template = (language.messages?.[technique]?.parts ?? message.parts)?.[BRANCH_PART] ?? "";
  const opens = template.slice(0, template.indexOf("{"));
  const closes = template.slice(template.lastIndexOf("}") + 1).trim();
  const trunk: (number | Branch)[] = [];
  const open = [trunk];
  clauses.forEach(({ text }, i) => {
    if (opens !== "" && text.startsWith(opens)) {
      const within: (number | Branch)[] = [];
      open[open.length - 1].push({ head: i, within });
      open.push(within);
      return;
    }
    open[open.length - 1].push(i);
    if (open.length > 1 && text === closes) open.pop();
  });
  return open.length === 1 ? trunk : clauses.map((_, i) => i);
}

/** The branch that a clause opens. */
export function branchAt(tree: ClauseTree, clause: number): Branch | undefined {
  for (const each of tree) {
    if (typeof each === "number") continue;
    const found = each.head === clause ? each : branchAt(each.within, clause);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How many clauses a branch has after its head. */
export const lengthOf = (tree: ClauseTree): number =>
  tree.reduce<number>((sum, each) => sum + (typeof each === "number" ? 1 : 1 + lengthOf(each.within)), 0);
