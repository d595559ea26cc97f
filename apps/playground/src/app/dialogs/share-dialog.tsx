import { type FormatName, format } from "@wings/core";
import { drawText } from "@wings/draw";
import { useState } from "preact/hooks";
import { useDispatch, useSelect, useWords } from "../../ui/context.js";
import { isLocalPage } from "../../offline/offline-script.js";
import { boardOf } from "../../model/board-of.js";
import { knownAs } from "../../model/known.js";
import { hashOf } from "../../model/link.js";
import { pageOf } from "../../model/route.js";
import { sharedArgument, sharedHash } from "../../store/shared-hash.js";
import { viewOf } from "../../store/view.js";
import { textOfStep } from "../../model/words/explain-step.js";
import { Dialog } from "../../ui/dialog.js";
import { OtherPrograms } from "./other-programs.js";
import { drawnWords, fileName, save, savePicture } from "../../ui/save-picture.js";

/** The export formats: a drawing with an explanation, or any text format. */
const TEXTS: readonly (FormatName | "explained")[] = [
  "digits",
  "explained",
  "grid",
  "marked-grid",
  "digits-grid",
  "simple-sudoku",
  "sdk",
  "candidates",
  "library",
  "url",
];

export function ShareDialog() {
  const words = useWords();
  const dispatch = useDispatch();
  const text = useSelect((state) => viewOf(state).board);
  const step = useSelect((state) => (viewOf(state).level === "why" ? viewOf(state).step : undefined));
  const plugins = useSelect((state) => state.plugins);
  const hash = useSelect(sharedHash);
  const hasArgument = useSelect((state) => sharedArgument(state) !== undefined);
  const [kind, setKind] = useState<FormatName | "explained">("digits");
  const [copied, setCopied] = useState("");
  const board = boardOf(text);
  const known = step && knownAs({ plugins }, step.finding.technique);
  const route = useSelect((state) => state.route);
  const puzzle = useSelect((state) => state.game?.puzzle?.name);
  const shown = { board: text, step, known, puzzle };
  const hasBoard = useSelect((state) => state.game !== undefined);
  // A link to a step contains its board. Without a step, the link leads to the page that is shown: a puzzle, an exercise or a list.
  const page = step !== undefined ? undefined : pageOf(route);
  const link = new URL(page ?? (hasArgument ? hash : hashOf(text, step)), location.href).href;
  const asText =
    kind === "explained"
      ? `${drawText(board, step?.finding, drawnWords(known, words))}${step === undefined ? "" : `\n${textOfStep(step, words)}\n`}\n${link}\n`
      : format(board, kind);
  const copy = async (what: string, name: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(what);
      setCopied(words.copied(name));
    } catch {
      setCopied(words.cantCopy(name));
    }
  };
  return (
    <Dialog title={words.shareTitle}>
      <label>
        {page !== undefined
          ? words.linkToPage
          : hasArgument
            ? words.linkToArgument
            : step === undefined
              ? words.linkToBoard
              : words.linkToStep}
        <input type="text" readonly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="buttons">
        <button class="primary" onClick={() => void copy(link, words.theLink)}>
          {words.copyLink}
        </button>
        {hasBoard && (
          <>
            <button onClick={() => void savePicture(shown, "svg", words)}>{words.saveSvg}</button>
            <button onClick={() => void savePicture(shown, "png", words)}>{words.savePng}</button>
          </>
        )}
        <button class="print" onClick={() => dispatch({ type: "dialog", dialog: "print" })}>
          {words.print}
        </button>
      </div>
      <p class="note">
        {page === undefined && words.linkNote}
        {isLocalPage() && words.linkLocal}
      </p>
      {hasBoard && <OtherPrograms board={board} name={fileName(shown)} copy={copy} />}
      {hasBoard && (
        <>
          <label>
            {words.asText}
            <select value={kind} onChange={(event) => setKind(event.currentTarget.value as FormatName)}>
              {TEXTS.map((name) => (
                <option key={name} value={name}>
                  {words.textFormats[name]}
                </option>
              ))}
            </select>
          </label>
          {board.layout !== undefined && <p class="note">{words.otherBoards.noRules}</p>}
          <textarea class="export" aria-label={words.boardAsText} readonly rows={8} value={asText} spellcheck={false} />
          <div class="buttons">
            <button onClick={() => void copy(asText, words.theText)}>{words.copyText}</button>
            <button onClick={() => save(`${fileName(shown)}.txt`, asText, "text/plain")}>{words.saveText}</button>
          </div>
        </>
      )}
      <p role="status">{copied}</p>
    </Dialog>
  );
}
