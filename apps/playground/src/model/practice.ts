import type { Judgement as Proof } from "@wings/core/judge";
import type { Step } from "./step.js";
import { outcomeOf } from "./step.js";

/** A task: find what the technique does on this board. */
export interface PracticeTask {
  readonly technique: string;
  readonly board: string;
  readonly solution: string;
  /** Every step of the technique on this board. */
  readonly steps: readonly Step[];
}

/** What somebody marked: `r1c1-4` goes, `r1c1=4` is placed. */
export type Marks = readonly string[];

export type Judgement =
  | { readonly kind: "nothing" }
  /** The answer is the outcome of these steps. */
  | { readonly kind: "right"; readonly step: Step; readonly also: readonly Step[] }
  /** All marks belong to steps; this is the number of those still missing in the nearest one. */
  | { readonly kind: "partly"; readonly step: Step; readonly missing: number }
  /** A mark would remove a digit of the solution, or place another one. */
  | { readonly kind: "wrong"; readonly mark: string; readonly digit: number }
  /** These steps are whole, but no step of the technique has the other marks: the steps are named, and it doesn't count. */
  | { readonly kind: "beyond"; readonly step: Step; readonly also: readonly Step[]; readonly beyond: Marks }
  /** A mark is true, but the technique doesn't show it. The engine finds out whether anything else does. */
  | { readonly kind: "beside"; readonly mark: string; readonly proof?: Proof };

/** Judges an answer. An answer is right if it is the whole outcome of some step, or of several, and nothing else. */
export function judgeAnswer({ steps, solution }: PracticeTask, marks: Marks): Judgement {
  if (marks.length === 0) return { kind: "nothing" };
  for (const mark of marks) {
    const [cell, digit] = [(Number(mark[1]) - 1) * 9 + Number(mark[3]) - 1, Number(mark[5])];
    const isTrue = (Number(solution[cell]) === digit) === (mark[4] === "=");
    if (!isTrue) return { kind: "wrong", mark, digit: Number(solution[cell]) };
  }
  const outcomes = steps.map((step) => ({ step, parts: outcomeOf(step.finding).split(".") }));
  const whole = outcomes.filter(({ parts }) => parts.every((part) => marks.includes(part)));
  const beside = marks.filter((mark) => !whole.some(({ parts }) => parts.includes(mark)));
  if (whole.length > 0 && beside.length === 0) {
    const [step, ...also] = covering(whole, marks);
    return { kind: "right", step, also };
  }
  const strays = beside.filter((mark) => !outcomes.some(({ parts }) => parts.includes(mark)));
  if (whole.length > 0 && strays.length > 0) {
    const [step, ...also] = covering(
      whole,
      marks.filter((mark) => !beside.includes(mark)),
    );
    return { kind: "beyond", step, also, beyond: strays };
  }
  if (strays.length > 0) return { kind: "beside", mark: strays[0] };
  const [near] = outcomes
    .filter(({ parts }) => parts.some((part) => beside.includes(part)))
    .map(({ step, parts }) => ({
      step,
      missing: parts.filter((part) => !marks.includes(part)).length,
      rest: beside.filter((mark) => !parts.includes(mark)).length,
    }))
    .sort((a, b) => a.rest - b.rest || a.missing - b.missing);
  return { kind: "partly", step: near.step, missing: near.missing };
}

/** The fewest of these steps whose outcomes are all of the marks. Those that no other one strikes out come first. */
function covering(whole: readonly { readonly step: Step; readonly parts: readonly string[] }[], marks: Marks): Step[] {
  const chosen: Step[] = [];
  let left: readonly string[] = marks;
  let rest = whole;
  while (left.length > 0 && rest.length > 0) {
    const gain = (parts: readonly string[]): number => parts.filter((part) => left.includes(part)).length;
    const [best] = [...rest].sort(
      (a, b) => struckIn(a.step, chosen) - struckIn(b.step, chosen) || gain(b.parts) - gain(a.parts),
    );
    rest = rest.filter((each) => each !== best);
    if (gain(best.parts) === 0) continue;
    chosen.push(best.step);
    left = left.filter((part) => !best.parts.includes(part));
  }
  return chosen;
}

/** How many candidates of its pattern a step loses to others, or takes from theirs. */
const struckIn = (step: Step, others: readonly Step[]): number =>
  others.reduce((sum, other) => sum + strikes(step, other) + strikes(other, step), 0);

const strikes = (one: Step, other: Step): number =>
  one.finding.eliminations.filter(({ cell, digit }) => isEnd(other, cell, digit)).length;

/** Whether a candidate is part of the pattern of a step, as an end of a link or in a role. */
export const isEnd = ({ finding }: Step, cell: string, digit: number): boolean =>
  finding.marks.some((mark) =>
    "link" in mark
      ? [...mark.from, ...mark.to].includes(`${cell}#${digit}` as never)
      : "cell" in mark && mark.cell === cell && (mark.digits ?? []).includes(digit),
  );
