import { useEffect, useRef } from "preact/hooks";
import { useDispatch, useSelect, useWords } from "../app/context.js";
import { knownAs, levelOf } from "../state/known.js";
import type { Step } from "../state/step.js";
import "./ribbon.css";

const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"];
/** The height of a bar, from 1 to 5; 3 for third-party techniques, whose level is unknown. */
const heightOf = (step: Step): number => LEVELS.indexOf(levelOf(step.finding.technique)) + 1 || 3;

/** The path as bars: their height is the level, and singles are thin lines. */
export function Ribbon({ steps, at, onPick }: { steps: readonly Step[]; at?: number; onPick?: (at: number) => void }) {
  const words = useWords();
  const plugins = useSelect((state) => state.plugins);
  const list = useRef<HTMLDivElement>(null);
  const isFocused = useRef(false);
  useEffect(() => {
    if (isFocused.current) list.current?.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
  }, [at]);
  if (steps.length === 0) return null;
  const label = (step: Step, i: number): string =>
    words.ribbonStep(i + 1, knownAs({ plugins }, step.finding.technique).meta.name);
  if (onPick === undefined)
    return (
      <div class="ribbon" role="img" aria-label={words.ribbon}>
        {steps.map((step, i) => (
          <span key={i} class={`bar height-${heightOf(step)}`} />
        ))}
      </div>
    );
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || at === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onPick(Math.max(0, Math.min(steps.length - 1, at + by)));
  };
  return (
    <div
      class="ribbon"
      role="group"
      aria-label={words.ribbon}
      ref={list}
      onKeyDown={onKeyDown}
      onFocusIn={() => (isFocused.current = true)}
      onFocusOut={() => (isFocused.current = false)}
    >
      {steps.map((step, i) => (
        <button
          key={i}
          class={`bar height-${heightOf(step)}`}
          title={label(step, i)}
          aria-label={label(step, i)}
          aria-current={i === at ? "step" : undefined}
          tabIndex={i === Math.min(at ?? 0, steps.length - 1) ? 0 : -1}
          onClick={() => onPick(i)}
        />
      ))}
    </div>
  );
}

/** The ribbon above the panels of the solver, with the way to the next hard step. */
export function PathRibbon() {
  const words = useWords();
  const dispatch = useDispatch();
  const path = useSelect((state) => state.path);
  // The bars share the width, so they come when all of them are known: else each new one would move those under the pointer.
  const hasSteps = path !== undefined && path.steps.length > 0 && path.status !== "searching";
  const step = path?.steps[path.at];
  // Without bars it has the same size, so that nothing moves either.
  return (
    <div class="path-ribbon">
      {hasSteps ? (
        <Ribbon steps={path.steps} at={path.at} onPick={(at) => dispatch({ type: "walk", at })} />
      ) : (
        <p class="ribbon note">
          {path !== undefined && (path.status === "searching" ? words.looking : words.noSteps[path.status])}
        </p>
      )}
      <div class="buttons">
        <button onClick={() => dispatch({ type: "next-hard" })} disabled={!hasSteps}>
          {words.nextHard}
        </button>
        <button
          onClick={() => dispatch({ type: "singles" })}
          disabled={step === undefined || levelOf(step.finding.technique) !== "easy"}
        >
          {words.applySingles}
        </button>
      </div>
    </div>
  );
}
