import type { ComponentChildren } from "preact";
import { ANSWERS_TO_KNOW, NEW_LEARNER, type StationRecord, masteryOf, shownStreak, stationOf } from "@wings/player";
import { useSelect, useWords } from "../../ui/context.js";
import { memo } from "../../ui/memo.js";
import { lessonHash } from "../../model/route.js";
import type { Words } from "../../model/words/english.js";
import { nameOfId } from "../../model/known.js";
import { StationTile } from "./station-tile.js";
import type { Station } from "../../model/stations.js";

/** A check, and a star. */
const BADGES = {
  known: "M6.5 12.5l3.6 3.6 7.4-8",
  mastered: "M12 5l2 4.6 5 .4-3.8 3.3 1.2 4.9L12 15.6l-4.4 2.6 1.2-4.9L5 10l5-.4z",
};

/** The state of a station in words: how far it is, if it is being learned. */
export function stateIn(record: StationRecord, { map }: Words): string {
  const mastery = masteryOf(record);
  const streak = shownStreak(record);
  return mastery === "learning" && streak > 0 ? map.soFar(streak, ANSWERS_TO_KNOW) : map.masteries[mastery];
}

/** Where a station leads: to its exercise, and to its lesson where it is new. */
export const stationHash = (id: string, record: StationRecord): string =>
  masteryOf(record) === "new" ? lessonHash(id) : `#/practice/${id}`;

/** A station: its picture, its name and its state. */
export const StationLink = memo(function StationLink({
  station,
  isNext = false,
  hasPicture = true,
  onLook,
}: {
  station: Station;
  isNext?: boolean;
  /** Whether the picture is drawn: many at once take long. */
  hasPicture?: boolean;
  /** Called where the link gets the pointer or the focus, and where it loses both. */
  onLook?: (id: string | undefined) => void;
}) {
  const words = useWords();
  const { id, buildsOn } = station;
  const record = useSelect(({ learner }) => stationOf(learner ?? NEW_LEARNER, id));
  const mastery = masteryOf(record);
  const state = stateIn(record, words);
  return (
    <a
      class={`station ${mastery} ${isNext ? "next" : ""}`}
      href={stationHash(id, record)}
      aria-describedby={isNext ? "next-why" : undefined}
      onPointerEnter={() => onLook?.(id)}
      onPointerLeave={() => onLook?.(undefined)}
      onFocus={() => onLook?.(id)}
      onBlur={() => onLook?.(undefined)}
    >
      <StationMark id={hasPicture ? id : ""} record={record}>
        {isNext && <span class="next-flag">{words.map.next}</span>}
      </StationMark>
      <span class="station-text">
        <strong>{nameOfId(id, words)}</strong>
        <small class={mastery === "new" ? "station-state spoken" : "station-state"}>{state}</small>
        {buildsOn.length > 0 && (
          <small class="builds-on">{words.map.buildsOn(buildsOn.map((each) => nameOfId(each, words)))}</small>
        )}
      </span>
    </a>
  );
});

/** The picture of a station, with a badge for what is known. */
export function StationMark({
  id,
  record,
  children,
}: {
  id: string;
  record: StationRecord;
  children?: ComponentChildren;
}) {
  const mastery = masteryOf(record);
  return (
    <span class="tile-box">
      <StationTile id={id} record={record} />
      {(mastery === "known" || mastery === "mastered") && (
        <svg class={`mastery ${mastery}`} viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="11" />
          <path d={BADGES[mastery]} />
        </svg>
      )}
      {children}
    </span>
  );
}
