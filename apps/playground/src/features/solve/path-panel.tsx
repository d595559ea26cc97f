import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useDispatch, useSelect, useWords } from "../../ui/context.js";
import { Icon, type IconName } from "../../ui/icon.js";
import { useSettled } from "../../ui/settled.js";
import { memo } from "../../ui/memo.js";
import { useTabStop } from "../../ui/tab-stop.js";
import { boardOf } from "../../model/board-of.js";
import { solveOf } from "./solve-state.js";
import { ratingText } from "./rating-text.js";
import { knownAs, levelOf, nameOf, ratingOf } from "../../model/known.js";
import type { Step } from "../../model/step.js";
import { outcomeOfStep, textOfStep } from "../../model/words/explain-step.js";
import { Name } from "../../steps/name.js";
import { StepCard } from "../../steps/step-card.js";

/** The path to the solution, as a list of steps. */
export function PathPanel() {
  const words = useWords();
  const isSettled = useSettled();
  const dispatch = useDispatch();
  const path = useSelect((state) => state.about.path);
  const plugins = useSelect((state) => state.plugins);
  const isPreview = useSelect(
    (state) =>
      state.about.path !== undefined &&
      state.about.path.at > 0 &&
      state.about.path.steps[state.about.path.at]?.board !== state.game?.history.now.board,
  );
  const rating = useMemo(() => path?.whole ?? ratingOf(path?.steps ?? []), [path?.whole, path?.steps]);
  /** The switch keeps the focus while the engine works for it. */
  const [hasSwitched, setSwitched] = useState(false);
  if (path === undefined)
    return (
      <>
        <p>{words.pathIntro}</p>
        <div class="buttons">
          <button class="primary" onClick={() => dispatch({ type: "path-find" })}>
            {words.findPath}
          </button>
        </div>
      </>
    );
  const { steps, status, at, whole } = path;
  const { hardest } = rating;
  const isSearching = status === "searching";
  const here = steps.at(at);
  const walk = (to: number): void => dispatch({ type: "walk", at: to });
  const moves: readonly (readonly [IconName, string, number, boolean])[] = [
    ["first", words.firstStep, 0, at > 0],
    ["back", words.stepBack, at - 1, at > 0],
    ["next", words.stepForward, at + 1, at < steps.length],
    ["last", words.endOfPath, steps.length, at < steps.length],
  ];
  return (
    <div class="split">
      <p class="summary">
        {steps.length === 0
          ? words.noSteps[status]
          : `${words.steps(steps.length)} ${words.pathEnds[status]}${
              hardest === undefined
                ? ""
                : `${words.semicolon}${words.hardest(nameOf(knownAs({ plugins }, hardest), words))}, ${words.score(words.levelNames[levelOf(hardest)])}`
            }`}
      </p>
      <div class="buttons options">
        {(isSearching ? hasSwitched : status === "solved" && steps.length > 0) && (
          <label class="check">
            <input
              type="checkbox"
              checked={whole !== undefined}
              onChange={() => {
                setSwitched(true);
                dispatch({ type: "path-find", whole: whole === undefined ? rating : undefined });
              }}
            />
            {words.onlyNeeded}
          </label>
        )}
        {!isSearching && <ExplainerRating isEnd={here === undefined} />}
      </div>
      {(isSearching || status === "stopped") && (
        <div class="buttons">
          {isSearching ? (
            <button onClick={() => dispatch({ type: "path-cancel" })}>{words.cancel}</button>
          ) : (
            <button onClick={() => dispatch({ type: "path-find" })}>{words.findPath}</button>
          )}
        </div>
      )}
      {steps.length > 0 && (
        <div class="buttons walk">
          {moves.map(([icon, name, to, isEnabled], i) => (
            <>
              {i === 2 && (
                <div class="here">
                  {here !== undefined && (
                    <b>
                      <Name known={knownAs({ plugins }, here.finding.technique)} />
                    </b>
                  )}
                  <span class="place">{at < steps.length ? words.stepOf(at + 1, steps.length) : words.end}</span>
                </div>
              )}
              <button
                key={icon}
                class="square"
                aria-label={name}
                title={name}
                disabled={!isEnabled}
                onClick={() => walk(to)}
              >
                <Icon name={icon} />
              </button>
            </>
          ))}
          <button
            class="narrow-only"
            aria-label={words.nextHard}
            title={words.nextHard}
            onClick={() => dispatch({ type: "next-hard" })}
          >
            {words.nextHardShort}
          </button>
          {isPreview && here === undefined && (
            <button onClick={() => dispatch({ type: "continue" })}>{words.applyUpTo}</button>
          )}
        </div>
      )}
      {here !== undefined && <StepCard step={here} apply={words.applyUpTo} />}
      {isSettled && <PathList steps={steps} />}
    </div>
  );
}

/** ER, EP and ED of the puzzle, on request. */
function ExplainerRating({ isEnd }: { isEnd: boolean }) {
  const words = useWords();
  const dispatch = useDispatch();
  const puzzle = useSelect((state) => state.game?.start);
  const hasOneSolution = useSelect((state) => state.about.verdict?.solutions === "one");
  const explainer = useSelect((state) => solveOf(state).explainer);
  const layout = useSelect(({ game }) => game && boardOf(game.start).layout);
  if (!hasOneSolution) return null;
  if (layout !== undefined) return isEnd ? <span class="rating">{words.otherBoards.noRating}</span> : null;
  if (explainer === undefined || explainer.puzzle !== puzzle)
    return <button onClick={() => dispatch({ type: "rate" })}>{words.explainerAsk}</button>;
  return (
    <span class="rating" role="status">
      {explainer.rating === undefined ? words.explainerWait : ratingText(explainer.rating)}
    </span>
  );
}

/** Steps one after the other. Singles in a row are folded into one line. */
function PathList({ steps }: { steps: readonly Step[] }) {
  const words = useWords();
  const dispatch = useDispatch();
  const at = useSelect(({ about: { path } }) => path?.at ?? 0);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!here || !list.current) return;
    // Scroll the list, not the page.
    list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2;
    if (list.current.contains(document.activeElement)) here.focus({ preventScroll: true });
  }, [at]);
  useTabStop(list, "[aria-current]");
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    dispatch({ type: "walk", at: at + by });
  };
  const runs = useMemo(() => runsOf(steps), [steps]);
  return (
    <div class="steps found" ref={list} role="group" aria-label={words.stepsOfPath} onKeyDown={onKeyDown}>
      {runs.map(({ from, to, isSingles }) => {
        const lines = steps.slice(from, to).map((step, i) => <Line key={from + i} step={step} at={from + i} />);
        return isSingles && to - from > 2 ? (
          <Fold key={`${from}`} from={from} to={to}>
            {lines}
          </Fold>
        ) : (
          <ol key={`${from}`}>{lines}</ol>
        );
      })}
    </div>
  );
}

/** Singles in a row, in one line until it is opened or one of them is selected. */
function Fold({ from, to, children }: { from: number; to: number; children: ComponentChildren }) {
  const words = useWords();
  const isHere = useSelect(({ about: { path } }) => path !== undefined && path.at >= from && path.at < to);
  /** What the player did since the selection came or went. */
  const [pressed, setPressed] = useState<boolean | undefined>(undefined);
  useLayoutEffect(() => setPressed(undefined), [isHere]);
  const isOpen = pressed ?? isHere;
  const onClick = (event: Event): void => {
    event.preventDefault();
    setPressed(!isOpen);
  };
  return (
    <details open={isOpen}>
      <summary onClick={onClick}>
        {words.singles(to - from)} <span class="count">{`${from + 1}–${to}`}</span>
      </summary>
      {isOpen && <ol>{children}</ol>}
    </details>
  );
}

const Line = memo(({ step, at }: { step: Step; at: number }) => {
  const words = useWords();
  const dispatch = useDispatch();
  const plugins = useSelect((state) => state.plugins);
  const hasNotation = useSelect((state) => state.settings.switches.notation);
  const isHere = useSelect(({ about: { path } }) => path?.at === at);
  const outcome = useMemo(
    () => (hasNotation ? textOfStep(step, words, "short") : outcomeOfStep(step, words)),
    [hasNotation, step, words],
  );
  return (
    <li>
      <button tabIndex={-1} aria-current={isHere ? "step" : undefined} onClick={() => dispatch({ type: "walk", at })}>
        <span class="number">{at + 1}</span>
        <span>
          <strong>
            <Name known={knownAs({ plugins }, step.finding.technique)} />
          </strong>{" "}
          <span class="soft" translate={hasNotation ? false : undefined}>
            {outcome}
          </span>
        </span>
      </button>
    </li>
  );
});

/** Parts of a path: singles in a row, and other steps in a row. */
function runsOf(steps: readonly Step[]): { readonly from: number; readonly to: number; readonly isSingles: boolean }[] {
  const runs: { from: number; to: number; isSingles: boolean }[] = [];
  steps.forEach(({ finding }, i) => {
    const isSingles = levelOf(finding.technique) === "easy";
    const last = runs.at(-1);
    if (last?.isSingles === isSingles) last.to = i + 1;
    else runs.push({ from: i, to: i + 1, isSingles });
  });
  return runs;
}
