import type { Session } from "../session.js";
import { type State, knownAs } from "../state/state.js";
import { type Step, outcomeText } from "../state/step.js";
import { Legend } from "./board.js";
import { Origin } from "./name.js";
import { useInSight } from "./scroll.js";

/** A step with its name, explanation, action and legend. */
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
  /** The label of the button. On a path it also applies all steps before this one. */
  apply?: string;
}) {
  const { meta, from } = knownAs(state, step.finding.technique);
  const { text } = step.finding;
  const outcome = outcomeText(step.finding);
  const card = useInSight(step);
  return (
    <article class="card" ref={card} tabIndex={-1}>
      <h2>
        <bdi>{meta.name}</bdi> {from !== "" && <Origin from={from} />}
      </h2>
      <p class="why">{text}</p>
      {!text.includes(outcome) && <p class="outcome">{capitalized(outcome)}.</p>}
      <Legend state={state} step={step} dark={dark} />
      <div class="buttons">
        <button class="primary" onClick={() => session.hints.apply()}>
          {apply}
        </button>
      </div>
    </article>
  );
}

const capitalized = (words: string): string => words[0].toUpperCase() + words.slice(1);
