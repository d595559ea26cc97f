import type { Level } from "@wings/ladder";
import { useEffect, useRef, useState } from "preact/hooks";
import { useDispatch, useGenerator, useSelect, useWords } from "../../ui/context.js";
import type { Made } from "../../generator/messages.js";
import { PLAY_LEVELS } from "../../model/daily.js";
import { Dialog } from "../../ui/dialog.js";

const COUNTS = [1, 2, 4, 6];

/** Prints this board, or a page of new puzzles. */
export function PrintDialog() {
  const words = useWords();
  const dispatch = useDispatch();
  const generator = useGenerator();
  const hasBoard = useSelect((state) => state.route.room !== "home" && state.game !== undefined);
  const [level, setLevel] = useState<Level>("medium");
  const [count, setCount] = useState(4);
  const [puzzles, setPuzzles] = useState<readonly Printed[] | undefined>(undefined);
  const isReady = puzzles?.length === count;
  const isMaking = puzzles !== undefined && !isReady;
  const job = useRef(0);
  const make = (mine: number, made: readonly Printed[] = []): void => {
    // Another page was chosen meanwhile.
    if (mine !== job.current) return;
    setPuzzles(made);
    if (made.length === count) return;
    const seed = 1 + Math.floor(Math.random() * 1e6);
    generator.ask({ kind: "play", level, seed }, (answer) => {
      if (answer.kind === "play") make(mine, [...made, { ...answer.made, name: `${level}-${seed}` }]);
      else setPuzzles(undefined);
    });
  };
  const forget = (): void => {
    job.current++;
    setPuzzles(undefined);
  };
  useEffect(() => {
    if (!isReady) return undefined;
    // A phone prints after `print` returns, so the sheet stays until the dialog closes.
    document.documentElement.dataset.sheet = "puzzles";
    print();
    return () => {
      delete document.documentElement.dataset.sheet;
    };
  }, [isReady]);
  return (
    <Dialog title={words.printTitle}>
      {hasBoard && (
        <div class="buttons">
          <button
            class="primary"
            onClick={() => {
              dispatch({ type: "dialog", dialog: undefined });
              setTimeout(() => {
                print();
              }, 50);
            }}
          >
            {words.printThis}
          </button>
        </div>
      )}
      <h3>{words.printMore}</h3>
      <p class="note">{words.otherBoards.printClassic}</p>
      <label>
        {words.printLevel}
        <select
          value={level}
          onChange={(event) => {
            forget();
            setLevel(event.currentTarget.value as Level);
          }}
        >
          {PLAY_LEVELS.map((each) => (
            <option key={each} value={each}>
              {words.levelNames[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.printCount}
        <select
          value={count}
          onChange={(event) => {
            forget();
            setCount(Number(event.currentTarget.value));
          }}
        >
          {COUNTS.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <div class="buttons">
        <button disabled={isMaking} onClick={() => make(++job.current)}>
          {isMaking ? words.generating : words.print}
        </button>
      </div>
      {isReady && <PuzzleSheet puzzles={puzzles} />}
    </Dialog>
  );
}

/** A puzzle with the name that opens it: its level and seed. */
interface Printed extends Made {
  readonly name: string;
}

/** What is printed: plain puzzles with room for notes, and their solutions, small and upside down. */
function PuzzleSheet({ puzzles }: { puzzles: readonly Printed[] }) {
  const words = useWords();
  return (
    <div class={`puzzle-sheet sheet-${puzzles.length}`}>
      {puzzles.map(({ puzzle, name }, i) => (
        <figure key={name}>
          <PrintedGrid digits={puzzle} />
          <figcaption>
            {i + 1} · {name}
          </figcaption>
        </figure>
      ))}
      <div class="solutions">
        {puzzles.map(({ solution, name }, i) => (
          <figure key={name}>
            <PrintedGrid digits={solution} />
            <figcaption>{words.solutionOf(i + 1)}</figcaption>
          </figure>
        ))}
      </div>
      <p class="printed">wings · {new Date().toLocaleDateString(words.locale)}</p>
    </div>
  );
}

const PrintedGrid = ({ digits }: { digits: string }) => (
  <svg viewBox="-2 -2 364 364" role="img" aria-label={digits}>
    <path class="line-cell" d={lines(40)} />
    <path class="line-border" d={lines(120)} />
    {Array.from(digits, (digit, i) =>
      digit === "." ? null : (
        <text key={i} x={(i % 9) * 40 + 20} y={Math.floor(i / 9) * 40 + 28}>
          {digit}
        </text>
      ),
    )}
  </svg>
);

const lines = (step: number): string => {
  let path = "";
  for (let i = 0; i <= 360; i += step) path += `M0 ${i}h360M${i} 0v360`;
  return path;
};
