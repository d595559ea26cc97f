import { useEffect, useState } from "preact/hooks";
import { Code } from "../../ui/code.js";
import { useCommands, useDispatch, useHandle, useSelect, useWords } from "../../ui/context.js";
import { Icon } from "../../ui/icon.js";
import { Board } from "../../board/board.js";
import { isDaily, recipeOf, shortDate } from "../../model/daily.js";
import { newGame } from "../../model/game.js";
import { noticeOf } from "../../store/complain.js";
import { filmHandlers } from "./film-actions.js";
import type { Notice } from "../../store/state.js";
import { Controls } from "./controls.js";
import { type Film, movesOf } from "./film.js";
import { FilmPanel } from "./film-panel.js";
import { unpackFilm } from "./pack.js";
import { type Reel, usePuzzleHash } from "./reel.js";
import "../../ui/fields.css";
import "../../ui/card.css";
import "../../ui/room.css";
import "./film.css";

/** Shows the film of the address: move by move, with what was possible. */
export function FilmRoom() {
  const dispatch = useDispatch();
  const handle = useHandle();
  const route = useSelect((state) => state.route);
  const code = route.room === "film" ? route.code : "";
  const [fault, setFault] = useState<Notice>();
  const [reel, setReel] = useState<Reel>();
  useEffect(() => {
    let isLeft = false;
    setReel(undefined);
    setFault(undefined);
    handle(filmHandlers);
    const show = (film: Film): void => {
      if (isLeft) return;
      const [now, ...future] = film.positions;
      const game = {
        ...newGame("film", "practice", now.board),
        history: { past: [], now, future },
        hasCandidates: film.title.hasCandidates,
      };
      dispatch({ type: "open", game, route });
      setReel({ film, moves: movesOf(film.positions).moves });
    };
    const complain = async (error: unknown): Promise<void> => {
      const notice = await noticeOf(error);
      if (!isLeft) setFault(notice);
    };
    unpackFilm(code).then(show).catch(complain);
    return () => {
      isLeft = true;
    };
  }, [code]);
  if (fault !== undefined) return <Fault of={fault} />;
  return reel === undefined ? <main class="room choose" /> : <Show reel={reel} />;
}

function Show({ reel }: { reel: Reel }) {
  const words = useWords();
  const hasGame = useSelect((state) => state.game?.id === "film");
  const hasStep = useSelect((state) => state.about.hint !== undefined || state.about.past?.step !== undefined);
  const { name } = reel.film.title;
  if (!hasGame) return <main class="room choose" />;
  return (
    <main class={hasStep ? "room play film shown" : "room play film"}>
      <section class="table" aria-label={words.table}>
        <div class="game-bar">
          <BackToPuzzle reel={reel} />
          <h2>
            {words.film.title}
            <small> {nameOf(name, words)}</small>
          </h2>
        </div>
        <Board />
        <Controls reel={reel} />
      </section>
      <section class="side" aria-label={words.helpWithBoard}>
        <FilmPanel reel={reel} />
      </section>
    </main>
  );
}

/** The level of a generated puzzle, and the day of a daily one. */
function nameOf(name: string | undefined, words: ReturnType<typeof useWords>): string {
  const recipe = name === undefined ? undefined : recipeOf(name);
  if (name === undefined || recipe === undefined) return "";
  const level = words.levelNames[recipe.level];
  return isDaily(name) ? `${level}, ${shortDate(name, words.locale)}` : level;
}

function BackToPuzzle({ reel }: { reel: Reel }) {
  const words = useWords();
  const hash = usePuzzleHash(reel);
  // Another place of the page led here, unless the page began with this film.
  const [isFirst] = useState(() => performance.getEntriesByType("navigation")[0]?.name === location.href);
  const label = isFirst ? words.film[reel.film.title.name === undefined ? "solveThis" : "playThis"] : words.film.leave;
  return (
    <a
      class="square quiet button"
      href={hash}
      aria-label={label}
      title={label}
      onClick={(event) => {
        if (isFirst) return;
        event.preventDefault();
        history.back();
      }}
    >
      <Icon name="back" />
    </a>
  );
}

/** A link that can't be read: why, and where to go instead. */
function Fault({ of }: { of: Notice }) {
  const words = useWords();
  const { playToday } = useCommands();
  return (
    <main class="room choose">
      <div class="card error film-fault" role="alert">
        <h2>{words.film.damaged}</h2>
        <p>
          {of.say(words)}
          <Code of={of} />
        </p>
        <div class="buttons">
          <button class="primary" onClick={playToday}>
            {words.playToday}
          </button>
          <a class="button" href="#/">
            {words.home}
          </a>
        </div>
      </div>
    </main>
  );
}
