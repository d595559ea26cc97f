import { useSelect, useWords } from "../app/context.js";
import { readFitName } from "../coach/fit-names.js";
import { knownAs } from "../model/known.js";
import { lessonHash } from "../model/route.js";
import "./new-here.css";

/** The new technique of a puzzle that fits, on request. */
export function NewHere() {
  const { map } = useWords();
  const name = useSelect((state) => state.game?.puzzle?.name ?? "");
  const fit = readFitName(name);
  if (fit?.kind !== "made") return null;
  return (
    <details class="new-here" key={name}>
      <summary>{map.newHere}</summary>
      {fit.fresh === undefined ? (
        <p>{map.nothingNew}</p>
      ) : (
        <p>
          {map.newHereIs} <strong>{knownAs({ plugins: [] }, fit.fresh).meta.name}</strong>{" "}
          <a href={lessonHash(fit.fresh)}>{map.learn}</a>
        </p>
      )}
    </details>
  );
}
