import { explain, parse } from "@wings/core";
import type { Session } from "../session.js";
import { LEVELS, type Level } from "../state/hint.js";
import { mistakeIn } from "../state/mistake.js";
import type { State } from "../state/state.js";
import { knownAs } from "../state/state.js";
import type { Step } from "../state/step.js";
import { Name } from "./name.js";
import { useInSight } from "./scroll.js";
import { StepCard } from "./step.js";

interface Props {
  readonly session: Session;
  readonly state: State;
  readonly dark: boolean;
}

/** The next step in three levels: what to look for, what it is, why it is right. */
export function HintPanel({ session, state, dark }: Props) {
  const { hint, hinting, verdict } = state;
  if (hint === undefined || hinting) {
    return (
      <>
        <p>A hint has three levels: what to look for, what the step is, and why it is right.</p>
        <div class="buttons">
          <button class="primary" disabled={hinting} onClick={() => void session.hints.next()}>
            {hinting ? "Looking …" : "Next hint"}
          </button>
          <button onClick={() => void session.hints.next("long")} disabled={hinting}>
            Show the next step
          </button>
        </div>
      </>
    );
  }
  const { step, level, mistake } = hint;
  if (mistake) return <MistakeCard session={session} state={state} since={mistake.since} />;
  if (step === null) {
    const solved = verdict?.solutions === "one" && parse(state.history.now).isFull;
    return (
      <p class="card" tabIndex={-1}>
        {solved ? "This board is solved." : "The selected techniques find nothing on this board."}
      </p>
    );
  }
  return (
    <>
      <div class="segments" role="group" aria-label="Hint level">
        {LEVELS.map((each) => (
          <button key={each} aria-pressed={each === level} onClick={() => session.hints.show(step, each)}>
            {each[0].toUpperCase() + each.slice(1)}
          </button>
        ))}
      </div>
      {level === "long" ? (
        <StepCard session={session} state={state} step={step} dark={dark} />
      ) : (
        <LessCard session={session} state={state} step={step} level={level} />
      )}
    </>
  );
}

/** A step at the level vague or short. */
function LessCard({ session, state, step, level }: Pick<Props, "session" | "state"> & { step: Step; level: Level }) {
  const card = useInSight(level);
  return (
    <article class="card" tabIndex={-1} ref={card}>
      <h2>{level === "vague" ? "What to look for" : <Name known={knownAs(state, step.finding.technique)} />}</h2>
      <p class="why">{explain(step.finding, level)}</p>
      <div class="buttons">
        <button class="primary" onClick={() => void session.hints.next()}>
          More
        </button>
        <button onClick={() => session.hints.apply()}>Apply</button>
      </div>
    </article>
  );
}

/** Shown instead of a step on a board without a solution. */
function MistakeCard({ session, state, since }: Pick<Props, "session" | "state"> & { since: number | undefined }) {
  const { verdict } = state;
  const card = useInSight(verdict);
  return (
    <article class="card error" tabIndex={-1} ref={card}>
      <h2>There is a mistake</h2>
      <p class="why">{mistakeIn(verdict)}</p>
      {since !== undefined && (
        <>
          {since > 1 && <p class="outcome">The mistake is {since} moves back.</p>}
          <div class="buttons">
            <button class="primary" onClick={() => session.boards.undo(since)}>
              {since === 1 ? "Undo the last move" : `Undo the last ${since} moves`}
            </button>
          </div>
        </>
      )}
    </article>
  );
}
