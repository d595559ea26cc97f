import { Shelf } from "../../ui/shelf.js";
import { useCommands, useSelect, useWords } from "../../ui/context.js";
import { Status } from "../../ui/status.js";
import { PLAY_LEVELS, dailyName, recipeOf, shortDate } from "../../model/daily.js";
import { OtherBoards } from "./other-boards.js";

/** The puzzle of the day, and a new one of each level. */
export function Levels() {
  const words = useWords();
  const { newPuzzle, playToday } = useCommands();
  const hasNotice = useSelect((state) => state.notice !== undefined);
  const today = dailyName(new Date());
  return (
    <div class="levels">
      <h2>{words.play}</h2>
      {hasNotice && <Status />}
      <p class="note">{words.playIntro}</p>
      <button class="primary level" onClick={playToday}>
        <strong>{words.today}</strong>
        <span>
          {shortDate(today, words.locale)} · {words.levelNames[recipeOf(today)!.level]}
        </span>
      </button>
      <a class="button level" href="#/play/next">
        <strong>{words.nextPuzzle}</strong>
        <span>{words.nextPuzzleHelp}</span>
      </a>
      <a class="button level" href="#/progress">
        <strong>{words.progress}</strong>
        <span>{words.progressHelp}</span>
      </a>
      <h3>{words.newPuzzle}</h3>
      {PLAY_LEVELS.map((level) => (
        <button key={level} class="level" onClick={() => newPuzzle(level)}>
          <strong>{words.levelNames[level]}</strong>
          <span>{words.levelHelp[level]}</span>
        </button>
      ))}
      <OtherBoards />
      <Shelf room="play" />
    </div>
  );
}
