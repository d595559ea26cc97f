import { useState } from "preact/hooks";
import { Thumbnail } from "../board/thumbnail.js";
import { DEMO } from "../state/demo.js";
import { type Game, openCells } from "../state/game.js";
import { dailyName, isDaily } from "../state/daily.js";
import { clockOf } from "../state/time.js";
import { textOfStep } from "../words/explain-step.js";
import { useCommands, useDispatch, useSelect, useWords } from "./context.js";
import { Icon } from "./icon.js";
import "./home.css";

/** The first sight: a wing that draws itself, one sentence, and three ways on. */
export function Home() {
  const words = useWords();
  const dispatch = useDispatch();
  const [round, setRound] = useState(0);
  return (
    <main class="home">
      <div class="demo">
        <Thumbnail key={round} step={DEMO.step} routes={DEMO.routes} isMoving title={words.demoTitle} />
      </div>
      <div class="welcome">
        <h2>{words.slogan}</h2>
        <p class="lead">{words.promise}</p>
        <div class="ways">
          <a class="button primary" href={`#/play/${dailyName(new Date())}`}>
            {words.playToday}
          </a>
          <a class="button" href="#/practise">
            {words.practiseTechnique}
          </a>
          <button onClick={() => dispatch({ type: "dialog", dialog: "open" })}>{words.solveOwn}</button>
        </div>
        <figure>
          <figcaption>
            <strong>W-Wing</strong>
            <button
              class="quiet square"
              aria-label={words.replay}
              title={words.replay}
              onClick={() => setRound(round + 1)}
            >
              <Icon name="redo" />
            </button>
          </figcaption>
          <p>{textOfStep(DEMO.step, words)}</p>
        </figure>
        <Shelf />
      </div>
    </main>
  );
}

/** The boards that somebody works on. */
function Shelf() {
  const words = useWords();
  const { resume, remove } = useCommands();
  const shelf = useSelect((state) => state.shelf);
  if (shelf.length === 0) return null;
  const name = (game: Game): string => {
    const level = words.levelNames[game.puzzle?.level ?? ""];
    if (level === undefined) return words.solve;
    return game.puzzle !== undefined && isDaily(game.puzzle.name) ? `${level}, ${game.puzzle.name}` : level;
  };
  return (
    <section class="shelf" aria-labelledby="shelf-title">
      <h3 id="shelf-title">{words.continueWith}</h3>
      <ul>
        {shelf.slice(0, 8).map((game) => (
          <li key={game.id}>
            <button onClick={() => resume(game.id)}>
              <strong>{name(game)}</strong>
              <span>
                {game.isDone ? words.finished : words.openCells(openCells(game.history.now.board))}
                {game.seconds > 0 && ` · ${clockOf(game.seconds)}`}
              </span>
            </button>
            <button class="quiet square" aria-label={words.removeBoard(name(game))} onClick={() => remove(game.id)}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
