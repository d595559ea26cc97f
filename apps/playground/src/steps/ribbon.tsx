import { useEffect, useRef } from "preact/hooks";
import { useDispatch, useSelect, useWords } from "../ui/context.js";
import { memo } from "../ui/memo.js";
import { useTabStop } from "../ui/tab-stop.js";
import { knownAs, levelOf, nameOf } from "../model/known.js";
import type { Step } from "../model/step.js";
import "./ribbon.css";

const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"];
/** The height of a bar, from 1 to 5; 3 for third-party techniques, whose level is unknown. */
const heightOf = (step: Step): number => LEVELS.indexOf(levelOf(step.finding.technique)) + 1 || 3;

/** The path as bars: their height is the level, and singles are thin lines. */
export function Ribbon({ steps }: { steps: readonly Step[] }) {
  const words = useWords();
  if (steps.length === 0) return null;
  return (
    <div class="ribbon" role="img" aria-label={words.ribbon}>
      {steps.map((step, i) => (
        <span key={i} class={`bar height-${heightOf(step)}`} />
      ))}
    </div>
  );
}

/** The path as bars that can be pressed and walked with the arrow keys. */
function Walk({ steps }: { steps: readonly Step[] }) {
  const words = useWords();
  const dispatch = useDispatch();
  const at = useSelect(({ about: { path } }) => path?.at ?? 0);
  const list = useRef<HTMLDivElement>(null);
  const isFocused = useRef(false);
  useEffect(() => {
    if (isFocused.current) list.current?.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
  }, [at]);
  useTabStop(list, "[aria-current], :last-child");
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    dispatch({ type: "walk", at: Math.max(0, Math.min(steps.length - 1, at + by)) });
  };
  // On a phone a bar is too narrow for a finger, so the whole ribbon is pressed, or slid along.
  const onPointer = (event: PointerEvent): void => {
    const [first, last] = [list.current?.firstElementChild, list.current?.lastElementChild];
    if ((event.buttons & 1) === 0 || !first || !last) return;
    const left = first.getBoundingClientRect().left;
    const part = (event.clientX - left) / (last.getBoundingClientRect().right - left);
    const to = Math.max(0, Math.min(steps.length - 1, Math.floor(part * steps.length)));
    if (to !== at) dispatch({ type: "walk", at: to });
  };
  return (
    <div
      class="ribbon"
      role="group"
      aria-label={words.ribbon}
      ref={list}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onKeyDown={onKeyDown}
      onFocusIn={() => (isFocused.current = true)}
      onFocusOut={() => (isFocused.current = false)}
    >
      {steps.map((step, i) => (
        <Bar key={i} step={step} at={i} />
      ))}
    </div>
  );
}

const Bar = memo(({ step, at }: { step: Step; at: number }) => {
  const words = useWords();
  const dispatch = useDispatch();
  const name = useSelect((state) => nameOf(knownAs(state, step.finding.technique), words));
  const isHere = useSelect(({ about: { path } }) => path?.at === at);
  const label = words.ribbonStep(at + 1, name);
  return (
    <button
      class={`bar height-${heightOf(step)}`}
      title={label}
      aria-label={label}
      aria-current={isHere ? "step" : undefined}
      tabIndex={-1}
      onClick={() => dispatch({ type: "walk", at })}
    />
  );
});

/** The ribbon above the panels of the solver, with the way to the next hard step. */
export function PathRibbon() {
  const words = useWords();
  const dispatch = useDispatch();
  const steps = useSelect(({ about: { path } }) => path?.steps);
  const status = useSelect(({ about: { path } }) => path?.status);
  const isAtSingle = useSelect(({ about: { path } }) => {
    const step = path?.steps[path.at];
    return step !== undefined && levelOf(step.finding.technique) === "easy";
  });
  // The bars share the width, so they come when all of them are known: else each new one would move those under the pointer.
  const hasSteps = steps !== undefined && steps.length > 0 && status !== "searching";
  // Without bars it has the same size, so that nothing moves either.
  return (
    <div class="path-ribbon">
      {hasSteps ? (
        <Walk steps={steps} />
      ) : (
        <p class="ribbon note">
          {status !== undefined && (status === "searching" ? words.looking : words.noSteps[status])}
        </p>
      )}
      <div class="buttons">
        <button onClick={() => dispatch({ type: "next-hard" })} disabled={!hasSteps}>
          {words.nextHard}
        </button>
        <button onClick={() => dispatch({ type: "singles" })} disabled={!isAtSingle}>
          {words.applySingles}
        </button>
      </div>
    </div>
  );
}
