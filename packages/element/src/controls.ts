import { html } from "./dom.js";
import type { HintLevel } from "@wings/draw/hint";
import type { Action } from "./keys.js";
import type { Words } from "./words.js";

/** The actions that have buttons. `Words` has their words. */
type Name = Exclude<Action, "close">;
const NAMES: readonly Name[] = ["takeNotes", "erase", "undo", "redo", "hint", "apply"];
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What the buttons show. */
interface Shown {
  readonly words: Words;
  readonly level: HintLevel | undefined;
  readonly canApply: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly takesNotes: boolean;
  readonly readOnly: boolean;
}

/** The bars of buttons. */
interface Controls {
  readonly root: HTMLElement;
  show(this: void, shown: Shown): void;
  focusHint(this: void): void;
}

/** The buttons below the board. They stay the same elements, so they keep the focus. */
export function makeControls(enter: (digit: number) => void, press: (name: Name) => void): Controls {
  const button = (name: string, text: string, act: () => void): HTMLButtonElement => {
    const made = html("button", { type: "button", part: `button ${name}` }, text);
    made.addEventListener("click", act);
    return made;
  };
  const bar = (part: string, buttons: readonly HTMLButtonElement[]): HTMLElement =>
    html("div", { class: `bar ${part}`, part, role: "group" }, ...buttons);
  const named = Object.fromEntries(NAMES.map((name) => [name, button(name, "", () => press(name))])) as Record<
    Name,
    HTMLButtonElement
  >;
  const { takeNotes, erase, undo, redo, hint, apply } = named;
  const digits = bar(
    "digits",
    DIGITS.map((digit) => button("digit", String(digit), () => enter(digit))),
  );
  const edit = bar("edit", [takeNotes, erase, undo, redo]);
  const hints = bar("hints", [hint, apply]);

  const show = ({ words, level, canApply, canUndo, canRedo, takesNotes, readOnly }: Shown): void => {
    digits.ariaLabel = words.digits;
    edit.ariaLabel = words.board;
    hints.ariaLabel = words.hint;
    digits.hidden = edit.hidden = readOnly;
    for (const name of NAMES) named[name].textContent = words[name];
    // The button says what the next press shows.
    if (level !== undefined) hint.textContent = { where: words.what, what: words.why, why: words.close }[level];
    apply.hidden = !canApply;
    takeNotes.ariaPressed = String(takesNotes);
    // A disabled button would lose the focus.
    undo.ariaDisabled = String(!canUndo);
    redo.ariaDisabled = String(!canRedo);
  };
  return {
    root: html("div", { part: "controls" }, digits, edit, hints),
    show,
    focusHint: () => hint.focus(),
  };
}
