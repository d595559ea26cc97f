import { problemOf } from "../model/problem.js";
import type { Notice } from "../store/state.js";
import type { PageStore } from "./keyed.js";

/** What went wrong, in words for people. The words are loaded when something goes wrong. */
export async function noticeOf(error: unknown): Promise<Notice> {
  const problem = problemOf(error);
  const { problemText } = await import("../words/problem-text.js").catch(() => ({
    problemText: () => problem.message,
  }));
  return { kind: "error", code: problem.code, say: (words) => problemText(problem, words) };
}

/** Shows what went wrong. Returns false, so that a command can end with it. */
export function complain({ dispatch }: PageStore, error: unknown): false {
  void noticeOf(error).then((notice) => dispatch({ type: "notice", notice }));
  return false;
}
