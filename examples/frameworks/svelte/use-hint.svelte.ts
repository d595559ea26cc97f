// #region hook
import { type Board, type Hint, type Technique, applyFinding, hint } from "@wings/core";
import { drawSvg } from "@wings/draw";
import { hintLevels, hintSvg } from "@wings/draw/hint";

const LEVELS = ["where", "what", "why"] as const;

/** A hint in three levels. Boards are never changed: `apply` returns the next one. Keep the board in `$state.raw`. */
export function useHint(board: () => Board, techniques: readonly Technique[]) {
  let state = $state.raw<{ board: Board; answer: Hint; shown: number }>();
  // A hint for another board is over.
  const current = $derived(state?.board === board() ? state : undefined);
  const level = $derived(current && LEVELS[current.shown]);
  const finding = $derived(current?.answer.status === "found" ? current.answer.finding : undefined);

  const view = $derived.by(() => {
    if (!finding || !level) return { text: current?.answer.status ?? "", svg: drawSvg(board()) };
    const options = { names: techniques };
    const { where, what, why } = hintLevels(finding, options);
    const text = { where, what: what.map(({ text }) => text).join("; "), why }[level];
    return { text, svg: hintSvg(board(), finding, level, options) };
  });

  function next() {
    if (current) state = { ...current, shown: Math.min(current.shown + 1, 2) };
    else state = { board: board(), answer: hint(board(), techniques), shown: 0 };
  }
  function apply(): Board {
    const next = board().copy();
    if (finding) applyFinding(next, finding);
    return next;
  }
  /** What changes is read from it at each use. */
  const shown = () => ({ level, finding, ...view });
  return { shown, next, apply, reset: () => (state = undefined) };
}
// #endregion hook
