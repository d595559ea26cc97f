import { type Hit, type Technique, checkTechnique } from "@wings/core";
import { type Case, type Cases, readCases } from "./cases.js";
import { examine } from "./examine.js";
import { type Fault, codeOf, failureOf, fault } from "./faults.js";
import { type Framework, frameworkOf } from "./framework.js";
import { variantsOf } from "./option-variants.js";
import { type Outcome, outcomeOfHit } from "./outcome.js";
import { run, summaryOf } from "./subject.js";

/**
 * Tests a technique: on each board what is stated is found, and every property holds that a technique must have (see
 * `examine`). Each case becomes a test of the framework that runs.
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
  const all = readCases(cases);
  const { describe, it, warn } = frameworkOf(framework);
  describe(technique.id, () => {
    for (const each of all) {
      it(`${each.list} ${each.text}`, () => {
        const { faults, warnings } = examine(technique, [each.board]);
        // What is wrong with the technique first: it mostly is why what is stated does not hold.
        const wrong = [...faults, ...asStated(technique, each)];
        if (wrong.length > 0) throw failureOf(wrong);
        for (const { code, text } of warnings) if (!OF_ALL.includes(code)) warn(text);
      });
    }
    const boards = all.map(({ board }) => board);
    it("marks every role that it declares, on one board or another", () => {
      const { faults, warnings } = examine(technique, boards, { symmetries: 0 });
      // Any other fault has failed its own case.
      if (faults.length > 0) return;
      const unused = warnings.find(({ code }) => code === UNUSED_ROLE);
      if (unused) throw failureOf([unused]);
      for (const { code, text } of warnings) if (OF_ALL.includes(code)) warn(text);
    });
    for (const { technique: variant, option, value } of variantsOf(technique)) {
      it(`is as good with ${option}: ${value}`, () => {
        const { faults, warnings } = examine(variant, boards, { symmetries: 3, least: 1 });
        if (faults.length > 0) throw failureOf(faults);
        for (const { code, text } of warnings) if (code === FEW) warn(text);
      });
    }
  });
}

const UNUSED_ROLE = "WINGS_UNUSED_ROLE";
/** Given of a variant alone: the technique as it is has its finds. */
const FEW = "WINGS_FEW_FINDINGS";
/** Warnings that only all boards together may give. */
const OF_ALL: readonly string[] = [
  UNUSED_ROLE,
  "WINGS_UNUSED_OPTION",
  "WINGS_UNNEEDED_ASSUMPTION",
  "WINGS_LOW_MIN_SIZE",
];

/** Whether what the case states holds; not asked where the technique can't be run. */
function asStated(technique: Technique, { list, board, outcome, text }: Case): Fault[] {
  let hits: readonly Hit[];
  try {
    ({ hits } = run(technique, board.copy()));
  } catch {
    return [];
  }
  const again = `techniqueTester(${codeOf(technique)}, { ${list}: [${JSON.stringify(text)}], … })`;
  if (list === "misses") {
    const seen = several(
      hits.map((hit) => `${outcomeOfHit(hit).join(" ")}, by ${summaryOf({ technique, board }, hit)}`),
    );
    return hits.length === 0
      ? []
      : [fault("FOUND_TOO_MUCH", technique, board, { expected: "no finding", seen, again })];
  }
  const outcomes = hits.map(outcomeOfHit);
  const seen = several(nearest(outcomes, outcome));
  return outcomes.some((each) => each.join() === outcome.join())
    ? []
    : [fault("NOT_FOUND", technique, board, { expected: `a finding of ${outcome.join(" ")}`, seen, again })];
}

/** Different outcomes, those first that have the most in common with the wanted one. */
function nearest(outcomes: readonly Outcome[], wanted: Outcome): string[] {
  const common = (outcome: Outcome): number => outcome.filter((each) => wanted.includes(each)).length;
  const sorted = [...outcomes].sort((a, b) => common(b) - common(a));
  return [...new Set(sorted.map((outcome) => outcome.join(" ")))];
}

function several(texts: readonly string[]): string {
  const more = texts.length - 8;
  return texts.length === 0 ? "no finding" : texts.slice(0, 8).join(" | ") + (more > 0 ? ` | and ${more} more` : "");
}
