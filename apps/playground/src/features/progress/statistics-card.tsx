import { filmsOf } from "../../learner/kept-films.js";
import { useMemo, useState } from "preact/hooks";
import { type Learner, type LevelRow, type PuzzleEntry, type TechniqueRow, byLevel, byTechnique } from "@wings/player";
import { useSelect, useWords } from "../../ui/context.js";
import { isRecorded } from "../../learner/counts.js";
import { isDaily, shortDate } from "../../model/daily.js";
import { OUTLINE } from "../../model/ladder-outline.js";
import { clockOf } from "../../model/time.js";
import { nameOfId } from "../../model/known.js";
import { dayAndMonth } from "./dates.js";

const NONE = "–";
const time = (seconds: number | undefined): string => (seconds === undefined ? NONE : clockOf(Math.round(seconds)));

/** Times, hints and mistakes by level and by technique, and the last puzzles. */
export function Statistics({ learner }: { learner: Learner }) {
  const { training, otherBoards } = useWords();
  const hasOthers = useSelect(({ shelf }) => shelf.some((game) => game.room === "play" && !isRecorded(game)));
  const levels = useMemo(() => byLevel(learner.puzzles), [learner.puzzles]);
  const techniques = useMemo(() => byTechnique(learner, OUTLINE), [learner]);
  return (
    <section class="card statistics" aria-labelledby="statistics-title">
      <h3 id="statistics-title">{training.statistics}</h3>
      {levels.length === 0 ? <p>{training.nothingSolved}</p> : <Levels rows={levels} />}
      {techniques.length > 0 && <Techniques rows={techniques} />}
      {learner.puzzles.length > 0 && <Lately puzzles={learner.puzzles} />}
      {hasOthers && <p class="note">{otherBoards.noRecord}</p>}
    </section>
  );
}

function Levels({ rows }: { rows: readonly LevelRow[] }) {
  const words = useWords();
  const { training } = words;
  const number = (value: number | undefined): string => value?.toLocaleString(words.locale) ?? NONE;
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={training.byLevel}>
      <table class="numbers">
        <caption>{training.byLevel}</caption>
        <thead>
          <tr>
            <th scope="col">{training.level}</th>
            <th scope="col">{training.solvedCount}</th>
            <th scope="col">{training.best}</th>
            <th scope="col">{training.median}</th>
            <th scope="col">{training.hints}</th>
            <th scope="col">{training.slips}</th>
            <th scope="col">{training.clean}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ level, solved, best, median, hints, slips, clean }) => (
            <tr key={level}>
              <th scope="row">{level === "" ? training.allLevels : words.levelNames[level]}</th>
              <Number label={training.solvedCount} text={String(solved)} />
              <Number label={training.best} text={time(best)} />
              <Number label={training.median} text={time(median)} />
              <Number label={training.hints} text={number(hints)} />
              <Number label={training.slips} text={number(slips)} />
              <Number label={training.clean} text={String(clean)} />
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{training.cleanHelp}</p>
    </div>
  );
}

/** The rows that are shown before somebody asks for all. */
const SOME = 8;

function Techniques({ rows }: { rows: readonly TechniqueRow[] }) {
  const words = useWords();
  const { training } = words;
  const [isAll, setAll] = useState(false);
  const shown = isAll ? rows : rows.slice(0, SOME);
  const seconds = (value: number | undefined): string =>
    value === undefined ? NONE : training.seconds(value < 10 ? value.toFixed(1) : String(Math.round(value)));
  const meetings = ({ used, hinted, missed }: TechniqueRow): string =>
    [
      ...(used > 0 ? [training.usedIn(used)] : []),
      ...(hinted > 0 ? [training.hintedIn(hinted)] : []),
      ...(missed > 0 ? [training.missedIn(missed)] : []),
    ].join(", ") || NONE;
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={training.byTechnique}>
      <table class="numbers techniques-table">
        <caption>{training.byTechnique}</caption>
        <thead>
          <tr>
            <th scope="col">{training.technique}</th>
            <th scope="col">{training.exercises}</th>
            <th scope="col">{training.best}</th>
            <th scope="col">{training.median}</th>
            <th scope="col">{training.inPuzzles}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <a href={`#/practice/${row.id}`}>{nameOfId(row.id, words)}</a>
              </th>
              <Number text={row.tried === 0 ? NONE : training.rightOf(row.right, row.tried)} />
              <Number label={training.best} text={seconds(row.best)} />
              <Number label={training.median} text={seconds(row.median)} />
              <Number text={meetings(row)} />
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > SOME && !isAll && (
        <button class="more" onClick={() => setAll(true)}>
          {training.showAll(rows.length)}
        </button>
      )}
    </div>
  );
}

/** On a phone, it has its own label, and is left out if there is nothing to say. */
const Number = ({ text, label }: { text: string; label?: string }) => (
  <td data-label={label} class={text === NONE ? "none" : undefined}>
    {text}
  </td>
);

const LATELY = 10;

/** The last puzzles, each with its film. */
function Lately({ puzzles }: { puzzles: readonly PuzzleEntry[] }) {
  const words = useWords();
  const { training } = words;
  const films = useSelect(filmsOf);
  const last = puzzles.slice(-LATELY).reverse();
  const nameOf = ({ name, level }: PuzzleEntry): string =>
    [
      words.levelNames[level] ?? "",
      ...(name !== undefined && isDaily(name) ? [shortDate(name, words.locale)] : []),
    ].join(", ");
  return (
    <details>
      <summary>{training.lately}</summary>
      <ul class="lately">
        {last.map((entry) => (
          <li key={entry.id}>
            <span>
              {dayAndMonth(entry.day, words.locale)} · {nameOf(entry)}
              {entry.seconds > 0 && ` · ${clockOf(Math.round(entry.seconds))}`}
              <small>{words.tally(entry.hints, entry.slips)}</small>
            </span>
            {Object.hasOwn(films, entry.id) && (
              <a
                class="button"
                href={`#/film/${films[entry.id]}`}
                aria-label={`${words.film.watch}${words.colon}${nameOf(entry)}`}
              >
                {words.toFilm}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
