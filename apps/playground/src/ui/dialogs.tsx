import { type FormatName, format, parse } from "@wings/core";
import { drawSvg, drawText } from "@wings/draw";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { offlineScript } from "../offline/offline-script.js";
import type { Session } from "../session.js";
import { EXAMPLES } from "../state/examples.js";
import { hashOf } from "../state/link.js";
import { type State, knownAs, viewOf } from "../state/state.js";
import { Icon } from "./icon.js";
import { namesOf } from "./picture.js";

interface Props {
  readonly session: Session;
  readonly state: State;
  onClose(this: void): void;
}

function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose(this: void): void;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby="dialog-title" onClose={onClose}>
      <header>
        <h2 id="dialog-title">{title}</h2>
        <button class="square" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}

/** Opens a board from text in any format, or from a link. */
export function OpenDialog({ session, state, onClose }: Props) {
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const open = async (what: string): Promise<void> => {
    setTried(true);
    if (await session.boards.open(what)) onClose();
  };
  const close = (): void => {
    // The error belongs to the text in the dialog.
    if (tried && session.state.notice?.kind === "error") session.set({ notice: undefined });
    onClose();
  };
  return (
    <Dialog title="Open a board" onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void open(text);
        }}
      >
        <label>
          Paste a puzzle, a candidate grid, a link, or a file of f-puzzles or OpenSudoku
          <textarea
            rows={7}
            value={text}
            spellcheck={false}
            placeholder={"..973..81.8...9...7.5.84..33....82.7 …"}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        {tried && state.notice?.kind === "error" && (
          <p class="fault" role="alert">
            {state.notice.text}
          </p>
        )}
        <div class="buttons">
          <button class="primary" type="submit">
            Open
          </button>
          <button
            type="button"
            onClick={() => {
              session.boards.clear();
              onClose();
            }}
          >
            Empty board
          </button>
        </div>
      </form>
      <h3>Examples that need a wing</h3>
      <div class="buttons">
        {EXAMPLES.map(([name, puzzle]) => (
          <button key={name} onClick={() => void open(puzzle)}>
            {name}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

/** The export formats: a drawing with an explanation, or any text format. */
const TEXTS: readonly (readonly [FormatName | "explained", string])[] = [
  ["explained", "drawing and explanation"],
  ["digits", "81 characters"],
  ["grid", "candidate grid"],
  ["marked-grid", "candidate grid, givens marked"],
  ["digits-grid", "digits in a frame"],
  ["simple-sudoku", "Simple Sudoku"],
  ["sdk", "SadMan (.sdk)"],
  ["candidates", "729 characters"],
  ["library", "library line"],
  ["url", "for a link"],
];

export function ShareDialog({ state, onClose }: Props) {
  const { board: text, step } = viewOf(state);
  const [kind, setKind] = useState<FormatName | "explained">("explained");
  const [copied, setCopied] = useState("");
  const board = parse(text);
  const names = step && namesOf(knownAs(state, step.finding.technique));
  const words = { ...(names && { names }) };
  const link = new URL(hashOf(text, step), location.href).href;
  const asText =
    kind === "explained"
      ? `${drawText(board, step?.finding, words)}${step === undefined ? "" : `\n${step.finding.text}\n`}\n${link}\n`
      : format(board, kind);
  const copy = async (what: string, name: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(what);
      setCopied(`Copied the ${name}.`);
    } catch {
      setCopied(`This browser doesn’t allow copying from a page. Select the ${name} and copy it.`);
    }
  };
  return (
    <Dialog title="Share and export" onClose={onClose}>
      <label>
        Link to this board{step !== undefined && " and step"}
        <input type="text" readonly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="buttons">
        <button class="primary" onClick={() => void copy(link, "link")}>
          Copy the link
        </button>
        <button onClick={() => save("sudoku.svg", drawSvg(board, step?.finding, words), "image/svg+xml")}>
          Save as SVG
        </button>
      </div>
      <p class="note">
        The link contains the board. Nothing leaves your machine until you send it.
        {offlineScript() === undefined &&
          " The link works on this machine while “wings play” runs. Elsewhere, paste it under Open."}
      </p>
      <label>
        As text
        <select value={kind} onChange={(event) => setKind(event.currentTarget.value as FormatName)}>
          {TEXTS.map(([name, about]) => (
            <option key={name} value={name}>
              {about}
            </option>
          ))}
        </select>
      </label>
      <textarea class="export" aria-label="The board as text" readonly rows={8} value={asText} spellcheck={false} />
      <div class="buttons">
        <button onClick={() => void copy(asText, "text")}>Copy the text</button>
        <button onClick={() => save("sudoku.txt", asText, "text/plain")}>Save as text</button>
      </div>
      <p role="status">{copied}</p>
    </Dialog>
  );
}

/** Downloads a file. */
function save(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}

const KEYS = [
  ["Arrows, Home, End", "move on the board"],
  ["1 to 9", "enter a digit, or a candidate in candidate mode"],
  ["Shift + 1 to 9", "enter the other of the two"],
  ["Space", "switch between digits and candidates"],
  ["Backspace, Delete, 0", "erase"],
  ["H", "next hint, then its next level"],
  ["A", "apply the step"],
  ["[ and ]", "previous and next step of the path"],
  ["Ctrl + Z, Ctrl + Y", "undo, redo (anywhere)"],
  ["Ctrl + V", "open a board or link from the clipboard (anywhere)"],
] as const;

export const HelpDialog = ({ onClose }: Pick<Props, "onClose">) => (
  <Dialog title="Help" onClose={onClose}>
    <p>
      This page finds, draws, explains and proves sudoku steps. It sends nothing to a server
      {offlineScript() === undefined
        ? ", and works while “wings play” runs."
        : ", and works offline after the first visit."}
    </p>
    <h3>Keys on the board</h3>
    <dl class="keys">
      {KEYS.map(([keys, about]) => (
        <div key={keys}>
          <dt>{keys}</dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
