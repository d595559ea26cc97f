import {
  type Day,
  type Learner,
  REVIEWS_PER_DAY,
  type Round,
  dueOn,
  nextReview,
  streakOn,
  turnOf,
} from "@wings/player";
import { useDispatch, useSelect, useWords } from "../../ui/context.js";
import { nameOfId } from "../../model/known.js";
import { dayAndMonth } from "./dates.js";

/** The streak, and the exercises that are due. */
export function Today({ learner, today }: { learner: Learner; today: Day }) {
  const { training } = useWords();
  const round = useSelect((state) => state.round);
  const streak = streakOn(learner, today);
  return (
    <section class="card" aria-labelledby="today-title">
      <h3 id="today-title">{training.today}</h3>
      <p class="streak">
        <strong>
          {streak.now > 0 ? training.streak(streak.now) : streak.longest > 0 ? training.streakOver : training.noStreak}
        </strong>
        {streak.longest > streak.now && <span class="soft">{training.longest(streak.longest)}</span>}
        {streak.isToday && <span class="chip">{training.doneToday}</span>}
      </p>
      <p class="note">{training.streakHelp}</p>
      {round === undefined ? (
        <Due learner={learner} today={today} />
      ) : round.isOver ? (
        <Over learner={learner} round={round} />
      ) : (
        <GoOn round={round} />
      )}
      <details>
        <summary>{training.rule}</summary>
        <p class="note">{training.ruleText}</p>
      </details>
    </section>
  );
}

function Due({ learner, today }: { learner: Learner; today: Day }) {
  const words = useWords();
  const { training } = words;
  const dispatch = useDispatch();
  const due = dueOn(learner, today);
  if (due.length === 0) {
    const next = nextReview(learner);
    return (
      <>
        <p>
          {training.nothingDue}{" "}
          {next === undefined
            ? training.nothingYet
            : training.nextDue(nameOfId(next.id, words), dayAndMonth(next.due, words.locale))}
        </p>
        <div class="buttons">
          <a class="button" href="#/practice">
            {words.practiceTechnique}
          </a>
        </div>
      </>
    );
  }
  const now = due.slice(0, REVIEWS_PER_DAY);
  return (
    <>
      <p>{training.due(now.length)}</p>
      <ul class="due-list">
        {now.map((id) => (
          <li key={id}>{nameOfId(id, words)}</li>
        ))}
      </ul>
      {due.length > now.length && <p class="note">{training.moreDue(due.length - now.length)}</p>}
      <div class="buttons">
        <button
          class="primary"
          onClick={() => {
            dispatch({ type: "round", now: performance.now() });
            location.hash = `#/practice/${now[0]}`;
          }}
        >
          {training.begin}
        </button>
      </div>
    </>
  );
}

function GoOn({ round }: { round: Round }) {
  const { training } = useWords();
  const at = Math.min(round.answers.length + 1, round.ids.length);
  return (
    <div class="buttons">
      <a class="button primary" href={`#/practice/${turnOf(round) ?? round.ids[round.ids.length - 1]}`}>
        {training.goOn(at, round.ids.length)}
      </a>
    </div>
  );
}

/** What became of the round, and when each station comes again. */
function Over({ learner, round }: { learner: Learner; round: Round }) {
  const words = useWords();
  const { training } = words;
  const dispatch = useDispatch();
  return (
    <>
      <p class="round-over" role="status">
        <strong>{training.roundOver}</strong>{" "}
        {turnOf(round) !== undefined && <span class="note">{training.roundLate}</span>}
      </p>
      <ul class="due-list">
        {round.answers.map(({ id, isRight }) => {
          const due = learner.stations[id]?.review?.due;
          return (
            <li key={id} class={isRight ? "right" : "wrong"}>
              <span aria-hidden="true">{isRight ? "✓" : "↻"}</span> {nameOfId(id, words)}
              {words.colon}
              {isRight ? training.answeredRight : training.answeredWrong}
              {due !== undefined && <span class="soft">, {training.comesAgain(dayAndMonth(due, words.locale))}</span>}
            </li>
          );
        })}
      </ul>
      <div class="buttons">
        <button onClick={() => dispatch({ type: "round-end" })}>{words.close}</button>
      </div>
    </>
  );
}
