import { explain, parse } from "@wings/core";
import type { Session } from "../session.js";
import { LEVELS, type Level, formOf } from "../state/hint.js";
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

/** The next step, in three levels: where to look, what it is, why it is right. */
export function HintPanel({ session, state, dark }: Props) {
  const { hint, hinting, verdict } = state;
  if (hint === undefined || hinting) {
    return (
      <>
        <p>A hint tells as much as you like: where to look, what the step is, or why it is right.</p>
        <div class="buttons">
          <button class="primary" disabled={hinting} onClick={() => void session.hints.next()}>
            {hinting ? "Looking …" : "Next hint"}
          </button>
          <button onClick={() => void session.hints.next("full")} disabled={hinting}>
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
        {solved
          ? "Solved: every cell has its digit."
          : "Nothing is found on this board with the techniques that are chosen."}
      </p>
    );
  }
  return (
    <>
      <div class="segments" role="group" aria-label="How much the hint tells">
        {LEVELS.map((each) => (
          <button key={each} aria-pressed={each === level} onClick={() => session.hints.show(step, each)}>
            {each[0].toUpperCase() + each.slice(1)}
          </button>
        ))}
      </div>
      {level === "full" ? (
        <StepCard session={session} state={state} step={step} dark={dark} />
      ) : (
        <LessCard session={session} state={state} step={step} level={level} />
      )}
    </>
  );
}

/** As much of a step as one has asked for so far. */
function LessCard({ session, state, step, level }: Pick<Props, "session" | "state"> & { step: Step; level: Level }) {
  const card = useInSight(level);
  return (
    <article class="card" tabIndex={-1} ref={card}>
      <h2>{level === "vague" ? "Where to look" : <Name known={knownAs(state, step.finding.technique)} />}</h2>
      <p class="why">{explain(step.finding, formOf(level))}</p>
      <div class="buttons">
        <button class="primary" onClick={() => void session.hints.next()}>
          Tell me more
        </button>
        <button onClick={() => session.hints.apply()}>Apply</button>
      </div>
    </article>
  );
}

/** What comes before any step: there is none that would help. */
function MistakeCard({ session, state, since }: Pick<Props, "session" | "state"> & { since: number | undefined }) {
  const { verdict } = state;
  const card = useInSight(verdict);
  return (
    <article class="card error" tabIndex={-1} ref={card}>
      <h2>There is a mistake</h2>
      <p class="why">{mistakeIn(verdict)}</p>
      {since !== undefined && (
        <>
          {since > 1 && <p class="outcome">{since} changes ago there was none.</p>}
          <div class="buttons">
            <button class="primary" onClick={() => session.boards.undo(since)}>
              {since === 1 ? "Undo the last change" : `Undo the last ${since} changes`}
            </button>
          </div>
        </>
      )}
    </article>
  );
}
