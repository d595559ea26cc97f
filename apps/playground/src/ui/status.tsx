import { boardOf } from "../model/board-of.js";
import { contradictionText, contradictionsIn } from "../model/mistake.js";
import { tellsMistakes } from "../store/view.js";
import { Code } from "./code.js";
import { useDispatch, useSelect, useWords } from "./context.js";

/** A line on the whole board: the number of solutions, a contradiction or a notice. */
export function Status() {
  const words = useWords();
  const dispatch = useDispatch();
  const notice = useSelect((state) => state.notice);
  const verdict = useSelect((state) => state.about.verdict);
  const room = useSelect((state) => state.route.room);
  const board = useSelect((state) => state.game?.history.now.board);
  const hasConflicts = useSelect(({ settings: { switches } }) => switches.conflicts);
  const [wrong] = contradictionsIn(verdict, useSelect(tellsMistakes), hasConflicts || room !== "play");
  // The page shows a wrong digit only on request. The puzzle itself still has one solution.
  const solutions = verdict?.solutions === "none" && verdict.mistakes.length > 0 ? "one" : verdict?.solutions;
  const isSolved =
    room === "solve" &&
    solutions === "one" &&
    board !== undefined &&
    boardOf(board).isFull &&
    verdict?.mistakes.length === 0;
  // Digits that collide come first, whatever else there is to say.
  const conflict = wrong?.kind.startsWith("equal") ? contradictionText(wrong, words) : undefined;
  const said = [conflict, notice?.say(words), isSolved ? words.solved : undefined].filter(Boolean).join(" ");
  const text =
    said ||
    (wrong !== undefined
      ? contradictionText(wrong, words)
      : solutions === undefined || room !== "solve"
        ? ""
        : {
            none: words.noSolution,
            one: words.oneSolution,
            many: words.manySolutions,
            undecided: words.undecided,
          }[solutions]);
  const isBad =
    conflict !== undefined ||
    (notice === undefined ? wrong !== undefined || solutions === "none" : notice.kind === "error");
  return (
    <p class={isBad ? "status error" : "status"} role="status">
      <span>
        {text}
        <Code of={notice} />
      </span>
      {notice?.step !== undefined && (
        <button class="quiet" onClick={() => dispatch({ type: "look-back", of: notice.step! })}>
          {words.showWhy}
        </button>
      )}
    </p>
  );
}
