import { useState } from "preact/hooks";
import { Code } from "../app/code.js";
import { useCommands, useDispatch, useSelect, useWords } from "../app/context.js";
import { EXAMPLES } from "../model/examples.js";
import { knownAs, nameOfId } from "../model/known.js";
import { isCalled } from "../practice/other-names.js";
import { Dialog } from "./dialog.js";

/** Opens a board from text in any format, or from a link. */
export function OpenDialog() {
  const words = useWords();
  const dispatch = useDispatch();
  const { openText, openFile, openEmpty } = useCommands();
  const notice = useSelect((state) => state.notice);
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const [search, setSearch] = useState("");
  const close = (): void => dispatch({ type: "dialog", dialog: undefined });
  const open = async (what: string): Promise<void> => {
    setTried(true);
    if (await openText(what)) close();
  };
  const pick = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setTried(true);
    if (await openFile(file)) close();
  };
  const forget = (): void => {
    // The error belongs to the text in the dialog.
    if (isTried && notice?.kind === "error") dispatch({ type: "notice", notice: undefined });
  };
  return (
    <Dialog title={words.openTitle} onClose={forget}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void open(text);
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
        {isTried && notice?.kind === "error" && (
          <p class="fault" role="alert">
            {notice.say(words)}
            <Code of={notice} />
          </p>
        )}
        <div class="buttons">
          <button class="primary" type="submit">
            {words.open}
          </button>
          <button
            type="button"
            onClick={() => {
              openEmpty();
              close();
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
