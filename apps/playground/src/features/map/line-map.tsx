import { useState } from "preact/hooks";
import { NEW_LEARNER, isKnown, stationOf } from "@wings/player";
import { useSelect, useWords } from "../../ui/context.js";
import { memo } from "../../ui/memo.js";
import { nameOfId } from "../../model/known.js";
import { Legend } from "./legend.js";
import { COLUMNS, PLACES, ROWS, frontOf, moreOf, railOf } from "./places.js";
import { StationLink, stateIn } from "./station-link.js";
import { LINE_NAMES, type LineName, STATIONS, foundationOf, stationNamed } from "../../model/stations.js";
import { useGrowing } from "../../ui/use-growing.js";

/**
 * The lines with their stations. A wide page shows them as a map, on which lines branch off. Others show a card for each line, and a
 * phone shows one card at a time.
 */
export function LineMap({ next, onMore }: { next: string | undefined; onMore(this: void, line: LineName): void }) {
  const { map } = useWords();
  const own = stationNamed(next ?? "")?.line ?? "singles";
  const [chosen, setChosen] = useState<LineName>();
  const [looked, setLooked] = useState<string>();
  const shown = chosen ?? own;
  const drawn = useGrowing(LINE_NAMES.length, 1);
  const foundation = looked === undefined ? undefined : foundationOf(looked);
  return (
    <div class="lines">
      <div class="line-tabs" role="group" aria-label={map.lines}>
        {LINE_NAMES.map((line) => (
          <button key={line} class={`line-${line}`} aria-pressed={line === shown} onClick={() => setChosen(line)}>
            {map.lineNames[line]}
            {line === own && <i title={map.next} />}
          </button>
        ))}
      </div>
      <div class={foundation === undefined ? "line-map" : "line-map looking"}>
        <Rails />
        <About id={looked} />
        {LINE_NAMES.map((line, at) => (
          <Line
            key={line}
            line={line}
            isShown={line === shown}
            next={next}
            lit={frontOf(line)
              .map(({ id }) => id)
              .filter((id) => id === looked || foundation?.has(id) === true)
              .join(" ")}
            hasPictures={at < drawn}
            onLook={setLooked}
            onMore={onMore}
          />
        ))}
        <Legend />
      </div>
    </div>
  );
}

interface LineProps {
  readonly line: LineName;
  readonly isShown: boolean;
  readonly next: string | undefined;
  /** The stations that stay lit while one is looked at, separated by blanks. */
  readonly lit: string;
  readonly hasPictures: boolean;
  onLook(this: void, id: string | undefined): void;
  onMore(this: void, line: LineName): void;
}

const Line = memo(function Line({ line, isShown, next, lit, hasPictures, onLook, onMore }: LineProps) {
  const { map } = useWords();
  const stations = frontOf(line);
  const litIds = lit.split(" ");
  const more = moreOf(line).length;
  const known = useSelect(
    ({ learner }) => stations.filter(({ id }) => isKnown(stationOf(learner ?? NEW_LEARNER, id))).length,
  );
  return (
    <section class={`line line-${line} ${isShown ? "shown" : ""}`} aria-labelledby={`line-${line}`}>
      <h3 id={`line-${line}`} style={placeOf(stations[0].id)}>
        {map.lineNames[line]} <small>{map.knownOf(known, stations.length)}</small>
      </h3>
      <ol>
        {stations.map((station) => (
          <li key={station.id} class={litIds.includes(station.id) ? "lit" : ""} style={placeOf(station.id)}>
            <StationLink station={station} isNext={station.id === next} hasPicture={hasPictures} onLook={onLook} />
          </li>
        ))}
        {more > 0 && (
          <li class="more" style={placeAfter(stations.at(-1)!.id)}>
            <button onClick={() => onMore(line)} aria-label={map.moreOf(more, map.lineNames[line])}>
              +{more}
            </button>
          </li>
        )}
      </ol>
    </section>
  );
});

const placeOf = (id: string): Readonly<Record<string, number>> => {
  const { column, row } = PLACES.get(id)!;
  return { "--column": column, "--row": row };
};

const placeAfter = (id: string): Readonly<Record<string, number>> => {
  const { column, row } = PLACES.get(id)!;
  return { "--column": column + 1, "--row": row };
};

/** What a wide map says about the station that has the pointer or the focus: the station itself says the same to a screen reader. */
function About({ id }: { id: string | undefined }) {
  const words = useWords();
  const { map } = words;
  const learner = useSelect((state) => state.learner) ?? NEW_LEARNER;
  const all = LINE_NAMES.flatMap(frontOf);
  const known = all.filter((each) => isKnown(stationOf(learner, each.id))).length;
  const station = stationNamed(id ?? "");
  if (station === undefined)
    return (
      <p class="map-about" aria-hidden="true">
        <strong>{map.knownOf(known, all.length)}</strong>
        {map.stationsKnown}
      </p>
    );
  const ahead = STATIONS.filter(({ isFront, buildsOn }) => isFront && buildsOn.includes(station.id));
  return (
    <p class="map-about" aria-hidden="true">
      <strong>{nameOfId(station.id, words)}</strong>
      {stateIn(stationOf(learner, station.id), words)}
      {station.buildsOn.length > 0 && (
        <span>{map.buildsOn(station.buildsOn.map((each) => nameOfId(each, words)))}</span>
      )}
      {ahead.length > 0 && <span>{map.leadsTo(ahead.map((each) => nameOfId(each.id, words)))}</span>}
    </p>
  );
}

/** The rails of the wide map, in units of columns and rows. */
const Rails = () => (
  <svg class="rails" viewBox={`0 0 ${COLUMNS} ${ROWS}`} preserveAspectRatio="none" aria-hidden="true">
    {LINE_NAMES.map((line) => (
      <path key={line} class={`line-${line}`} d={railOf(line)} />
    ))}
  </svg>
);
