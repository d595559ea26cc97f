import { problemOf } from "../model/problem.js";
import type { Action } from "./actions.js";
import type { Run } from "./keyed.js";
import type { Notice } from "./state.js";
import type { PageStore } from "./store.js";

/** What went wrong, in words for people. The words are loaded when something goes wrong. */
export async function noticeOf(error: unknown): Promise<Notice> {
  const problem = problemOf(error);
  const { problemText } = await import("../model/words/problem-text.js").catch(() => ({
    problemText: () => problem.message,
  }));
  return { kind: "error", code: problem.code, say: (words) => problemText(problem, words) };
}

/** Shows what went wrong. Returns false, so that a command can end with it. */
export function complain(store: Pick<PageStore, "dispatch">, error: unknown): false {
  void complained(store, error);
  return false;
}

/** The same, when it is shown. */
export async function complained({ dispatch }: Pick<PageStore, "dispatch">, error: unknown): Promise<false> {
  const notice = await noticeOf(error);
  dispatch({ type: "notice", notice });
  return false;
}

/**
 * Gives up what an effect works for, and shows why. The words take a moment to load, and whoever went on meanwhile reads nothing
 * about what is gone.
 */
export async function giveUp(
  { dispatch }: Pick<PageStore, "dispatch">,
  { signal }: Pick<Run, "signal">,
  error: unknown,
  action: Action,
): Promise<void> {
  const notice = await noticeOf(error);
  if (signal.aborted) return;
  dispatch(action);
  dispatch({ type: "notice", notice });
}
