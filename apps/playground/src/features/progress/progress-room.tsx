import { type Clock, dayOf } from "@wings/player";
import { useSelect, useWords } from "../../ui/context.js";
import { Backup } from "./backup-card.js";
import { Calendar } from "./calendar-card.js";
import { Statistics } from "./statistics-card.js";
import { Today } from "./today-card.js";
import "../../ui/fields.css";
import "../../ui/card.css";
import "../../ui/room.css";
import "./progress.css";

const now: Clock = () => new Date();

/** What is due today, the daily puzzles, statistics, and all of it as a file. */
export function ProgressRoom() {
  const { training, looking } = useWords();
  const learner = useSelect((state) => state.learner);
  const today = dayOf(now());
  return (
    <main class="room choose">
      <div class="progress">
        <h2>{training.title}</h2>
        {learner === undefined ? (
          <p role="status">{looking}</p>
        ) : (
          <>
            <div class="column">
              <Today learner={learner} today={today} />
              <Calendar learner={learner} today={today} />
            </div>
            <div class="column">
              <Statistics learner={learner} />
              <Backup today={today} />
            </div>
          </>
        )}
      </div>
    </main>
  );
}
