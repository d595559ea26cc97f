import { cellName } from "@wings/core";
import { boardOf } from "../model/board-of.js";
import { useCommands, useDispatch, useSelect, useWords } from "../ui/context.js";
import { Icon } from "../ui/icon.js";
import type { Hint } from "../model/hint.js";
import { HINT_LEVELS } from "../model/hint.js";
import { knownAs, nameOf } from "../model/known.js";
import { mistakeIn } from "../model/mistake.js";
import type { Step } from "../model/step.js";
import { firstCellIn } from "../model/words/cell-names.js";
import { textOfStep } from "../model/words/explain-step.js";
import { whatOf } from "../model/words/hint-text.js";
import { Difficulty, Name } from "./name.js";
import { Legend, SentenceWalk, What, Where, Why, usePicture } from "./proof.js";
import { SendButton } from "./send-button.js";

/** A hint in three levels: where to look, what the step is, why it is right. The same in all rooms. */
export function HintCard({ hint }: { hint: Hint }) {
  const words = useWords();
  const dispatch = useDispatch();
  const { step, level, mistake } = hint;
  const close = (
    <button
      class="square quiet"
      aria-label={words.closeHint}
      title={words.closeHint}
      onClick={() => dispatch({ type: "close-hint" })}
    >
      <Icon name="close" />
    </button>
  );
  if (mistake || step === null)
    return (
      <>
        <div class="hint-head">{close}</div>
        {mistake ? <MistakeCard since={mistake.since} /> : <NoStepCard />}
      </>
    );
  return (
    <>
      <div class="hint-head">
        <div class="segments" role="group" aria-label={words.hintLevel}>
          {HINT_LEVELS.map((each, i) => (
            <button key={each} aria-pressed={each === level} onClick={() => dispatch({ type: "level", level: each })}>
              <span class="count-sign" aria-hidden="true">
                {i + 1}
              </span>{" "}
              {words.levels[each]}
            </button>
          ))}
        </div>
        {close}
      </div>
      <LevelCard step={step} hint={hint} />
    </>
  );
}

function LevelCard({ step, hint: { level } }: { step: Step; hint: Hint }) {
  const words = useWords();
  const dispatch = useDispatch();
  const plugins = useSelect((state) => state.plugins);
  const known = knownAs({ plugins }, step.finding.technique);
  const picture = usePicture(step);
  return (
    <article class="card" tabIndex={-1}>
      {level === "where" ? (
        <h2>{words.whereToLook}</h2>
      ) : (
        <h2>
          {level === "what" ? (
            <Name known={known} />
          ) : (
            <>
              <bdi>{nameOf(known, words)}</bdi> <Difficulty known={known} />
            </>
          )}
        </h2>
      )}
      <div class="card-text">
        {level === "where" && <Where step={step} />}
        {level === "what" && <What step={step} picture={picture} />}
        {level === "why" && <Why step={step} />}
        {level === "what" && (
          <CellNames
            text={whatOf(step, picture, words)
              .map(({ text }) => text)
              .join(words.semicolon)}
          />
        )}
        {level === "why" && <CellNames text={textOfStep(step, words)} />}
        {level === "why" && <Legend step={step} picture={picture} />}
      </div>
      <div class="buttons">
        {level === "why" && <SentenceWalk step={step} />}
        {level !== "why" && (
          <button class="primary" onClick={() => dispatch({ type: "hint" })}>
            {words.moreHint}
          </button>
        )}
        <button class={level === "why" ? "primary" : ""} onClick={() => dispatch({ type: "apply" })}>
          {words.apply}
        </button>
        {level === "why" && <SendButton />}
      </div>
    </article>
  );
}

/** What `r6c3` means, with the first hint of a new player. It explains a name that the text has, and so gives nothing away. */
function CellNames({ text }: { text: string }) {
  const words = useWords();
  const isFirst = useSelect(
    ({ game, learner, settings: { cellStyle } }) =>
      cellStyle !== "words" && game?.hints === 1 && (learner?.puzzles.length ?? 0) === 0,
  );
  const cell = firstCellIn(text);
  return isFirst && cell !== undefined ? (
    <p class="note cell-names">{words.cellNames(cell, Number(cell[1]), Number(cell[3]))}</p>
  ) : null;
}

/** Shown instead of a step on a board without a solution. */
function MistakeCard({ since }: { since: number | null | undefined }) {
  const words = useWords();
  const dispatch = useDispatch();
  const verdict = useSelect((state) => state.about.verdict);
  const why = mistakeIn(verdict, words);
  return (
    <article class="card error" tabIndex={-1}>
      <h2>{since === null ? words.badPuzzle : words.mistake}</h2>
      {(since !== null || why !== words.noSolution) && <p class="why">{why}</p>}
      {since === null && (
        <>
          <p>{words.badPuzzleHelp}</p>
          <div class="buttons">
            <button onClick={() => dispatch({ type: "dialog", dialog: "open" })}>{words.openTitle}</button>
          </div>
        </>
      )}
      {typeof since === "number" && (
        <>
          {since > 1 && <p class="outcome">{words.movesBack(since)}</p>}
          <div class="buttons">
            <button class="primary" onClick={() => dispatch({ type: "undo-mistake" })}>
              {words.undoMoves(since)}
            </button>
          </div>
        </>
      )}
    </article>
  );
}

/** Shown where no technique finds anything, with a way on. */
function NoStepCard() {
  const words = useWords();
  const dispatch = useDispatch();
  const board = useSelect((state) => state.game?.history.now.board) ?? "";
  const solutions = useSelect((state) => state.about.verdict?.solutions);
  const twins = useSelect((state) => state.about.verdict?.twins);
  const first = twins === undefined ? -1 : Array.from(twins[0]).findIndex((digit, cell) => digit !== twins[1][cell]);
  const off = useSelect((state) => state.settings.choice.off.length);
  const { playToday, reveal } = useCommands();
  if (boardOf(board).isFull)
    return (
      <article class="card" tabIndex={-1}>
        <h2>{words.solved}</h2>
        <div class="buttons">
          <button class="primary" onClick={playToday}>
            <Icon name="next" /> {words.playToday}
          </button>
        </div>
      </article>
    );
  return (
    <article class="card" tabIndex={-1}>
      <p class="why">{words.nothingFound}</p>
      <p>
        {solutions === "many" ? words.manyHelp : solutions === "undecided" ? words.undecided : words.nothingHelp(off)}
      </p>
      {twins !== undefined && first >= 0 && <p>{words.twins(cellName(first), twins[0][first], twins[1][first])}</p>}
      {solutions !== "many" && (
        <div class="buttons">
          {off > 0 && (
            <button class="primary" onClick={() => dispatch({ type: "choose", choice: { order: [], off: [] } })}>
              {words.switchAllOn}
            </button>
          )}
          <button onClick={reveal}>{words.reveal}</button>
        </div>
      )}
    </article>
  );
}
