import { useState } from "preact/hooks";
import { type Mastery, NEW_STATION, type StationRecord } from "@wings/player";
import { useWords } from "../../ui/context.js";
import { StationMark } from "./station-link.js";

/** A record in each state. */
const SAMPLES: Readonly<Record<Mastery, StationRecord>> = {
  new: NEW_STATION,
  learning: { ...NEW_STATION, right: 2, tried: 3, streak: 2 },
  known: { ...NEW_STATION, right: 5, tried: 5, streak: 5, hasBadge: true },
  mastered: { ...NEW_STATION, right: 5, tried: 5, streak: 5, hasBadge: true, uses: 10 },
};

/** The rules of the states, so that a player can read them. A wide map has room for them. */
export function Legend() {
  const { map } = useWords();
  const [isOpen, setOpen] = useState(() => matchMedia("(min-width: 80rem)").matches);
  return (
    <details class="map-legend" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{map.legend}</summary>
      <dl>
        {(Object.keys(SAMPLES) as Mastery[]).map((mastery) => (
          <div key={mastery}>
            <dt>
              <StationMark id="" record={SAMPLES[mastery]} /> {map.masteries[mastery]}
            </dt>
            <dd>{map.rules[mastery]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
