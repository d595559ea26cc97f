import { useMemo, useState } from "preact/hooks";
import { Thumbnail } from "../board/thumbnail.js";
import { hasEntries, hasRecord } from "../learner/has-record.js";
import { DEMO } from "../model/demo.js";
import { dailyName, recipeOf } from "../model/daily.js";
import { nameOfId } from "../model/known.js";
import { textOfStep } from "../model/words/explain-step.js";
import { useCommands, useDispatch, useSelect, useWords } from "../ui/context.js";
import { Icon } from "../ui/icon.js";
import { lazy } from "../ui/lazy.js";
import { Shelf } from "../ui/shelf.js";
import "./home.css";

const HomeToday = lazy(async () => (await import("../features/progress/home-today.js")).HomeToday, null);

/** The first sight: a wing that draws itself, one sentence, and three ways on. */
export function Home() {
  const words = useWords();
  const dispatch = useDispatch();
  const isKnown = useMemo(hasRecord, []);
  const isBack = useSelect((state) => state.shelf.length > 0 || hasEntries(state.learner)) || isKnown;
  const { newPuzzle } = useCommands();
  const today = dailyName(new Date());
  const [round, setRound] = useState(0);
  return (
    <main class={isBack ? "home back" : "home"}>
      <div class="demo">
        <Thumbnail key={round} step={DEMO.step} routes={DEMO.routes} isMoving names title={words.demoTitle} />
      </div>
      <div class="welcome">
        <h2>{words.slogan}</h2>
        <p class="lead">{words.promise}</p>
        <div class="ways">
          {!isBack && (
            <button class="primary" onClick={() => newPuzzle("easy")}>
              {words.playEasy}
            </button>
          )}
          <a class={isBack ? "button primary" : "button"} href={`#/play/${today}`}>
            {words.playToday} <small>{words.levelNames[recipeOf(today)!.level]}</small>
          </a>
          <a class="button" href="#/practice">
            {words.practiceTechnique}
          </a>
          <button onClick={() => dispatch({ type: "dialog", dialog: "open" })}>{words.solveOwn}</button>
          {isBack && (
            <a class="button" href="#/progress">
              {words.progress}
            </a>
          )}
        </div>
        {isBack && <HomeToday />}
        <Shelf />
        <figure>
          <figcaption>
            <strong>{nameOfId(DEMO.step.finding.technique, words)}</strong>
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
      </div>
    </main>
  );
}
