import { ANSWERS_TO_KNOW, type StationRecord, isKnown, masteryOf, shownStreak } from "@wings/player";
import { STATION_PICTURES } from "./station-pictures.js";

/** The frame of a tile, once around from the middle of its top. */
const FRAME = "M50 3H81A16 16 0 0 1 97 19V81A16 16 0 0 1 81 97H19A16 16 0 0 1 3 81V19A16 16 0 0 1 19 3Z";

/** The pattern of a technique in small. The frame fills with right answers. */
export function StationTile({ id, record }: { id: string; record: StationRecord }) {
  const picture = STATION_PICTURES[id];
  const mastery = masteryOf(record);
  const done = isKnown(record) ? ANSWERS_TO_KNOW : shownStreak(record);
  return (
    <svg class={`tile ${mastery}`} viewBox="0 0 100 100" aria-hidden="true">
      <path class="tile-paper" d={FRAME} />
      {picture !== undefined && (
        <svg class="tile-picture" x="9" y="9" width="82" height="82" viewBox={picture.view}>
          {picture.houses.map(([look, path]) => (
            <path key={`house ${look}`} class={`tile-house look-${look}`} d={path} />
          ))}
          <path class="tile-grid" d="M0 30h90M0 60h90M30 0v90M60 0v90" />
          {picture.cells.map(([look, path]) => (
            <path key={`cell ${look}`} class={`tile-cell look-${look}`} d={path} />
          ))}
          {picture.in !== "" && <path class="tile-in" d={picture.in} />}
          {picture.weak !== "" && <path class="tile-link dashed" d={picture.weak} />}
          {picture.strong !== "" && <path class="tile-link" d={picture.strong} />}
          {picture.out !== "" && <path class="tile-out" d={picture.out} />}
        </svg>
      )}
      <path class="tile-frame" d={FRAME} />
      {done > 0 && (
        <path
          class="tile-done"
          d={FRAME}
          pathLength={ANSWERS_TO_KNOW}
          stroke-dasharray={`${done} ${ANSWERS_TO_KNOW - done}`}
        />
      )}
    </svg>
  );
}
