import { useEffect } from "preact/hooks";
import { filmsOf } from "../../learner/kept-films.js";
import { useCommands, useDispatch, useSelect, useWords } from "../../ui/context.js";
import { Icon } from "../../ui/icon.js";
import { lazy } from "../../ui/lazy.js";
import { Status } from "../../ui/status.js";
import { Board } from "../../board/board.js";
import { layoutView } from "../../model/layout-view.js";
import { Keypad } from "../../board/keypad.js";
import { boardOf } from "../../model/board-of.js";
import { PLAY_LEVELS, isDaily, shortDate } from "../../model/daily.js";
import { clockOf } from "../../model/time.js";
import { livesOf } from "../../store/view.js";
import { Levels } from "./levels.js";
import { NewHere } from "./new-here.js";
import "../../ui/fields.css";
import "../../ui/card.css";
import "../../ui/room.css";
import "./play.css";

const HintCard = lazy(async () => (await import("../../steps/hint-card.js")).HintCard);
const PastCard = lazy(async () => (await import("../../steps/past-card.js")).PastCard);
const Lives = lazy(async () => (await import("./lives.js")).Lives, null);
const Finish = lazy(async () => (await import("./finish.js")).Finish);

/** A puzzle to play, or the choice of one. */
export function PlayRoom() {
  const words = useWords();
  const hasGame = useSelect((state) => state.game !== undefined);
  const isWaiting = useSelect((state) => state.wanted !== undefined);
  const dispatch = useDispatch();
  const hint = useSelect((state) => state.about.hint);
  const past = useSelect((state) => state.about.past?.step);
  const isPaused = useSelect((state) => state.about.isPaused);
  const isFinished = useSelect((state) => state.about.finish !== undefined);
  const lives = useSelect(livesOf);
  const hasStep = past !== undefined || hint !== undefined;
  useEffect(() => {
    // A hint is there as soon as it is asked for.
    if (hasGame) HintCard.preload();
  }, [hasGame]);
  if (!hasGame) return <main class="room choose">{isWaiting ? <Making /> : <Levels />}</main>;
  return (
    // A step that is shown takes the place of the end of the game.
    <main class={`room play ${hasStep ? "hinted" : isFinished || lives === 0 ? "finished" : ""}`}>
      <section class="table" aria-label={words.table}>
        <GameBar />
        {isPaused ? (
          <div class="board waiting">
            <button class="primary" onClick={() => dispatch({ type: "pause", isPaused: false })}>
              {words.goOn}
            </button>
          </div>
        ) : (
          <Board />
        )}
        <Status />
        {isPaused ? <div class="keys" /> : <Keypad />}
      </section>
      <section class="side" aria-label={words.helpWithBoard}>
        {past !== undefined ? (
          <div class="panel">
            <PastCard step={past} />
          </div>
        ) : isFinished ? (
          <Finish />
        ) : lives === 0 ? (
          <Lives lives={0} isCard />
        ) : hint !== undefined ? (
          <div class="panel">
            <HintCard hint={hint} />
          </div>
        ) : (
          <>
            <NewHere />
            <Tools />
            <p class="note">{words.playHelp}</p>
            <h2 class="wide-only">{words.newPuzzle}</h2>
            <div class="buttons wide-only">
              <LevelButtons />
            </div>
          </>
        )}
      </section>
    </main>
  );
}

/** Puzzles on other boards may take a while. */
function Making() {
  const words = useWords();
  const attempts = useSelect(({ attempts = 0 }) => attempts);
  return (
    <div class="waiting making">
      <p role="status">{words.generating}</p>
      {attempts > 0 && (
        <>
          <p class="note">{words.otherBoards.attempts(attempts)}</p>
          <a class="button" href="#/play">
            {words.cancel}
          </a>
        </>
      )}
    </div>
  );
}

function LevelButtons() {
  const words = useWords();
  const { newPuzzle } = useCommands();
  return (
    <>
      <a class="button" href="#/play/next">
        {words.nextPuzzle}
      </a>
      {PLAY_LEVELS.map((level) => (
        <button key={level} onClick={() => newPuzzle(level)}>
          {words.levelNames[level]}
        </button>
      ))}
    </>
  );
}

/** Level, time, and the way to another puzzle. */
function GameBar() {
  const words = useWords();
  const { startAgain } = useCommands();
  const dispatch = useDispatch();
  const isPaused = useSelect((state) => state.about.isPaused);
  const puzzle = useSelect((state) => state.game?.puzzle);
  const rules = layoutView(useSelect(({ game }) => game && boardOf(game.start).layout)).rules(words);
  const seconds = useSelect((state) => state.game?.seconds ?? 0);
  const hasTimer = useSelect((state) => state.settings.switches.timer);
  const isDone = useSelect((state) => state.game?.isDone === true);
  const lives = useSelect(livesOf);
  const film = useSelect((state) => (state.game?.isDone === true ? filmsOf(state)[state.game.id] : undefined));
  return (
    <div class="game-bar">
      <a class="square quiet button" href="#/play" aria-label={words.newPuzzle} title={words.newPuzzle}>
        <Icon name="back" />
      </a>
      <h2>
        {words.levelNames[puzzle?.level ?? ""] ?? ""}
        {puzzle !== undefined && isDaily(puzzle.name) && <small> {shortDate(puzzle.name, words.locale)}</small>}
        {rules !== "" && <small class="game-rules"> {rules}</small>}
      </h2>
      {isDone &&
        (film === undefined ? (
          <span class="chip">{words.finished}</span>
        ) : (
          <a class="button quiet to-film" href={`#/film/${film}`}>
            {words.toFilm}
          </a>
        ))}
      {lives !== undefined && !isDone && <Lives lives={lives} />}
      {hasTimer && (
        <span class="clock" role="timer" aria-label={words.time}>
          {clockOf(seconds)}
        </span>
      )}
      {hasTimer && !isDone && (
        <button
          class="square quiet"
          aria-label={isPaused ? words.goOn : words.pause}
          title={isPaused ? words.goOn : words.pause}
          onClick={() => dispatch({ type: "pause", isPaused: !isPaused })}
        >
          <Icon name={isPaused ? "next" : "pause"} />
        </button>
      )}
      <button class="quiet again" title={words.startAgain} onClick={startAgain}>
        <Icon name="again" /> <span>{words.startAgain}</span>
      </button>
    </div>
  );
}

/** Candidates, and digits to look at. */
function Tools() {
  const words = useWords();
  const dispatch = useDispatch();
  const highlight = useSelect((state) => state.input.highlight);
  const isAuto = useSelect((state) => state.settings.switches.candidates);
  return (
    <div class="tools">
      <label class="check">
        <input type="checkbox" checked={isAuto} onChange={() => dispatch({ type: "switch", name: "candidates" })} />
        {words.autoCandidates}
      </label>
      <button
        class="narrow-only pairs"
        aria-pressed={highlight === 10}
        onClick={() => dispatch({ type: "highlight", digit: 10 })}
      >
        {words.pairs}
      </button>
      <span class="note wide-only">
        {highlight > 9 ? words.highlightDigit(highlight) : `${words.highlight} · ${words.pairsCaption}`}
      </span>
      <div class="filter-row wide-only" role="group" aria-label={words.highlight}>
        {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((digit) => (
          <button
            key={digit}
            aria-pressed={highlight === digit}
            aria-label={words.highlightDigit(digit)}
            title={words.highlightDigit(digit)}
            onClick={() => dispatch({ type: "highlight", digit })}
          >
            {digit > 9 ? <i class="pair" /> : digit}
          </button>
        ))}
      </div>
    </div>
  );
}
