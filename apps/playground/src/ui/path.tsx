import { useEffect, useRef } from "preact/hooks";
import type { Session } from "../session.js";
import type { PathStatus } from "../state/path.js";
import { type State, knownAs, ratingOf, viewOf } from "../state/state.js";
import { Icon, type IconName } from "./icon.js";
import { Name } from "./name.js";
import { StepCard } from "./step.js";

interface Props {
  readonly session: Session;
  readonly state: State;
  readonly dark: boolean;
}

const ENDS: Readonly<Record<PathStatus, string>> = {
  solved: "to the solution",
  stuck: "then the techniques find nothing more",
  contradictory: "then the board is contradictory",
  searching: "so far …",
  stopped: "so far (stopped)",
};

/** The same for a path without steps. */
const NO_STEPS: Readonly<Record<PathStatus, string>> = {
  solved: "This board is solved.",
  stuck: "The selected techniques find nothing on this board.",
  contradictory: "This board is contradictory.",
  searching: "Looking …",
  stopped: "Stopped before the first step.",
};

/** The path to the solution, as a list of steps. */
export function PathPanel({ session, state, dark }: Props) {
  const { path } = state;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!here || !list.current) return;
    // Scroll the list, not the page.
    list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2;
    if (list.current.contains(document.activeElement)) here.focus({ preventScroll: true });
  }, [path?.at]);

  if (path === undefined) {
    return (
      <>
        <p>The path to the solution, step by step, with the selected techniques.</p>
        <div class="buttons">
          <button class="primary" onClick={() => session.paths.find()}>
            Find the path
          </button>
        </div>
      </>
    );
  }
  const { steps, at, status } = path;
  if (steps.length === 0 && status !== "searching") return <p class="summary">{NO_STEPS[status]}</p>;
  const { hardest, score } = ratingOf(steps);
  const go = (to: number, icon: IconName, label: string, disabled: boolean) => (
    <button class="square" aria-label={label} disabled={disabled} onClick={() => session.paths.walk(to)}>
      <Icon name={icon} />
    </button>
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: steps.length }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    session.paths.walk(to);
  };
  return (
    <>
      <p class="summary">
        {steps.length === 0
          ? NO_STEPS[status]
          : `${steps.length} ${steps.length === 1 ? "step" : "steps"} ${ENDS[status]}`}
        {hardest !== undefined && `; hardest: ${knownAs(state, hardest).meta.name}; score ${score}`}
      </p>
      <div class="buttons walk">
        {go(0, "first", "First step", at === 0)}
        {go(at - 1, "back", "Step back", at === 0)}
        <span class="place">{at < steps.length ? `${at + 1} of ${steps.length}` : "End"}</span>
        {go(at + 1, "next", "Step forward", at === steps.length)}
        {go(steps.length, "last", "End of the path", at === steps.length)}
        {status === "searching" ? (
          <button onClick={() => session.paths.cancel()}>Cancel</button>
        ) : (
          <button onClick={() => session.paths.continueHere()} disabled={!viewOf(state).preview}>
            Continue from this step
          </button>
        )}
      </div>
      {steps[at] !== undefined && (
        <StepCard session={session} state={state} step={steps[at]} dark={dark} apply="Apply all steps up to here" />
      )}
      <ol class="steps found" ref={list} onKeyDown={onKeyDown} aria-label="Steps of the path">
        {steps.map((step, i) => (
          <li key={i}>
            <button
              tabIndex={i === Math.min(at, steps.length - 1) ? 0 : -1}
              aria-current={i === at ? "step" : undefined}
              onClick={() => session.paths.walk(i)}
            >
              <span class="number">{i + 1}</span>
              <span>
                <strong>
                  <Name known={knownAs(state, step.finding.technique)} />
                </strong>{" "}
                <span class="soft">{step.short}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
