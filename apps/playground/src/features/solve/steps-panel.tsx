import { cellName } from "@wings/core";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useDispatch, useSelect, useWords } from "../../ui/context.js";
import { type Filter, type Group, filtered } from "../../model/filter.js";
import { knownAs, selectedOf } from "../../model/known.js";
import { countOf } from "../../model/survey.js";
import { outcomeOfStep, textOfStep } from "../../model/words/explain-step.js";
import { namesOf } from "../../model/words/other-names.js";
import { Name } from "../../steps/name.js";
import { solveOf } from "./solve-state.js";
import { StepCard } from "../../steps/step-card.js";

/** Steps of a technique that are listed before “Show more”. */
const SOME = 30;
/** With more steps than this, the groups are closed at first. */
const SHORT = 40;

/** All steps of the board, by technique. */
export function StepsPanel() {
  const words = useWords();
  const dispatch = useDispatch();
  const survey = useSelect((state) => state.about.survey);
  const kept = useSelect((state) => solveOf(state).filter);
  const cell = useSelect((state) => state.input.cell);
  // A list of the steps of one cell follows the cursor.
  const only = kept.cell === undefined ? undefined : cell;
  const filter = useMemo(() => ({ ...kept, cell: only }), [kept, only]);
  const hasSelection = useSelect((state) => state.input.cells.length > 0);
  const verdict = useSelect((state) => state.about.verdict);
  const plugins = useSelect((state) => state.plugins);
  const choice = useSelect((state) => state.settings.choice);
  const groups = useMemo(
    () => filtered(survey?.groups ?? [], filter, (id) => namesOf(knownAs({ plugins }, id), words).join(" "), words),
    [survey?.groups, filter, plugins, words],
  );
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
    // On a phone, the list and the card of the step scroll together, and the card says more.
    list.current?.parentElement?.querySelector(".card")?.scrollIntoView();
  }, [survey?.picked]);
  const find = (): void => dispatch({ type: "survey-find", techniques: selectedOf({ plugins, settings: { choice } }) });
  if (survey === undefined)
    return (
      <>
        <p>{words.allIntro}</p>
        <div class="buttons">
          <button class="primary" onClick={find}>
            {words.findAll}
          </button>
        </div>
      </>
    );
  const { done, techniques, running, picked } = survey;
  const total = techniques.length;
  const all = countOf(survey);
  const seen = groups.reduce((sum, { steps }) => sum + steps.length, 0);
  const nothing = verdict?.contradictions.length ? words.contradictoryBoard : words.nothingFound;
  return (
    <div class="split">
      {running ? (
        <>
          <div class="buttons">
            <progress value={done} max={total} aria-label={words.tried} />
            <span class="place">{words.ofTotal(done, total)}</span>
            <button onClick={() => dispatch({ type: "survey-cancel" })}>{words.cancel}</button>
          </div>
          <p class="summary">
            {done < total && (
              <>
                {words.trying} <Name known={knownAs({ plugins }, techniques[done])} />
                {words.semicolon}
              </>
            )}
            {words.soFar(all)}
          </p>
        </>
      ) : (
        <>
          <p class="summary">
            {words.steps(all)}
            {seen < all && words.someShown(seen)}
            {done < total && (
              <>
                {words.stoppedAfter(done, total)} <Name known={knownAs({ plugins }, techniques[done])} />
              </>
            )}
          </p>
          {done < total && (
            <div class="buttons">
              <button onClick={find}>{words.findAll}</button>
            </div>
          )}
        </>
      )}
      <div class="filters" role="group" aria-label={words.filters}>
        <input
          type="search"
          aria-label={words.filterWords}
          value={filter.words}
          placeholder={words.filterHint}
          onInput={(event) => dispatch({ type: "filter", filter: { words: event.currentTarget.value } })}
        />
        <select
          aria-label={words.changes}
          value={filter.changes}
          onChange={(event) =>
            dispatch({ type: "filter", filter: { changes: event.currentTarget.value as Filter["changes"] } })
          }
        >
          <option value="all">{words.changesAll}</option>
          <option value="placements">{words.changesPlaced}</option>
          <option value="eliminations">{words.changesEliminated}</option>
        </select>
        {(filter.cell !== undefined || hasSelection) && (
          <label class="check">
            <input
              type="checkbox"
              checked={filter.cell !== undefined}
              onChange={(event) =>
                dispatch({ type: "filter", filter: { cell: event.currentTarget.checked ? cell : undefined } })
              }
            />
            {words.onlyCell(cellName(filter.cell ?? cell))}
          </label>
        )}
      </div>
      {picked !== undefined && <StepCard step={picked} />}
      {groups.length > 0 && (
        <div class="found" ref={list}>
          {groups.map((group) => (
            <GroupList
              key={`${group.technique} ${seen > SHORT ? "closed" : "open"}`}
              group={group}
              open={seen <= SHORT}
            />
          ))}
        </div>
      )}
      {!running && seen === 0 && <p>{all === 0 ? nothing : words.noMatch}</p>}
    </div>
  );
}

function GroupList({ group: { technique, steps }, open }: { group: Group; open: boolean }) {
  const words = useWords();
  const dispatch = useDispatch();
  const plugins = useSelect((state) => state.plugins);
  const picked = useSelect((state) => state.about.survey?.picked);
  const hasNotation = useSelect((state) => state.settings.switches.notation);
  const [most, setMost] = useState(SOME);
  const [isOpen, setOpen] = useState(open);
  // A selected step is never hidden in a closed group.
  const shown = isOpen || (picked !== undefined && steps.includes(picked));
  return (
    <details open={shown} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Name known={knownAs({ plugins }, technique)} /> <span class="count">{steps.length}</span>
      </summary>
      <ul class="steps">
        {steps.slice(0, most).map((step, i) => (
          <li key={i}>
            <button
              aria-current={picked === step ? "step" : undefined}
              translate={hasNotation ? false : undefined}
              onClick={() => dispatch({ type: "pick", step })}
            >
              {hasNotation ? textOfStep(step, words, "short") : outcomeOfStep(step, words)}
            </button>
          </li>
        ))}
      </ul>
      {steps.length > most && (
        <button class="more" onClick={() => setMost(most + 300)}>
          {words.showMore(steps.length - most)}
        </button>
      )}
    </details>
  );
}
