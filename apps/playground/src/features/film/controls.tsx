import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useDispatch, useSelect, useWords } from "../../ui/context.js";
import { Icon, type IconName } from "../../ui/icon.js";
import { boardOf } from "../../model/board-of.js";
import type { Reel } from "./reel.js";
import { cellsOf, textOfMove } from "./move-text.js";
import type { Move } from "./moves.js";

const SPEEDS = [1, 2, 4];
/** How long a digit and a note are seen at speed 1, in milliseconds. */
const DIGIT = 900;
const NOTE = 300;

const isDigit = ({ changes }: Move): boolean => changes.some(({ kind }) => kind === "place" || kind === "clear");

/** Where the film is: the number of moves that were made. */
export const useAt = (): number => useSelect((state) => state.game?.history.past.length ?? 0);

/** Goes to a place of the film. */
function useTravel({ moves }: Reel): (to: number) => void {
  const dispatch = useDispatch();
  return (to) => {
    const at = Math.max(0, Math.min(moves.length, to));
    dispatch({ type: "travel", to: at, cells: at === 0 ? [] : cellsOf(moves[at - 1]) });
  };
}

/** Plays, pauses, steps, and goes to any place. */
export function Controls({ reel }: { reel: Reel }) {
  const words = useWords();
  const travel = useTravel(reel);
  const at = useAt();
  const total = reel.moves.length;
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const toggle = (): void => {
    if (!isPlaying && at === total) travel(0);
    setPlaying(!isPlaying);
  };
  /** Several keys may be pressed before the page draws again. */
  const place = useRef(at);
  place.current = at;
  const go = (to: number): void => {
    setPlaying(false);
    place.current = Math.max(0, Math.min(total, to));
    travel(place.current);
  };
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (at === total) {
      setPlaying(false);
      return undefined;
    }
    const pause = (at === 0 || isDigit(reel.moves[at - 1]) ? DIGIT : NOTE) / speed;
    const timer = setTimeout(() => travel(at + 1), pause);
    return () => {
      clearTimeout(timer);
    };
  }, [isPlaying, at, speed, total]);
  useKeys({ toggle, go, total, at: () => place.current });
  const moves: readonly (readonly [IconName, string, number])[] = [
    ["first", words.film.first, 0],
    ["back", words.film.back, at - 1],
    ["next", words.film.next, at + 1],
    ["last", words.film.last, total],
  ];
  const buttons = moves.map(([icon, name, to]) => (
    <button
      key={icon}
      class="square"
      aria-label={name}
      title={name}
      disabled={to < 0 || to > total || to === at}
      onClick={() => go(to)}
    >
      <Icon name={icon} />
    </button>
  ));
  const said =
    at === 0
      ? words.film.start
      : `${words.film.moveOf(at, total)}${words.colon}${textOfMove(reel.moves[at - 1], reel.film.positions[at - 1], words)}`;
  return (
    <div class="keys film-keys">
      <div class="scrub">
        <Strip reel={reel} />
        <input
          type="range"
          min={0}
          max={total}
          value={at}
          aria-label={words.film.position}
          aria-valuetext={said}
          onInput={(event) => go(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div class="film-bar">
        {buttons.slice(0, 2)}
        <button
          class="primary film-play"
          aria-label={isPlaying ? words.film.pause : words.film.play}
          title={isPlaying ? words.film.pause : words.film.play}
          disabled={total === 0}
          onClick={toggle}
        >
          {isPlaying ? <Icon name="pause" /> : <PlayIcon />}
        </button>
        {buttons.slice(2)}
        <button
          class="film-speed"
          aria-label={`${words.film.speed}${words.colon}${words.film.times(speed)}`}
          title={words.film.speed}
          onClick={() => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length])}
        >
          {words.film.times(speed)}
        </button>
      </div>
    </div>
  );
}

const PlayIcon = () => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8 5l11 7-11 7z" />
  </svg>
);

/** The moves as bars: digits are high, notes are low, and a digit that was wrong in the end has another color. */
function Strip({ reel: { moves, film } }: { reel: Reel }) {
  const paths = useMemo(() => {
    const end = boardOf(film.positions[film.positions.length - 1].board);
    const isWrong = ({ changes }: Move): boolean =>
      end.isFull && changes.some(({ kind, cell, digit }) => kind === "place" && end.values[cell] !== digit);
    const kindOf = (move: Move): string => (!isDigit(move) ? "notes" : isWrong(move) ? "wrong" : "digits");
    const bar = (i: number, height: number): string => `M${i} ${10 - height}h1v${height}h-1z`;
    return ["notes", "digits", "wrong"].map((name) => ({
      name,
      d: moves.map((move, i) => (kindOf(move) === name ? bar(i, name === "notes" ? 4 : 10) : "")).join(""),
    }));
  }, [moves, film]);
  return (
    <svg class="strip" viewBox={`0 0 ${Math.max(1, moves.length)} 10`} preserveAspectRatio="none" aria-hidden="true">
      {paths.map(({ name, d }) => (
        <path key={name} class={`strip-${name}`} d={d} />
      ))}
    </svg>
  );
}

interface Keys {
  readonly total: number;
  at(this: void): number;
  toggle(this: void): void;
  go(this: void, to: number): void;
}

/** The keys of a film work anywhere on the page, as those of the board do. */
function useKeys(keys: Keys): void {
  const last = useRef(keys);
  last.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog") !== null) return;
      if (target instanceof Element && target.matches("input, textarea, select") && key !== " ") return;
      if (key === " " && target instanceof Element && target.matches("button, a, summary")) return;
      const { at, total, go, toggle } = last.current;
      const to = { ArrowLeft: at() - 1, ArrowRight: at() + 1, Home: 0, End: total }[key];
      if (to !== undefined) go(to);
      else if (key === " ") toggle();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => {
      removeEventListener("keydown", onKeyDown);
    };
  }, []);
}
