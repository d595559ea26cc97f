import { useEffect, useState } from "preact/hooks";
import { useCommands, useDispatch, useSelect, useWords } from "../../ui/context.js";
import { hasStatus } from "../keys.js";
import { EXAMPLES } from "../../model/examples.js";
import { knownAs, nameOfId } from "../../model/known.js";
import { isCalled } from "../../model/words/other-names.js";
import { Dialog } from "../../ui/dialog.js";
import { Said } from "./said.js";
import { OtherRules, layoutNameOf, rulesOfLayout } from "./other-rules.js";

/** Opens a board from text in any format, or from a link. */
export function OpenDialog() {
  const words = useWords();
  const dispatch = useDispatch();
  const { openText, openFile, openEmpty } = useCommands();
  const notice = useSelect((state) => state.notice);
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(() => rulesOfLayout());
  const layout = layoutNameOf(chosen);
  // What was dropped or pasted beside a board is said here.
  const [isTried, setTried] = useState(useSelect((state) => !hasStatus(state) && state.notice?.kind === "error"));
  const [search, setSearch] = useState("");
  const close = (): void => dispatch({ type: "dialog", dialog: undefined });
  const open = async (what: string, rulesOf?: string): Promise<void> => {
    setTried(true);
    if (await openText(what, rulesOf)) close();
  };
  const pick = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setTried(true);
    if (await openFile(file, layout)) close();
  };
  const empty = async (): Promise<void> => {
    setTried(true);
    if (await openEmpty(layout)) close();
  };
  // Files and texts that are dropped or pasted anywhere get the rules that are chosen here.
  useEffect(() => {
    const take = (event: Event, data: DataTransfer | null, hasField: boolean): void => {
      const [file] = data?.files ?? [];
      const dropped = data?.getData("text") ?? "";
      const isFile = file !== undefined && dropped.trim() === "";
      if (!isFile && (hasField || dropped.trim() === "")) return;
      event.preventDefault();
      event.stopPropagation();
      void (isFile ? pick(file) : open(dropped, layout));
    };
    const onPaste = (event: ClipboardEvent): void => {
      take(event, event.clipboardData, (event.target as Element).matches("textarea, input"));
    };
    const onDrop = (event: DragEvent): void => {
      take(event, event.dataTransfer, false);
    };
    addEventListener("paste", onPaste, true);
    addEventListener("drop", onDrop, true);
    return () => {
      removeEventListener("paste", onPaste, true);
      removeEventListener("drop", onDrop, true);
    };
  });
  const forget = (): void => {
    // The error belongs to the text in the dialog.
    if (isTried && notice?.kind === "error") dispatch({ type: "notice", notice: undefined });
  };
  return (
    <Dialog title={words.openTitle} onClose={forget}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void open(text, layout);
        }}
      >
        <label>
          {words.pasteLabel}
          <textarea
            rows={6}
            value={text}
            spellcheck={false}
            placeholder={"..973..81.8...9...7.5.84..33....82.7 …"}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <label class="file">
          {words.pickFile}
          <input type="file" onChange={(event) => void pick(event.currentTarget.files?.[0])} />
        </label>
        <label class="file camera">
          {words.takePhoto}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            onChange={(event) => void pick(event.currentTarget.files?.[0])}
          />
        </label>
        <p class="note">{words.dropHelp}</p>
        <OtherRules chosen={chosen} onChange={setChosen} />
        {isTried && <Said />}
        <div class="buttons">
          <button class="primary" type="submit">
            {words.open}
          </button>
          <button
            type="button"
            onClick={() => {
              void empty();
            }}
          >
            {words.emptyBoard}
          </button>
        </div>
      </form>
      <h3>{words.examples}</h3>
      <p class="note">{words.examplesHelp}</p>
      <label>
        {words.filterWords}
        <input type="search" value={search} onInput={(event) => setSearch(event.currentTarget.value)} />
      </label>
      <div class="buttons examples">
        {EXAMPLES.filter(([id]) => isCalled(knownAs({ plugins: [] }, id), search, words)).map(([id, puzzle]) => (
          <button key={id} onClick={() => void open(puzzle)}>
            {nameOfId(id, words)}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
