import { useEffect, useRef, useState } from "preact/hooks";
import { Board, format } from "@wings/core";
import { useCommands, useDispatch, useSelect, useWords } from "../../ui/context.js";
import type { Reading } from "../../model/engine-messages.js";
import type { Photo } from "./photo-state.js";
import { Dialog } from "../../ui/dialog.js";
import { Said } from "./said.js";
import { OtherRules, layoutNameOf, rulesOfLayout } from "./other-rules.js";

/** A picture with the grid that was found and the digits that were read over it, to correct before the board is opened. */
export function PhotoDialog() {
  const photo = useSelect((state) => state.photo);
  // Another picture begins anew, with its own rules.
  return photo === undefined ? null : <Reader key={photo.picture} photo={photo} />;
}

function Reader({ photo: { picture, reading, layout } }: { photo: Photo }) {
  const words = useWords();
  const dispatch = useDispatch();
  const { openText, openWithNotes, readAgain } = useCommands();
  // What somebody typed stays when the picture is read again.
  const [typed, setTyped] = useState<Readonly<Record<number, number>>>({});
  const digits = reading.cells.map(({ digit }, cell) => typed[cell] ?? digit);
  const [chosen, setChosen] = useState(() => rulesOfLayout(layout));
  const [isTried, setTried] = useState(false);
  const notice = useSelect((state) => state.notice);
  const open = async (): Promise<void> => {
    setTried(true);
    const notes = notesOf(reading, digits);
    const hasNotes = Object.keys(notes).length > 0;
    const [board, rules] = [boardText(reading, digits), layoutNameOf(chosen)];
    if (await (hasNotes ? openWithNotes(board, notes, rules) : openText(board, rules)))
      dispatch({ type: "dialog", dialog: undefined });
  };
  const canvas = useRef<HTMLCanvasElement>(null);
  const area = areaOf(reading, picture);
  useEffect(() => {
    const image = new ImageData(new Uint8ClampedArray(picture.data), picture.width, picture.height);
    canvas.current!.getContext("2d")!.putImageData(image, -area.left, -area.top);
  }, [picture]);
  const isMarked = reading.cells.map(({ isDoubtful, isMended }) => isDoubtful || isMended);
  const status =
    reading.status === "sure" || reading.status === "mended"
      ? reading.status
      : isMarked.includes(true)
        ? "doubtful"
        : "unsolved";
  const percent = (part: number, all: number): string => `${(100 * part) / all}%`;
  return (
    <Dialog
      title={words.photo.title}
      onClose={() => {
        if (isTried && notice?.kind === "error") dispatch({ type: "notice", notice: undefined });
      }}
    >
      <p role="status">{words.photo[status]}</p>
      <div class="photo" role="group" aria-label={words.photo.read}>
        <canvas ref={canvas} width={area.width} height={area.height} />
        <svg viewBox={`0 0 ${area.width} ${area.height}`} aria-hidden="true">
          {linesOf(reading).map((points) => (
            <polyline points={points.map(({ x, y }) => `${x - area.left},${y - area.top}`).join(" ")} />
          ))}
        </svg>
        {isMarked.map((isDoubted, cell) => {
          const place = words.place(Math.floor(cell / 9) + 1, (cell % 9) + 1);
          const { x, y } = middleOf(reading, cell);
          return (
            <input
              key={cell}
              inputMode="numeric"
              class={isDoubted ? "marked" : undefined}
              aria-label={isDoubted ? words.photo.doubt(place) : place}
              style={{
                left: percent(x - area.left, area.width),
                top: percent(y - area.top, area.height),
                width: percent(0.9 * cellSize(reading), area.width),
                height: percent(0.9 * cellSize(reading), area.height),
              }}
              value={digits[cell] === 0 ? "" : digits[cell]}
              onFocus={(event) => {
                event.currentTarget.select();
              }}
              onKeyDown={(event) => {
                const step = STEPS[event.key];
                if (step === undefined) return;
                event.preventDefault();
                event.currentTarget.parentElement!.querySelectorAll("input")[cell + step]?.focus();
              }}
              onInput={({ currentTarget, data }) => {
                // What is typed over a digit counts, wherever the cursor was in it.
                const text = /[1-9](?=[^1-9]*$)/.exec(data ?? currentTarget.value)?.[0] ?? "";
                currentTarget.value = text;
                setTyped((before) => ({ ...before, [cell]: Number(text) }));
              }}
            />
          );
        })}
      </div>
      {reading.others.length > 0 && (
        <p class="note">{words.photo.others(reading.others.map(({ place }) => words.photo.places[place]))}</p>
      )}
      <p class="note">{words.photo.local}</p>
      <OtherRules chosen={chosen} onChange={setChosen}>
        <div class="buttons">
          <button
            onClick={() => {
              setTried(true);
              void readAgain(picture, layoutNameOf(chosen));
            }}
          >
            {words.photo.again}
          </button>
        </div>
      </OtherRules>
      {isTried && <Said />}
      <div class="buttons">
        <button
          class="primary"
          onClick={() => {
            void open();
          }}
        >
          {words.photo.open}
        </button>
      </div>
    </Dialog>
  );
}

/** How many cells an arrow goes. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -9, ArrowDown: 9 };

/** The part of the picture with the grid, and a little around it. */
function areaOf({ crossings }: Reading, { width, height }: Photo["picture"]) {
  const xs = crossings.map(({ x }) => x);
  const ys = crossings.map(({ y }) => y);
  const edge = 0.06 * (Math.max(...xs) - Math.min(...xs));
  const left = Math.max(0, Math.floor(Math.min(...xs) - edge));
  const top = Math.max(0, Math.floor(Math.min(...ys) - edge));
  return {
    left,
    top,
    width: Math.ceil(Math.min(width, Math.max(...xs) + edge)) - left,
    height: Math.ceil(Math.min(height, Math.max(...ys) + edge)) - top,
  };
}

/** The lines of the grid, along and down. */
const linesOf = ({ crossings }: Reading) =>
  Array.from({ length: 20 }, (_, i) =>
    crossings.filter((_, at) => (i < 10 ? Math.floor(at / 10) === i : at % 10 === i - 10)),
  );

const middleOf = ({ crossings }: Reading, cell: number) => {
  const at = Math.floor(cell / 9) * 10 + (cell % 9);
  const corners = [at, at + 1, at + 10, at + 11].map((i) => crossings[i]);
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / 4;
  return { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
};

const cellSize = ({ corners: [a, b] }: Reading): number => Math.hypot(b.x - a.x, b.y - a.y) / 9;

/** The notes of cells that have no digit, as masks. */
const notesOf = ({ cells }: Reading, digits: readonly number[]): Readonly<Record<number, number>> =>
  Object.fromEntries(
    cells.flatMap(({ notes }, cell) =>
      digits[cell] === 0 && notes.length > 0
        ? [[cell, notes.reduce((mask, digit) => mask | (1 << (digit - 1)), 0)]]
        : [],
    ),
  );

/** The board with the corrected digits. A corrected cell keeps its kind; a digit where none was read is given. */
function boardText({ cells }: Reading, digits: readonly number[]): string {
  const board = new Board();
  digits.forEach((digit, cell) => {
    if (digit === 0) return;
    if (cells[cell].kind === "written") board.place(cell, digit);
    else board.placeGiven(cell, digit);
  });
  return format(board, "url");
}
