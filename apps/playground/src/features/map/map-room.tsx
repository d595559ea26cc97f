import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { REVIEWS_PER_DAY, dayOf, dueOn } from "@wings/player";
import { useSelect, useWords } from "../../ui/context.js";
import { useSettled } from "../../ui/settled.js";
import { knownAs } from "../../model/known.js";
import { isCalled } from "../../model/words/other-names.js";
import { LineMap } from "./line-map.js";
import { NextCard, suggestionAt } from "./next-card.js";
import { moreOf } from "./places.js";
import { StationLink } from "./station-link.js";
import { LINE_NAMES, type LineName, STATIONS, type Station } from "../../model/stations.js";
import { useGrowing } from "../../ui/use-growing.js";
import "../../ui/fields.css";
import "../../ui/card.css";
import "../../ui/room.css";
import "./map.css";

/** The line whose other techniques the player opened. A new object each time. */
interface Opened {
  readonly line: LineName;
}

/** The map of techniques: what comes next and why, the lines, and a search. */
export function MapRoom() {
  const words = useWords();
  const { map } = words;
  const learner = useSelect((state) => state.learner);
  const isSettled = useSettled();
  const [search, setSearch] = useState("");
  const [turn, setTurn] = useState(0);
  const [opened, setOpened] = useState<Opened>();
  const openMore = useCallback((line: LineName) => setOpened({ line }), []);
  if (learner === undefined) return <main class="room choose" />;
  const due = Math.min(REVIEWS_PER_DAY, dueOn(learner, dayOf(new Date())).length);
  const next = suggestionAt(learner, turn)?.station.id;
  const isFound = ({ id }: Station): boolean => isCalled(knownAs({ plugins: [] }, id), search, words);
  const found = search.trim() === "" ? undefined : STATIONS.filter(isFound);
  return (
    <main class="room choose">
      <div class="map-room">
        <div class="map-head">
          <h2>{words.practice}</h2>
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
            {isSettled && <LineMap next={next} onMore={openMore} />}
            {isSettled && <More opened={opened} />}
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

function Stations({ stations }: { stations: readonly Station[] }) {
  const count = useGrowing(stations.length, 8);
  return (
    <ul class="station-list">
      {stations.slice(0, count).map((station) => (
        <li key={station.id} class={`line-${station.line}`}>
          <StationLink station={station} />
        </li>
      ))}
    </ul>
  );
}

/** The techniques that are not on the map, by line. They are drawn when they are opened. */
function More({ opened }: { opened: Opened | undefined }) {
  const { map } = useWords();
  const lines = LINE_NAMES.filter((line) => moreOf(line).length > 0);
  return (
    <section class="more-stations" aria-labelledby="more-title">
      <h3 id="more-title">{map.more(lines.reduce((sum, line) => sum + moreOf(line).length, 0))}</h3>
      {lines.map((line) => (
        <MoreOfLine key={line} line={line} opened={opened?.line === line ? opened : undefined} />
      ))}
    </section>
  );
}

function MoreOfLine({ line, opened }: { line: LineName; opened: Opened | undefined }) {
  const { map } = useWords();
  const [isOpen, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (opened === undefined) return;
    setOpen(true);
    summary.current?.focus({ preventScroll: true });
  }, [opened]);
  useEffect(() => {
    if (isOpen && opened !== undefined) summary.current?.scrollIntoView({ block: "start" });
  }, [isOpen, opened]);
  return (
    <details class={`line-${line}`} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary}>
        {map.lineNames[line]} <small>{moreOf(line).length}</small>
      </summary>
      {isOpen && <Stations stations={moreOf(line)} />}
    </details>
  );
}
