// #region hook
import { type Board, type Hint, type Technique, applyFinding, hint } from "@wings/core";
import { drawSvg } from "@wings/draw";
import { hintLevels, hintSvg } from "@wings/draw/hint";
import { useMemo, useState } from "react";

const LEVELS = ["where", "what", "why"] as const;

/** A hint in three levels. Boards are never changed: `apply` returns the next one. */
export function useHint(board: Board, techniques: readonly Technique[]) {
  const [state, setState] = useState<{ board: Board; answer: Hint; shown: number }>();
  // A hint for another board is over.
  const current = state?.board === board ? state : undefined;
  const level = current && LEVELS[current.shown];
  const finding = current?.answer.status === "found" ? current.answer.finding : undefined;

  const view = useMemo(() => {
    if (!finding || !level) return { text: current?.answer.status ?? "", svg: drawSvg(board) };
    const options = { names: techniques };
    const { where, what, why } = hintLevels(finding, options);
    const text = { where, what: what.map(({ text }) => text).join("; "), why }[level];
    return { text, svg: hintSvg(board, finding, level, options) };
  }, [board, current, techniques]);

  function next() {
    if (current) setState({ ...current, shown: Math.min(current.shown + 1, 2) });
    else setState({ board, answer: hint(board, techniques), shown: 0 });
  }
  function apply(): Board {
    const next = board.copy();
    if (finding) applyFinding(next, finding);
    return next;
  }
  return { level, finding, ...view, next, apply, reset: () => setState(undefined) };
}
// #endregion hook
