import { useEffect, useRef, useState } from "preact/hooks";
import { useSelect, useWords } from "../app/context.js";
import { isCalled } from "../practise/other-names.js";
import { dayOf } from "./day.js";
import { LineMap } from "./line-map.js";
import { NextCard, suggestionAt } from "./next-card.js";
import { moreOf } from "./places.js";
import { PER_DAY, dueOn } from "./review.js";
import { StationLink, nameOf } from "./station-link.js";
import { LINE_NAMES, type LineName, STATIONS, type Station } from "./stations.js";
import "./map.css";

/** The map of techniques: what comes next and why, the lines, and a search. */
export function MapRoom() {
  const words = useWords();
  const { map } = words;
  const learner = useSelect((state) => state.learner);
  const [search, setSearch] = useState("");
  const [turn, setTurn] = useState(0);
  const [opened, setOpened] = useState<LineName>();
  if (learner === undefined) return <main class="room choose" />;
  const due = Math.min(PER_DAY, dueOn(learner, dayOf(new Date())).length);
  const next = suggestionAt(learner, turn)?.station.id;
  const found = search.trim() === "" ? undefined : STATIONS.filter(({ id }) => isCalled(id, nameOf(id), search));
  return (
    <main class="room choose">
      <div class="map-room">
        <div class="map-head">
          <h2>{words.practise}</h2>
          <p class="note">{map.intro}</p>
          <a class="button" href="#/progress">
            {words.progress}
            {due > 0 && <span class="due">{map.due(due)}</span>}
          </a>
          <label class="search">
            <span class="spoken">{map.search}</span>
            <input
              type="search"
              placeholder={map.search}
              value={search}
              onInput={(event) => setSearch(event.currentTarget.value)}
            />
          </label>
        </div>
        {found === undefined ? (
          <>
            <NextCard turn={turn} onTurn={() => setTurn(turn + 1)} />
            <LineMap next={next} onMore={setOpened} />
            <More opened={opened} />
          </>
        ) : (
          <section class="found-stations" aria-label={map.results}>
            <p class="note" role="status">
              {found.length === 0 ? words.noTechnique(search.trim()) : map.foundCount(found.length)}
            </p>
            <Stations stations={found} />
          </section>
        )}
      </div>
    </main>
  );
}

const Stations = ({ stations }: { stations: readonly Station[] }) => (
  <ul class="station-list">
    {stations.map((station) => (
      <li key={station.id} class={`line-${station.line}`}>
        <StationLink station={station} />
      </li>
    ))}
  </ul>
);

/** The techniques that are not on the map, by line. They are drawn when they are opened. */
function More({ opened }: { opened: LineName | undefined }) {
  const { map } = useWords();
  const [isOpen, setOpen] = useState(false);
  const part = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (opened !== undefined) setOpen(true);
  }, [opened]);
  useEffect(() => {
    if (!isOpen || opened === undefined) return;
    part.current?.scrollIntoView({ block: "start" });
    part.current?.focus({ preventScroll: true });
  }, [isOpen, opened]);
  const lines = LINE_NAMES.filter((line) => moreOf(line).length > 0);
  const count = lines.reduce((sum, line) => sum + moreOf(line).length, 0);
  return (
    <details class="more-stations" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{map.more(count)}</summary>
      {isOpen &&
        lines.map((line) => (
          <section key={line} class={`line-${line}`}>
            <h3 ref={line === opened ? part : null} tabIndex={-1}>
              {map.lineNames[line]}
            </h3>
            <Stations stations={moreOf(line)} />
          </section>
        ))}
    </details>
  );
}
