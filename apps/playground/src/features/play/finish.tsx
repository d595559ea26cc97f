import { useEffect, useRef } from "preact/hooks";
import { filmsOf } from "../../learner/kept-films.js";
import { useCommands, useDispatch, useSelect, useWords } from "../../ui/context.js";
import { isRecorded } from "../../learner/counts.js";
import { readFitName } from "../../model/fit-names.js";
import { Thumbnail } from "../../board/thumbnail.js";
import { PLAY_LEVELS, nextKind } from "../../model/daily.js";
import { knownAs, nameOf, ratingOf, scoreOf } from "../../model/known.js";
import type { Step } from "../../model/step.js";
import { clockOf } from "../../model/time.js";
import { FinishSteps } from "./finish-steps.js";
import { Ribbon } from "../../steps/ribbon.js";

/** The end of a puzzle: time, level, its path, and the hardest step as a picture. */
export function Finish() {
  const words = useWords();
  const dispatch = useDispatch();
  const { newPuzzle, go } = useCommands();
  const first = useRef<HTMLButtonElement>(null);
  // The game is over: the next key begins another one.
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const game = useSelect((state) => state.game)!;
  const steps = useSelect((state) => state.about.finish?.steps) ?? [];
  const plugins = useSelect((state) => state.plugins);
  const hasTimer = useSelect((state) => state.settings.switches.timer);
  const film = useSelect((state) => filmsOf(state)[game.id] as string | undefined);
  const path = `#/solve/${game.start}`;
  const level = words.levelNames[game.puzzle?.level ?? ""] ?? "";
  const hardest = hardestOf(steps);
  const share = async (): Promise<void> => {
    if (hardest === undefined) return;
    const { savePicture } = await import("../../ui/save-picture.js");
    const known = knownAs({ plugins }, hardest.finding.technique);
    await savePicture({ board: hardest.board, step: hardest, known, puzzle: game.puzzle?.name }, "png", words);
  };
  const isFit = readFitName(game.puzzle?.name ?? "") !== undefined;
  const next =
    game.puzzle !== undefined && PLAY_LEVELS.some((each) => each === game.puzzle?.level)
      ? nextKind(game.puzzle)
      : "medium";
  return (
    <article class="card finish" tabIndex={-1}>
      <h2>{words.solvedTitle}</h2>
      <p class="result">{hasTimer ? words.solvedIn(clockOf(game.seconds), level) : words.solvedPlain(level)}</p>
      <p class="note tally">{words.tally(game.hints, game.slips.length)}</p>
      {isRecorded(game) ? <FinishSteps /> : <p class="note">{words.otherBoards.noRecord}</p>}
      <Ribbon steps={steps} />
      {steps.length > 0 && <p class="note ribbon-note">{words.ribbonHelp}</p>}
      {hardest !== undefined && (
        <>
          <p class="hardest">{words.hardestStep(nameOf(knownAs({ plugins }, hardest.finding.technique), words))}</p>
          <Thumbnail step={hardest} />
        </>
      )}
      <div class="buttons">
        <button class="primary" ref={first} onClick={() => (isFit ? go("#/play/next") : newPuzzle(next))}>
          {isFit ? words.nextPuzzle : words.newPuzzle}
        </button>
        {film !== undefined && (
          <a class="button" href={`#/film/${film}`}>
            {words.film.watch}
          </a>
        )}
        {hardest !== undefined && <button onClick={() => void share()}>{words.shareStep}</button>}
        <a
          class="button"
          href={path}
          onClick={(event) => {
            event.preventDefault();
            history.pushState(null, "", path);
            go(path, { tab: "path" });
          }}
        >
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
