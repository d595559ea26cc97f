import { cellName } from "@wings/core";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Session } from "../session.js";
import { type Filter, type Group, filtered } from "../state/filter.js";
import { type State, countOf, knownAs } from "../state/state.js";
import { Name } from "./name.js";
import { pageScrolls } from "./scroll.js";
import { StepCard } from "./step.js";

interface Props {
  readonly session: Session;
  readonly state: State;
  readonly dark: boolean;
}

/** Steps of a technique that are listed before “Show more”. */
const SOME = 30;
/** With more steps than this, the groups are closed at first. */
const SHORT = 40;

/** All steps of the board, by technique. */
export function StepsPanel({ session, state, dark }: Props) {
  const { survey, filter, cell, verdict } = state;
  const nothing = verdict?.contradictions.length
    ? "This board is contradictory."
    : "The selected techniques find nothing on this board.";
  const groups = useMemo(
    () => filtered(survey?.groups ?? [], filter, (id) => knownAs(state, id).meta.name),
    [survey?.groups, filter],
  );
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The card makes the list smaller, so scroll to the selected step.
    if (!pageScrolls()) list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [survey?.picked]);
  if (survey === undefined) {
    return (
      <>
        <p>All steps on this board, by technique.</p>
        <div class="buttons">
          <button class="primary" onClick={() => session.surveys.find()}>
            Find all steps
          </button>
        </div>
      </>
    );
  }
  const { done, techniques, running, picked } = survey;
  const total = techniques.length;
  const all = countOf(survey);
  const counted = `${all} ${all === 1 ? "step" : "steps"}`;
  const seen = groups.reduce((sum, { steps }) => sum + steps.length, 0);
  return (
    <>
      {running ? (
        <>
          <div class="buttons">
            <progress value={done} max={total} aria-label="Techniques tried" />
            <span class="place">
              {done} of {total}
            </span>
            <button onClick={() => session.surveys.cancel()}>Cancel</button>
          </div>
          <p class="summary">
            {done < total && (
              <>
                Trying <Name known={knownAs(state, techniques[done])} />;{" "}
              </>
            )}
            {counted} so far
          </p>
        </>
      ) : (
        <>
          <p class="summary">
            {counted}
            {seen < all && `, ${seen} of them shown`}
            {done < total && (
              <>
                ; stopped after {done} of {total} techniques, at <Name known={knownAs(state, techniques[done])} />
              </>
            )}
          </p>
          {done < total && (
            <div class="buttons">
              <button onClick={() => session.surveys.find()}>Find all steps</button>
            </div>
          )}
        </>
      )}
      <div class="filters" role="group" aria-label="Filters">
        <label>
          Words
          <input
            type="search"
            value={filter.words}
            placeholder="wing, r8c5 …"
            onInput={(event) => session.surveys.filter({ words: event.currentTarget.value })}
          />
        </label>
        <label>
          Changes
          <select
            value={filter.changes}
            onChange={(event) => session.surveys.filter({ changes: event.currentTarget.value as Filter["changes"] })}
          >
            <option value="all">all</option>
            <option value="placements">placed digits</option>
            <option value="eliminations">eliminated candidates</option>
          </select>
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={filter.cell !== undefined}
            onChange={(event) => session.surveys.filter({ cell: event.currentTarget.checked ? cell : undefined })}
          />
          only {cellName(filter.cell ?? cell)}
        </label>
      </div>
      {picked !== undefined && <StepCard session={session} state={state} step={picked} dark={dark} />}
      {groups.length > 0 && (
        <div class="found" ref={list}>
          {groups.map((group) => (
            <GroupList
              key={`${group.technique} ${seen > SHORT ? "closed" : "open"}`}
              session={session}
              state={state}
              group={group}
              open={seen <= SHORT}
            />
          ))}
        </div>
      )}
      {!running && seen === 0 && <p>{all === 0 ? nothing : "No step matches these filters."}</p>}
    </>
  );
}

interface GroupProps {
  readonly session: Session;
  readonly state: State;
  readonly group: Group;
  readonly open: boolean;
}

function GroupList({ session, state, group: { technique, steps }, open }: GroupProps) {
  const [most, setMost] = useState(SOME);
  return (
    <details open={open}>
      <summary>
        <Name known={knownAs(state, technique)} /> <span class="count">{steps.length}</span>
      </summary>
      <ul class="steps">
        {steps.slice(0, most).map((step, i) => (
          <li key={i}>
            <button
              aria-current={state.survey?.picked === step ? "step" : undefined}
              onClick={() => session.surveys.pick(step)}
            >
              {step.short}
            </button>
          </li>
        ))}
      </ul>
      {steps.length > most && (
        <button class="more" onClick={() => setMost(most + 300)}>
          Show more ({steps.length - most})
        </button>
      )}
    </details>
  );
}
