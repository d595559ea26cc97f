import type { Session } from "../session.js";
import type { Entry } from "../state/edit.js";
import type { State } from "../state/state.js";
import { Icon } from "./icon.js";

const ENTRIES: readonly (readonly [Entry, string])[] = [
  ["digit", "Digit"],
  ["candidate", "Candidate"],
  ["given", "Given"],
];
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Buttons for digits, the entry mode, erase, undo and redo. */
export function Tools({ session, state }: { session: Session; state: State }) {
  const { history, entry } = state;
  return (
    <div class="tools" role="group" aria-label="Enter digits">
      <div class="bar">
        <button
          class="square"
          aria-label="Undo"
          disabled={history.past.length === 0}
          onClick={() => session.boards.undo()}
        >
          <Icon name="undo" />
        </button>
        <button
          class="square"
          aria-label="Redo"
          disabled={history.future.length === 0}
          onClick={() => session.boards.redo()}
        >
          <Icon name="redo" />
        </button>
        <div class="segments" role="group" aria-label="Entry mode">
          {ENTRIES.map(([each, name]) => (
            <button key={each} aria-pressed={each === entry} onClick={() => session.set({ entry: each })}>
              {name}
            </button>
          ))}
        </div>
        <button class="square" aria-label="Erase" onClick={() => session.boards.erase()}>
          <Icon name="erase" />
        </button>
      </div>
      <div class={`keypad ${entry}`}>
        {DIGITS.map((digit) => (
          <button key={digit} aria-label={`${digit} as ${entry}`} onClick={() => session.boards.type(digit)}>
            {digit}
          </button>
        ))}
      </div>
    </div>
  );
}

/** A line on the whole board: the number of solutions, a contradiction or a notice. */
export function Status({ state }: { state: State }) {
  const { verdict, notice } = state;
  const [wrong] = verdict?.contradictions ?? [];
  const text =
    notice?.text ??
    (verdict === undefined
      ? ""
      : wrong !== undefined
        ? `${wrong.text}.`
        : { none: "This board has no solution.", one: "One solution.", many: "More than one solution." }[
            verdict.solutions
          ]);
  const bad = notice?.kind === "error" || (notice === undefined && verdict?.solutions === "none");
  return (
    <p class={bad ? "status error" : "status"} role="status">
      {text}
    </p>
  );
}
