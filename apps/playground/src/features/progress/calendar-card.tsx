import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import {
  type CalendarDay,
  type Day,
  type Learner,
  daysAfter,
  isDay,
  monthAfter,
  monthOf,
  weeksOf,
} from "@wings/player";
import { useSelect, useWords } from "../../ui/context.js";
import { Icon } from "../../ui/icon.js";
import { clockOf } from "../../model/time.js";
import { longDate, monthName } from "./dates.js";

/** The daily puzzles by month. A day opens its puzzle. */
export function Calendar({ learner, today }: { learner: Learner; today: Day }) {
  const words = useWords();
  const { training } = words;
  const shelf = useSelect((state) => state.shelf);
  const [month, setMonth] = useState(monthOf(today));
  const [date, setDate] = useState<string>(today);
  const weeks = useMemo(() => weeksOf(month, today, learner.puzzles, shelf), [month, today, learner.puzzles, shelf]);
  const days = weeks.flat().filter((each) => each !== undefined);
  const past = days.filter(({ state }) => state !== "future");
  const solved = past.filter(({ state }) => state === "on-time" || state === "late").length;
  return (
    <section class="card" aria-labelledby="calendar-title">
      <h3 id="calendar-title">{training.calendar}</h3>
      <div class="month-bar">
        <button
          class="square quiet"
          aria-label={training.monthBack}
          title={training.monthBack}
          onClick={() => setMonth(monthAfter(month, -1))}
        >
          <Icon name="back" />
        </button>
        <strong role="status">{monthName(month, words.locale)}</strong>
        <button
          class="square quiet"
          aria-label={training.monthForward}
          title={training.monthForward}
          disabled={month >= monthOf(today)}
          onClick={() => setMonth(monthAfter(month, 1))}
        >
          <Icon name="next" />
        </button>
      </div>
      <Month weeks={weeks} today={today} go={(day) => setMonth(monthOf(day))} />
      <p class="note keys-of-month">
        <span>{training.solvedOf(solved, past.length)}</span>
        {(["on-time", "late", "begun"] as const).map((state) => (
          <span key={state}>
            <span class={`key ${state}`} aria-hidden="true" /> {training.dailyStates[state]}
          </span>
        ))}
      </p>
      <form
        class="date-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isDay(date) && date <= today) location.hash = `#/play/${date}`;
        }}
      >
        <label>
          {training.goToDate}
          <input
            type="date"
            required
            max={today}
            value={date}
            onInput={(event) => setDate(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{training.openDate}</button>
      </form>
    </section>
  );
}

/** How far an arrow key goes. */
const MOVES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The days as a table. One of them is a stop of the Tab key, and the arrow keys go to the others. */
function Month({
  weeks,
  today,
  go,
}: {
  weeks: readonly (readonly (CalendarDay | undefined)[])[];
  today: Day;
  go: (day: Day) => void;
}) {
  const words = useWords();
  const { training } = words;
  const table = useRef<HTMLTableElement>(null);
  const wanted = useRef<Day | undefined>(undefined);
  const days = weeks.flat().filter((each) => each !== undefined);
  const first = days.some(({ day }) => day === today) ? today : days[0].day;
  const [stop, setStop] = useState(first);
  useEffect(() => {
    if (!days.some(({ day }) => day === stop)) setStop(wanted.current ?? first);
    if (wanted.current === undefined) return;
    table.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`)?.focus();
    wanted.current = undefined;
  }, [weeks]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = MOVES[event.key];
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    if (by === undefined || from === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const to = daysAfter(from, by);
    if (to > today) return;
    setStop(to);
    const there = table.current?.querySelector<HTMLElement>(`[data-day="${to}"]`);
    if (there) there.focus();
    else {
      wanted.current = to;
      go(to);
    }
  };
  const labelOf = ({ day, state, seconds }: CalendarDay): string =>
    [longDate(day, words.locale), training.dailyStates[state], ...(seconds > 0 ? [clockOf(seconds)] : [])].join(", ");
  return (
    <table class="month" ref={table} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {training.weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, i) => (
          <tr key={i}>
            {week.map((each, at) => (
              <td key={at}>
                {each === undefined ? null : each.state === "future" ? (
                  <span class="day future">{Number(each.day.slice(8))}</span>
                ) : (
                  <a
                    class={`day ${each.state}`}
                    href={`#/play/${each.day}`}
                    data-day={each.day}
                    tabIndex={each.day === stop ? 0 : -1}
                    aria-current={each.day === today ? "date" : undefined}
                    aria-label={labelOf(each)}
                    title={labelOf(each)}
                  >
                    {Number(each.day.slice(8))}
                  </a>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
