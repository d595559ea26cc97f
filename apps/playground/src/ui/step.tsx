import { cellsName, parseCell } from "@wings/core";
import type { Session } from "../session.js";
import { type State, knownAs } from "../state/state.js";
import type { Step } from "../state/step.js";
import { Legend } from "./board.js";
import { Origin } from "./name.js";
import { useInSight } from "./scroll.js";

/** A step in full: what it is called, why it is right, what changes, and what the picture shows. */
export function StepCard({
  session,
  state,
  step,
  dark,
  apply = "Apply",
}: {
  session: Session;
  state: State;
  step: Step;
  dark: boolean;
  /** What the button says: on a path, all steps before this one are applied with it. */
  apply?: string;
}) {
  const { meta, from } = knownAs(state, step.finding.technique);
  const card = useInSight(step);
  return (
    <article class="card" ref={card} tabIndex={-1}>
      <h2>
        <bdi>{meta.name}</bdi> {from !== "" && <Origin from={from} />}
      </h2>
      <p class="why">{step.finding.text}</p>
      <p class="outcome">{outcomeIn(step)}</p>
      <Legend state={state} step={step} dark={dark} />
      <div class="buttons">
        <button class="primary" onClick={() => session.hints.apply()}>
          {apply}
        </button>
      </div>
    </article>
  );
}

/** `r8c56 r9c2 lose 2`, or `r1c1 takes 5`. */
function outcomeIn({ finding: { eliminations, placements } }: Step): string {
  const byDigit = new Map<number, number[]>();
  for (const { cell, digit } of eliminations) byDigit.set(digit, [...(byDigit.get(digit) ?? []), parseCell(cell)]);
  return [
    ...placements.map(({ cell, digit }) => `${cell} takes ${digit}`),
    ...Array.from(byDigit, ([digit, cells]) => `${cellsName(cells)} ${cells.length > 1 ? "lose" : "loses"} ${digit}`),
  ].join(", ");
}
