import { useDispatch, useSelect, useWords } from "../ui/context.js";
import { Icon } from "../ui/icon.js";
import "./update.css";

/** Says once that the browser keeps nothing, and what to do. */
export function Unsaved() {
  const words = useWords();
  const dispatch = useDispatch();
  const fault = useSelect((state) => state.news?.unsaved?.fault);
  return fault === undefined ? null : (
    <div class="update" role="status">
      {words.unsaved[fault]}
      <button
        class="quiet square"
        aria-label={words.close}
        title={words.close}
        onClick={() => dispatch({ type: "unsaved-read" })}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
