import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { WingsBoard, Words as BoardWords } from "@wings/element";
import { useWords } from "../../ui/context.js";
import type { Words } from "../../model/words/english.js";

/** The next step is an XY-Wing. */
const PUZZLE = "683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64";

/** The script that any page can have. As a part of the page, it would split the techniques of the engine into more files. */
const load = (): Promise<unknown> =>
  import.meta.env?.DEV === true
    ? import("@wings/element/define")
    : import(/* @vite-ignore */ new URL("wings-board.js", document.baseURI).href);

/** A board to try hints on. It is loaded when the help opens. */
export function TryBoard() {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Without a network, the help is text alone.
    load().catch(() => undefined);
  }, []);
  useLayoutEffect(() => {
    const board = document.createElement("wings-board");
    const { language } = words;
    Object.assign<WingsBoard, Partial<WingsBoard>>(board, { puzzle: PUZZLE, language, words: boardWords(words) });
    place.current?.replaceChildren(board);
  }, [words]);
  return <div ref={place} />;
}

/** What the board says, in the words of the page. */
const boardWords = (words: Words): BoardWords => ({
  board: words.board,
  given: words.given,
  empty: words.openCell,
  conflict: words.contradictory,
  candidates: words.candidatesAre("").trim(),
  notes: words.cornerNotes("").trim(),
  digits: words.enterDigits,
  hint: words.hint,
  what: words.levels.what,
  why: words.levels.why,
  close: words.closeHint,
  apply: words.apply,
  takeNotes: words.entries.corner,
  erase: words.erase,
  undo: words.undo,
  redo: words.redo,
  solved: words.solved,
  mistake: words.mistake,
  stuck: words.nothingFound,
  none: words.noSolution,
  many: words.manyHelp,
});
