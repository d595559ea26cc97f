import { refuseEmptyPops } from "./empty-sets.js";
import { type Board, type Technique, explain } from "@wings/core";
import { type Hit, checkTechnique, describeHit } from "@wings/core/host";
import { type Case, type Cases, readCases } from "./cases.js";
import { hasEnded, noteEnd, refuseEnded } from "./ended.js";
import { type ExamineOptions, examine } from "./examine.js";
import { type Fault, codeOf, failureOf, fault } from "./faults.js";
import { type Framework, frameworkOf } from "./framework.js";
import { variantsOf } from "./option-variants.js";
import { type Outcome, outcomeOfHit } from "./outcome.js";
import { limited, run, summaryOf } from "./subject.js";
import { TIMEOUT } from "./time-limit.js";

/**
 * Tests a technique: it finds what the cases state, and has all properties of a correct technique (see `examine`). Each case
 * becomes a test of your test framework.
 *
 * ```ts
 * techniqueTester(xyWing, {
 *   finds: ["S1 6..1....7..18.73…  => r9c45≠5"],
 *   misses: ["S4 8.9..3..4.24…"],
 * });
 * ```
 */
export function techniqueTester(technique: Technique, cases: Cases, framework?: Framework): void {
  checkTechnique(technique);
  refuseEmptyPops();
  const all = readCases(cases);
  const { describe, it, warn, info, timeout = TIMEOUT } = frameworkOf(framework);
  const depth = isQuick() ? QUICK : {};
  describe(technique.id, () => {
    for (const each of all) {
      const test = (each.only ? it.only : undefined) ?? it;
      test(`${each.list} ${each.name}`, () => {
        refuseEnded(technique);
        const variant = withOptions(technique, each);
        const { faults, warnings } = examine(variant, [each.board], { ...depth, timeout });
        // A fault of the technique comes first, because it is often the cause of the other.
        if (hasEnded(variant)) noteEnd(technique, faults);
        const wrong = [...faults, ...(hasEnded(variant) ? [] : checkCase(variant, each, timeout))];
        if (wrong.length > 0) throw failureOf(wrong);
        for (const { code, text } of warnings) if (!ACROSS_BOARDS.includes(code)) warn(text);
      });
    }
    const boards = all.map(({ board }) => board);
    it("marks each declared role on at least one board", () => {
      refuseEnded(technique);
      const { faults, warnings, microseconds } = examine(technique, boards, { ...depth, symmetries: 0, timeout });
      if (hasEnded(technique)) throw failureOf(faults);
      // A fault already fails its own case.
      if (faults.length > 0) return;
      if (technique.isOurs !== true) {
        info(`${technique.id}: ${microseconds.toFixed(1)} µs a board`);
        if (all.every(({ message }) => message === undefined)) warn(noMessage(technique, all[0]).text);
      }
      const unused = warnings.find(({ code }) => code === UNUSED_ROLE);
      if (unused) throw failureOf([unused]);
      for (const { code, text } of warnings) if (ACROSS_BOARDS.includes(code)) warn(text);
    });
    for (const { technique: variant, option, value } of isQuick() ? [] : variantsOf(technique)) {
      it(`is correct with ${option}: ${value}`, () => {
        refuseEnded(technique);
        const { faults, warnings } = examine(variant, boards, { symmetries: 3, least: 1, timeout });
        if (faults.length > 0) throw failureOf(faults);
        for (const { code, text } of warnings) if (code === FEW_FINDINGS) warn(text);
      });
    }
  });
}

/** A warning: two cells or digits that are exchanged in the words are right for every other check. */
const noMessage = (technique: Technique, { board, text }: Case): Fault =>
  fault("NO_MESSAGE", technique, board, {
    expected:
      "in one of the cases, what its finding says: { board, outcome, message }; read it aloud before you paste it",
    seen: `no message in any case, so that no test reads the words on ${text}`,
  });

/** What is examined with WINGS_QUICK: a check of every change needs a second, where a check before a release may take ten. */
const QUICK: ExamineOptions = { symmetries: 4, memory: false };

const { process } = globalThis as { readonly process?: { readonly env: Readonly<Record<string, string | undefined>> } };
const isQuick = (): boolean => (process?.env.WINGS_QUICK ?? "") !== "";

const UNUSED_ROLE = "WINGS_UNUSED_ROLE";
/** Only for a variant: the cases state what the technique itself finds. */
const FEW_FINDINGS = "WINGS_FEW_FINDINGS";
/** Warnings that need all boards together. */
const ACROSS_BOARDS: readonly string[] = [
  UNUSED_ROLE,
  "WINGS_UNUSED_OPTION",
  "WINGS_UNNEEDED_ASSUMPTION",
  "WINGS_LOW_MIN_SIZE",
  "WINGS_ALWAYS_STRONG",
  "WINGS_WRONG_ROLE",
  "WINGS_TOO_SLOW",
];

const withOptions = (technique: Technique, { options }: Case): Technique =>
  Object.keys(options).length === 0 ? technique : technique.with(options);

/** Checks what the case states. A technique that fails to run is reported elsewhere. */
function checkCase(technique: Technique, each: Case, timeout: number): Fault[] {
  const { list, board, outcome, text } = each;
  let hits: readonly Hit[];
  try {
    ({ hits } = limited(technique, board, timeout, () => run(technique, board.copy())));
  } catch {
    return [];
  }
  const again = `techniqueTester(${codeOf(technique)}, { ${list}: [${JSON.stringify(text)}], … })`;
  if (list === "misses") {
    const seen = joined(
      hits.map((hit) => `${outcomeOfHit(hit).join(" ")}, by ${summaryOf({ technique, board }, hit)}`),
    );
    return hits.length === 0
      ? []
      : [fault("FOUND_TOO_MUCH", technique, board, { expected: "no finding", seen, again })];
  }
  const stated = hits.filter((hit) => outcomeOfHit(hit).join() === outcome.join());
  if (stated.length === 0) {
    const seen = joined(mostSimilar(hits.map(outcomeOfHit), outcome));
    return [fault("NOT_FOUND", technique, board, { expected: `a finding of ${outcome.join(" ")}`, seen, again })];
  }
  return checkMessage(technique, each, stated, again);
}

/** The messages of a finding, each as a template and as a text. */
function textsOf(technique: Technique, board: Board, hit: Hit): string[] {
  const finding = describeHit(technique, board, hit);
  return (["long", "short", "vague"] as const).flatMap((form) => [finding.message[form], explain(finding, form)]);
}

function checkMessage(technique: Technique, { board, message }: Case, hits: readonly Hit[], again: string): Fault[] {
  if (message === undefined) return [];
  let texts: string[];
  try {
    texts = hits.flatMap((hit) => textsOf(technique, board, hit));
  } catch {
    // A wrong pattern or wrong data are reported elsewhere.
    return [];
  }
  if (texts.includes(message)) return [];
  // Every second text is filled.
  const seen = joined([...new Set(texts.filter((_, i) => i % 2 === 1))].map((each) => JSON.stringify(each)));
  const expected = `the message ${JSON.stringify(message)}, as a template or as a text`;
  return [fault("WRONG_MESSAGE", technique, board, { expected, seen, again })];
}

/** Different outcomes, the most similar first. */
function mostSimilar(outcomes: readonly Outcome[], wanted: Outcome): string[] {
  const common = (outcome: Outcome): number => outcome.filter((each) => wanted.includes(each)).length;
  const sorted = [...outcomes].sort((a, b) => common(b) - common(a));
  return [...new Set(sorted.map((outcome) => outcome.join(" ")))];
}

function joined(texts: readonly string[]): string {
  const more = texts.length - 8;
  return texts.length === 0 ? "no finding" : texts.slice(0, 8).join(" | ") + (more > 0 ? ` | and ${more} more` : "");
}
