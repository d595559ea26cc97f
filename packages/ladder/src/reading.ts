import type { Board, NamedCount, Technique } from "@wings/core";
import { type Hit, Sink, badArgument, checkBoard, nameCount, runTechnique } from "@wings/core/host";

/** What proves a finding, in its own fields. */
export interface ProofFields {
  readonly reason: readonly unknown[];
  readonly lemmas?: readonly { readonly facts: readonly unknown[] }[] | undefined;
  readonly counts?: readonly NamedCount[] | undefined;
}

/**
 * How much there is to read of a finding: the facts, sets and lemmas of its proof.
 *
 * @example
 * ```ts
 * import { findSmallest, parse } from "@wings/core";
 * import { EXAMPLES, rungOf, thingsToRead } from "@wings/ladder";
 *
 * const finding = findSmallest(parse(EXAMPLES["set-logic"]), [rungOf("set-logic")!.technique]);
 * if (finding) console.log(thingsToRead(finding)); // 23
 * ```
 */
export function thingsToRead(finding: ProofFields): number {
  const { reason, lemmas = [], counts = [] } = Object(finding) as ProofFields;
  if (![reason, lemmas, counts].every(Array.isArray)) throw badArgument(finding, "a finding");
  let things = reason.length;
  for (const { facts } of lemmas) things += 1 + facts.length;
  for (const { facts, sets } of counts) things += facts.length + sets.length;
  return things;
}

/** Techniques whose steps are read fact by fact. A pattern is seen, however long its proof is. */
const READ_BY_FACT = ["forcing-chain", "kraken-fish", "set-logic", "forcing-net", "bivalue-net"];
/** A proof that is short enough: six facts in five sets. */
const SHORT = 11;

/**
 * A finding with less to read than the one that the easiest technique has. `undefined` where that one is a pattern or short, and where
 * none has less to read.
 *
 * @param proof is called only where it matters how long the proof is
 */
export function lessToRead(
  board: Board,
  easiest: Technique,
  proof: () => ProofFields,
  techniques: readonly Technique[],
): { readonly technique: Technique; readonly hit: Hit } | undefined {
  checkBoard(board);
  const from = Array.from(Object(techniques) as readonly Technique[]).indexOf(easiest);
  if (from < 0) throw badArgument(easiest, "one of the techniques");
  if (typeof proof !== "function") throw badArgument(proof, "a function that gives the proof");
  if (!READ_BY_FACT.includes((Object(easiest) as Technique).id)) return undefined;
  const found = proof();
  let least = thingsToRead(found);
  if (least <= SHORT && !isWeighted(found)) return undefined;
  let best: { technique: Technique; hit: Hit } | undefined;
  // The techniques before it find nothing.
  for (const technique of techniques.slice(from)) {
    if (!READ_BY_FACT.includes(technique.id)) continue;
    for (const hit of hitsOf(technique, board)) {
      const things = thingsToRead(proofOf(technique, board, hit));
      if (things < least) [best, least] = [{ technique, hit }, things];
    }
    if (best !== undefined && least <= SHORT) break;
  }
  return best;
}

/** The size of set logic doesn't say how long its proof is, but a proof takes too long to look for all of them. */
function hitsOf(technique: Technique, board: Board): readonly Hit[] {
  const sink = new Sink(board, technique.id === "set-logic" ? "smallest" : "distinct");
  runTechnique(technique, board, sink);
  return sink.hits;
}

/** The proof of a hit. */
export function proofOf(technique: Technique, board: Board, { pattern }: Hit): ProofFields {
  const proof = technique.reason(pattern as never, board);
  if (!("counts" in proof)) return "lemmas" in proof ? { reason: [], lemmas: proof.lemmas } : { reason: proof };
  return { reason: [], counts: proof.counts.map(nameCount) };
}

const isWeighted = ({ counts = [] }: ProofFields): boolean =>
  counts.some(({ facts, sets }) => [...facts, ...sets].some(({ weight }) => weight > 1));
