import { useMemo, useRef } from "preact/hooks";
import { boardOf } from "../model/board-of.js";
import { useDispatch, useSelect, useWords } from "../ui/context.js";
import { Icon } from "../ui/icon.js";
import { COLORS } from "../model/pencil.js";
import { entriesOf } from "./entries.js";
import "./keypad.css";

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** How long to hold a digit for a note, in milliseconds. */
const HOLD = 400;

/** Buttons for digits, the entry mode, erase, undo and redo. */
export function Keypad() {
  const words = useWords();
  const dispatch = useDispatch();
  const entry = useSelect((state) => state.input.entry);
  const entries = useSelect(entriesOf);
  const armed = useSelect((state) => state.input.armed);
  const color = useSelect((state) => state.input.color);
  const room = useSelect((state) => state.route.room);
  const hasPast = useSelect((state) => (state.game?.history.past.length ?? 0) > 0);
  const hasFuture = useSelect((state) => (state.game?.history.future.length ?? 0) > 0);
  const board = useSelect((state) => state.game?.history.now.board);
  const left = useMemo(() => {
    const values = board === undefined ? [] : Array.from(boardOf(board).values);
    return DIGITS.map((digit) => 9 - values.filter((value) => value === digit).length);
  }, [board]);
  const hold = useHold();
  return (
    <div class="keys" data-entry={entry} role="group" aria-label={words.enterDigits}>
      <div class="segments" role="group" aria-label={words.entryMode}>
        {entries.map((each) => (
          <button key={each} aria-pressed={each === entry} onClick={() => dispatch({ type: "entry", entry: each })}>
            {words.entries[each]}
          </button>
        ))}
      </div>
      {entry === "line" && <p class="note line-help">{words.lineHelp}</p>}
      <div class="keypad">
        {entry === "color"
          ? Array.from({ length: COLORS }, (_, i) => i + 1).map((each) => (
              <button
                key={each}
                class={`swatch color-${each}`}
                aria-label={words.colorNamed(each)}
                aria-pressed={each === color}
                onClick={() => dispatch({ type: "color", color: each })}
              >
                {each}
              </button>
            ))
          : DIGITS.map((digit) => (
              <button
                key={digit}
                class={left[digit - 1] <= 0 && entry === "digit" ? "used" : ""}
                data-left={room === "play" ? Math.max(0, left[digit - 1]) : undefined}
                aria-label={`${words.digitAs(digit, words.entries[entry])}${room === "play" ? `, ${words.left(Math.max(0, left[digit - 1]))}` : ""}`}
                aria-pressed={armed === digit ? true : undefined}
                disabled={entry === "line"}
                {...hold(digit)}
              >
                {digit}
              </button>
            ))}
      </div>
      <div class="bar">
        <button
          class="square"
          aria-label={words.undo}
          title={words.undo}
          disabled={!hasPast}
          onClick={() => dispatch({ type: "undo" })}
        >
          <Icon name="undo" />
        </button>
        <button
          class="square"
          aria-label={words.redo}
          title={words.redo}
          disabled={!hasFuture}
          onClick={() => dispatch({ type: "redo" })}
        >
          <Icon name="redo" />
        </button>
        <button class="square" aria-label={words.erase} title={words.erase} onClick={() => dispatch({ type: "erase" })}>
          <Icon name="erase" />
        </button>
        {room === "play" && (
          <>
            <button title={words.check} onClick={() => dispatch({ type: "check" })}>
              <Icon name="check" /> <span>{words.check}</span>
            </button>
            <button class="primary" title={words.askHint} onClick={() => dispatch({ type: "hint" })}>
              <Icon name="hint" /> <span>{words.askHint}</span>
            </button>
          </>
        )}
      </div>
    </div>
  );
}

interface HoldProps {
  onPointerDown(this: void): void;
  onPointerUp(this: void): void;
  onPointerLeave(this: void): void;
  onClick(this: void): void;
}

/** A press enters the digit, and a long press a corner note. */
function useHold(): (digit: number) => HoldProps {
  const dispatch = useDispatch();
  const isPlay = useSelect((state) => state.route.room === "play" && !state.settings.switches.candidates);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wasHeld = useRef(false);
  const end = (): void => {
    clearTimeout(timer.current);
  };
  return (digit) => ({
    onPointerDown: () => {
      wasHeld.current = false;
      if (!isPlay) return;
      timer.current = setTimeout(() => {
        wasHeld.current = true;
        dispatch({ type: "digit", digit, entry: "corner" });
      }, HOLD);
    },
    onPointerUp: end,
    onPointerLeave: end,
    onClick: () => {
      if (!wasHeld.current) dispatch({ type: "digit", digit });
      wasHeld.current = false;
    },
  });
}
