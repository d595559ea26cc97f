import { useSelect, useWords } from "../../ui/context.js";
import { readFitName } from "../../model/fit-names.js";
import { lessonHash } from "../../model/route.js";
import { nameOfId } from "../../model/known.js";
import "./new-here.css";

/** The new technique of a puzzle that fits, on request. */
export function NewHere() {
  const words = useWords();
  const { map } = words;
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
          {map.newHereIs} <strong>{nameOfId(fit.fresh, words)}</strong> <a href={lessonHash(fit.fresh)}>{map.learn}</a>
        </p>
      )}
    </details>
  );
}
