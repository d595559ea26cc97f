import { useState } from "preact/hooks";
import {
  ANSWERS_TO_KNOW,
  type Learner,
  NEW_LEARNER,
  type Reason,
  SAID_LEVELS,
  isKnown,
  stationOf,
} from "@wings/player";
import { useDispatch, useSelect, useWords } from "../../ui/context.js";
import { lessonHash } from "../../model/route.js";
import type { Words } from "../../model/words/english.js";
import { nameOfId } from "../../model/known.js";
import { type Suggestion, openStations, suggest } from "../../model/next-station.js";
import { stationHash } from "./station-link.js";
import { StationTile } from "./station-tile.js";

/** What comes next: the suggestion, then the other stations that are open, one after the other. */
export function suggestionAt(learner: Learner, turn: number): Suggestion | undefined {
  const first = suggest(learner);
  if (first === undefined) return undefined;
  const others = openStations(learner).filter(({ id, isFront }) => id !== first.station.id && isFront);
  const at = turn % (others.length + 1);
  if (at === 0) return first;
  const station = others[at - 1];
  return { station, reason: { kind: "builds", on: station.buildsOn, puzzles: 0, of: 0 } };
}

/** Why it comes next, in words. */
function reasonIn(reason: Reason, learner: Learner, words: Words): string {
  const { map } = words;
  const named = (ids: readonly string[]): string[] => ids.map((id) => nameOfId(id, words));
  switch (reason.kind) {
    case "stuck":
      return map.stuck(reason.puzzles, reason.of);
    case "towards":
      return map.towards(nameOfId(reason.goal, words), reason.puzzles, reason.of);
    case "begun":
      return map.begun(reason.streak, ANSWERS_TO_KNOW);
    case "builds":
      return [
        reason.on.length === 0
          ? map.start
          : reason.on.every((id) => isKnown(stationOf(learner, id)))
            ? map.opens(named(reason.on))
            : map.restsOn(named(reason.on)),
        reason.puzzles > 0 ? map.needed(reason.puzzles, reason.of) : "",
      ]
        .join(" ")
        .trim();
  }
}

/** The next station and the reason, a way to learn it, and a puzzle that has it. */
export function NextCard({ turn, onTurn }: { turn: number; onTurn(this: void): void }) {
  const words = useWords();
  const { map } = words;
  const learner = useSelect((state) => state.learner) ?? NEW_LEARNER;
  const suggestion = suggestionAt(learner, turn);
  return (
    <section class="next-card" aria-labelledby="next-title">
      {suggestion === undefined ? (
        <div class="next-text">
          <h3 id="next-title">{map.allKnown}</h3>
          <p>{map.allKnownHelp}</p>
        </div>
      ) : (
        <>
          <a
            class="next-picture"
            href={stationHash(suggestion.station.id, stationOf(learner, suggestion.station.id))}
            tabIndex={-1}
            aria-hidden="true"
          >
            <StationTile id={suggestion.station.id} record={stationOf(learner, suggestion.station.id)} />
          </a>
          <div class="next-text">
            <h3 id="next-title">
              <small>{map.nextUp}</small> {nameOfId(suggestion.station.id, words)}
            </h3>
            <p id="next-why">{reasonIn(suggestion.reason, learner, words)}</p>
          </div>
        </>
      )}
      <div class="buttons">
        {suggestion !== undefined && (
          <a class="button primary" href={lessonHash(suggestion.station.id)}>
            {map.learn}
          </a>
        )}
        <a
          class="button"
          href={turn === 0 || suggestion === undefined ? "#/play/next" : `#/play/next-${suggestion.station.id}`}
        >
          {words.nextPuzzle}
        </a>
        {suggestion !== undefined && (
          <button class="quiet" onClick={onTurn}>
            {map.another}
          </button>
        )}
      </div>
      <SaidLevel />
    </section>
  );
}

/** Experienced players can skip the singles. */
function SaidLevel() {
  const { map } = useWords();
  const dispatch = useDispatch();
  const said = useSelect(({ learner }) => learner?.said ?? "");
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="said" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{map.said}</summary>
      <div class="segments-wrap" role="group" aria-label={map.said}>
        {SAID_LEVELS.map((level) => (
          <button key={level} aria-pressed={level === said} onClick={() => dispatch({ type: "claim-level", level })}>
            {map.saidLevels[level]}
          </button>
        ))}
      </div>
    </details>
  );
}
