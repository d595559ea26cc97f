import type { Translation } from "@wings/core";
import { type TerminalStyle, paint, plural, wrap } from "./terminal-style.js";

/** From this many sentences on, an explanation is easier to follow sentence by sentence. */
const MANY_SENTENCES = 5;
/** The most characters of an explanation that is folded. */
const LONGEST = 1000;

/** Sentences, with those that follow from an assumption below its sentence. */
type Tree = readonly (string | Branch)[];
interface Branch {
  readonly head: string;
  readonly within: Tree;
  /** The sentence that ends it. */
  readonly tail: string;
}

/** The sentences that begin and end an assumption within an explanation. */
interface Ends {
  readonly opens: string;
  readonly closes: string;
}

/** The part of a message that has an assumption: `Try {candidate}. {steps} So it is false.` */
const BRANCH = "wrong";

/** A message, or a translation, of which the parts count. */
type Branching = Translation | undefined;

/** A message without assumptions has no such ends. */
function endsIn(message: Branching): Ends | undefined {
  const [, opens, closes] = /^([^{]+)\{.*\{steps\} (.+)$/.exec(message?.parts?.[BRANCH] ?? "") ?? [];
  return opens === undefined ? undefined : { opens, closes };
}

/**
 * An explanation. A long one has a line for each sentence. What follows from an assumption within it is indented below that: a net
 * is read as a tree. On a terminal the tree is folded. `message` is that of the technique.
 */
export function wrapExplanation(
  text: string,
  style: TerminalStyle,
  { message, indent = "" }: { readonly message: Branching; readonly indent?: string },
): string {
  const sentences = text.split(/(?<=[.:]) (?=[\p{Lu}¿«])/u);
  if (sentences.length < MANY_SENTENCES && (!style.fold || text.length <= LONGEST)) return wrap(text, style, indent);
  const ends = endsIn(message);
  const tree = ends === undefined ? sentences : treeOf(sentences, ends);
  const whole = linesOf(tree, indent, style);
  if (!style.fold) return whole.join("\n");
  const folded = shortened(tree.map((each) => (typeof each === "string" ? each : foldedText(each))));
  if (folded.join() === sentences.join()) return whole.join("\n");
  return [
    ...linesOf(folded, indent, style),
    paint(style, "dim", wrap(`To see all ${sentences.length} sentences, add --unfold.`, style, indent)),
  ].join("\n");
}

function linesOf(tree: Tree, indent: string, style: TerminalStyle): string[] {
  return tree.flatMap((each) =>
    typeof each === "string"
      ? [wrap(each, style, `${indent}  `, indent)]
      : [wrap(each.head, style, `${indent}  `, indent), ...linesOf([...each.within, each.tail], `${indent}  `, style)],
  );
}

/** The sentences as a tree: an assumption within the first one is tried until it is false. */
function treeOf(sentences: readonly string[], { opens, closes }: Ends): Tree {
  const trunk: (string | Branch)[] = [];
  const open = [trunk];
  for (const sentence of sentences) {
    const here = open[open.length - 1];
    if (sentence.startsWith(opens)) {
      const within: (string | Branch)[] = [];
      here.push({ head: sentence, within, tail: closes });
      open.push(within);
    } else if (sentence === closes && open.length > 1) open.pop();
    else here.push(sentence);
  }
  return open.length === 1 ? trunk : sentences;
}

/** `Try 4 in r1c6: fails (7 steps).` */
const foldedText = ({ head, within }: Branch): string =>
  `${head.replace(/\.$/, "")}: fails (${plural(stepsIn(within), "step")}).`;

const stepsIn = (tree: Tree): number =>
  tree.reduce((sum, each) => sum + (typeof each === "string" ? 1 : 1 + stepsIn(each.within)), 0);

/** Shortens an explanation to a number of characters: sentences in the middle are left out, and counted. */
function shortened(sentences: readonly string[]): string[] {
  const lengthOf = (list: readonly string[]): number => list.join(" ").length;
  if (lengthOf(sentences) <= LONGEST || sentences.length < 3) return [...sentences];
  for (let left = 1; ; left++) {
    // More of the beginning than of the end: there the thread begins.
    const after = Math.max(1, Math.floor((sentences.length - left) / 3));
    const before = sentences.length - left - after;
    const list = [
      ...sentences.slice(0, Math.max(1, before)),
      `… ${plural(left, "more sentence")} …`,
      ...sentences.slice(-after),
    ];
    if (lengthOf(list) <= LONGEST || before <= 1) return list;
  }
}
