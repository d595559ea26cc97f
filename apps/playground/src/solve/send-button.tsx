import { useDispatch, useWords } from "../app/context.js";
import { Icon } from "../app/icon.js";
import "./send.css";

/** Opens the link to the step. On a narrow page it is an icon, so that *Apply* beside it keeps its words. */
export function SendButton() {
  const words = useWords();
  const dispatch = useDispatch();
  return (
    <button
      class="send"
      aria-label={words.cardLink}
      title={words.cardLink}
      onClick={() => dispatch({ type: "dialog", dialog: "share" })}
    >
      <Icon name="share" /> <span>{words.cardLink}</span>
    </button>
  );
}
