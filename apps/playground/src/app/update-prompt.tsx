import { activateUpdate } from "../offline/register.js";
import { useDispatch, useSelect, useWords } from "../ui/context.js";
import "./update.css";

/** Offers a new version. It is used only when the player says so. */
export function UpdatePrompt() {
  const words = useWords();
  const dispatch = useDispatch();
  const hasUpdate = useSelect((state) => state.news?.hasUpdate);
  return hasUpdate ? (
    <div class="update" role="status">
      {words.update}{" "}
      <button class="primary" onClick={activateUpdate}>
        {words.reload}
      </button>
      <button class="quiet" onClick={() => dispatch({ type: "update", isThere: false })}>
        {words.later}
      </button>
    </div>
  ) : null;
}
