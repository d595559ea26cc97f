// #region hook
import { type Board, type Hint, type Technique, applyFinding, hint } from "@wings/core";
import { drawSvg } from "@wings/draw";
import { hintLevels, hintSvg } from "@wings/draw/hint";
import { type ShallowRef, computed, ref, shallowRef, watch } from "vue";

const LEVELS = ["where", "what", "why"] as const;

/** A hint in three levels. Boards are never changed: `apply` puts the next one into `board`, a `shallowRef`. */
export function useHint(board: ShallowRef<Board>, techniques: readonly Technique[]) {
  const answer = shallowRef<Hint>();
  const shown = ref(0);
  const level = computed(() => answer.value && LEVELS[shown.value]);
  const finding = computed(() => (answer.value?.status === "found" ? answer.value.finding : undefined));

  const view = computed(() => {
    if (!finding.value || !level.value) return { text: answer.value?.status ?? "", svg: drawSvg(board.value) };
    const options = { names: techniques };
    const { where, what, why } = hintLevels(finding.value, options);
    const text = { where, what: what.map(({ text }) => text).join("; "), why }[level.value];
    return { text, svg: hintSvg(board.value, finding.value, level.value, options) };
  });

  function next() {
    shown.value = answer.value ? Math.min(shown.value + 1, 2) : 0;
    answer.value ??= hint(board.value, techniques);
  }
  function apply() {
    const next = board.value.copy();
    if (finding.value) applyFinding(next, finding.value);
    board.value = next;
  }
  const reset = () => (answer.value = undefined);
  // A hint for another board is over.
  watch(board, reset, { flush: "sync" });

  const [text, svg] = [computed(() => view.value.text), computed(() => view.value.svg)];
  return { level, text, svg, finding, next, apply, reset };
}
// #endregion hook
