import { type Learner, REVIEWS_PER_DAY, dayOf, dueOn, streakOn } from "@wings/player";
import { useSelect, useWords } from "../../ui/context.js";
import { loadLearner } from "../../learner/keep-learner.js";
import "./home-today.css";

/** On the start page: what is due today, and the streak. It leads to the progress. */
export function HomeToday() {
  const { training } = useWords();
  const learner = useSelect((state) => state.learner) ?? stored();
  const today = dayOf(new Date());
  const due = Math.min(REVIEWS_PER_DAY, dueOn(learner, today).length);
  const streak = streakOn(learner, today).now;
  if (due + streak === 0) return null;
  return (
    <a class="home-today" href="#/progress">
      {due > 0 && <strong>{training.dueToday(due)}</strong>}
      {streak > 0 && <span>{training.streak(streak)}</span>}
    </a>
  );
}

/** The start page does without the coach. */
function stored(): Learner {
  try {
    return loadLearner(localStorage);
  } catch {
    return loadLearner(undefined);
  }
}
