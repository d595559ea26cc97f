import { useState } from "preact/hooks";
import { useCommands, useDispatch, useSelect, useWords } from "../app/context.js";
import { EXAMPLES } from "../state/examples.js";
import { Dialog } from "./dialog.js";

/** Opens a board from text in any format, or from a link. */
export function OpenDialog() {
  const words = useWords();
  const dispatch = useDispatch();
  const { openText, openEmpty } = useCommands();
  const notice = useSelect((state) => state.notice);
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const close = (): void => dispatch({ type: "dialog", dialog: undefined });
  const open = async (what: string): Promise<void> => {
    setTried(true);
    if (await openText(what)) close();
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
        <p class="note">{words.dropHelp}</p>
        {isTried && notice?.kind === "error" && (
          <p class="fault" role="alert">
            {notice.say(words)}
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
      <div class="buttons examples">
        {EXAMPLES.map(([name, puzzle]) => (
          <button key={name} onClick={() => void open(puzzle)}>
            {name}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
