import { useEffect, useRef } from "preact/hooks";
import { useDispatch, useWords } from "../../ui/context.js";
import { LIVES } from "./lives-actions.js";
import "./lives.css";

/** The lives that are left; as a card, the end of a puzzle that has none. */
export function Lives({ lives, isCard = false }: { lives: number; isCard?: boolean }) {
  const { training } = useWords();
  if (isCard) return <Over />;
  return (
    <span class="lives" role="img" aria-label={training.livesLeft(lives)} title={training.livesLeft(lives)}>
      <b>{lives}</b>
      {Array.from({ length: LIVES }, (_, i) => (
        <svg key={i} viewBox="0 0 24 24" class={i < lives ? "" : "lost"} aria-hidden="true">
          <path d="M12 20S4 15 4 9a4.2 4.2 0 0 1 8-2 4.2 4.2 0 0 1 8 2c0 6-8 11-8 11z" />
        </svg>
      ))}
    </span>
  );
}

function Over() {
  const { training } = useWords();
  const dispatch = useDispatch();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <article class="card over" tabIndex={-1}>
      <h2>{training.over}</h2>
      <p role="status">{training.overText}</p>
      <div class="buttons">
        <button class="primary" ref={first} onClick={() => dispatch({ type: "try-again" })}>
          {training.tryAgain}
        </button>
        <button onClick={() => dispatch({ type: "no-lives" })}>{training.noLives}</button>
        <a class="button quiet" href="#/play">
          {training.otherPuzzle}
        </a>
      </div>
    </article>
  );
}
