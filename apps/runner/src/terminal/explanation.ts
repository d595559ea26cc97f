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
}

/** The sentence that ends an assumption. */
const FALSE = "So it is false.";

/**
 * An explanation. A long one has a line for each sentence. What follows from an assumption within it is indented below that: a net
 * is read as a tree. On a terminal the tree is folded.
 */
export function wrapExplanation(text: string, style: TerminalStyle, indent = ""): string {
  const sentences = text.split(/(?<=[.:]) (?=[A-Z])/);
  if (sentences.length < MANY_SENTENCES && (!style.fold || text.length <= LONGEST)) return wrap(text, style, indent);
  const tree = treeOf(sentences);
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
      : [wrap(each.head, style, `${indent}  `, indent), ...linesOf(each.within, `${indent}  `, style)],
  );
}

/** The sentences as a tree: an assumption within the first one is tried until it is false. */
function treeOf(sentences: readonly string[]): Tree {
  const trunk: (string | Branch)[] = [];
  const open = [trunk];
  for (const sentence of sentences) {
    const here = open[open.length - 1];
    if (sentence.startsWith("Try ")) {
      const within: (string | Branch)[] = [];
      here.push({ head: sentence, within });
      open.push(within);
    } else {
      here.push(sentence);
      if (sentence === FALSE && open.length > 1) open.pop();
    }
  }
  return trunk;
}

/** `Try 4 in r1c6: fails (7 steps).` */
const foldedText = ({ head, within }: Branch): string =>
  `${head.replace(/\.$/, "")}: fails (${plural(stepsIn(within), "step")}).`;

const stepsIn = (tree: Tree): number =>
  tree.reduce((sum, each) => sum + (typeof each === "string" ? (each === FALSE ? 0 : 1) : 1 + stepsIn(each.within)), 0);

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
