import { isDaily } from "../state/daily.js";
import { type Game, type Room, openCells } from "../state/game.js";
import { clockOf } from "../state/time.js";
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
