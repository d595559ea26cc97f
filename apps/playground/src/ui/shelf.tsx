import { isDaily, shortDate } from "../model/daily.js";
import { layoutView } from "../model/layout-view.js";
import { boardOf } from "../model/board-of.js";
import { type Game, type Room, openCells } from "../model/game.js";
import { clockOf } from "../model/time.js";
import { useCommands, useSelect, useWords } from "./context.js";
import { Icon } from "./icon.js";
import "./shelf.css";

/** The boards that somebody works on: all of them, or those of a room. */
export function Shelf({ room }: { room?: Room }) {
  const words = useWords();
  const { resume, remove } = useCommands();
  const all = useSelect((state) => state.shelf);
  const shelf = room === undefined ? all : all.filter((game) => game.room === room && !game.isDone);
  if (shelf.length === 0) return null;
  const name = (game: Game): string =>
    [nameOf(game), layoutView(boardOf(game.start).layout).rules(words)].filter(Boolean).join(", ");
  const nameOf = (game: Game): string => {
    const level = words.levelNames[game.puzzle?.level ?? ""];
    if (level === undefined) return words.ownPuzzle(cellsOf(game).filter((kind) => kind === "given").length);
    return game.puzzle !== undefined && isDaily(game.puzzle.name)
      ? `${level}, ${shortDate(game.puzzle.name, words.locale)}`
      : level;
  };
  return (
    <section class="shelf" aria-labelledby="shelf-title">
      <h3 id="shelf-title">{words.continueWith}</h3>
      <ul>
        {shelf.slice(0, 8).map((game) => (
          <li key={game.id}>
            <button onClick={() => resume(game.id)}>
              <Mini game={game} />
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

/** What each cell holds. */
const cellsOf = (game: Game): ("given" | "digit" | "open")[] => {
  const board = boardOf(game.history.now.board);
  return Array.from(board.values, (value, cell) => (value === 0 ? "open" : board.isGiven(cell) ? "given" : "digit"));
};

/** The board as dots: enough to know it again. */
function Mini({ game }: { game: Game }) {
  const dots = (wanted: string): string =>
    cellsOf(game)
      .map((kind, cell) => (kind === wanted ? `M${cell % 9} ${Math.floor(cell / 9)}h1v1h-1z` : ""))
      .join("");
  return (
    <svg class="mini" viewBox="0 0 9 9" aria-hidden="true">
      <path d={dots("digit")} />
      <path class="given" d={dots("given")} />
    </svg>
  );
}
