import { useCommands, useDispatch, useSelect, useWords } from "../app/context.js";
import { Thumbnail } from "../board/thumbnail.js";
import { PLAY_LEVELS } from "../state/daily.js";
import { knownAs, ratingOf, scoreOf } from "../state/known.js";
import type { Step } from "../state/step.js";
import { clockOf } from "../state/time.js";
import { Ribbon } from "../solve/ribbon.js";

/** The end of a puzzle: time, level, its path, and the hardest step as a picture. */
export function Finish() {
  const words = useWords();
  const dispatch = useDispatch();
  const { newPuzzle } = useCommands();
  const game = useSelect((state) => state.game)!;
  const steps = useSelect((state) => state.finish?.steps) ?? [];
  const plugins = useSelect((state) => state.plugins);
  const hasTimer = useSelect((state) => state.switches.timer);
  const level = words.levelNames[game.puzzle?.level ?? ""] ?? "";
  const hardest = hardestOf(steps);
  const share = async (): Promise<void> => {
    if (hardest === undefined) return;
    const { savePicture } = await import("../dialogs/save-picture.js");
    const known = knownAs({ plugins }, hardest.finding.technique);
    await savePicture({ board: hardest.board, step: hardest, known, puzzle: game.puzzle?.name }, "png", words);
  };
  const next = PLAY_LEVELS.find((each) => each === game.puzzle?.level) ?? "medium";
  return (
    <article class="card finish" tabIndex={-1}>
      <h2>{words.solvedTitle}</h2>
      <p>{hasTimer ? words.solvedIn(clockOf(game.seconds), level) : words.solvedPlain(level)}</p>
      <Ribbon steps={steps} />
      {hardest !== undefined && (
        <>
          <p>{words.hardestStep(knownAs({ plugins }, hardest.finding.technique).meta.name)}</p>
          <Thumbnail step={hardest} />
        </>
      )}
      <div class="buttons">
        <button class="primary" onClick={() => newPuzzle(next)}>
          {words.newPuzzle}
        </button>
        {hardest !== undefined && <button onClick={() => void share()}>{words.shareStep}</button>}
        <a class="button" href={`#/solve/${game.start}`}>
          {words.seeSolution}
        </a>
        <button class="quiet" onClick={() => dispatch({ type: "close-finish" })}>
          {words.close}
        </button>
      </div>
    </article>
  );
}

/** The step with the highest score; of several, the first. */
function hardestOf(steps: readonly Step[]): Step | undefined {
  const { hardest } = ratingOf(steps);
  return hardest === undefined || scoreOf(hardest) < MORE_THAN_SINGLES
    ? undefined
    : steps.find(({ finding }) => finding.technique === hardest);
}

/** Scores below this are singles: there is nothing to show. */
const MORE_THAN_SINGLES = 20;
