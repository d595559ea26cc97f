import type { Job } from "../engine/engine.js";
import { advance } from "../state/history.js";
import { type Path, goTo, lookAt } from "../state/path.js";
import type { State } from "../state/state.js";
import { type Step, applied } from "../state/step.js";
import type { Host } from "./host.js";
import { throttle } from "./throttle.js";

/** The path to the solution. */
export class Paths {
  readonly session: Host;
  job: Job | undefined;

  constructor(session: Host) {
    this.session = session;
  }

  find(): void {
    const { session } = this;
    const board = session.state.history.now;
    this.forget();
    const steps: Step[] = [];
    const show = (changes: Partial<Path> = {}): void => {
      const last = steps.at(-1);
      const end = last === undefined ? board : applied(last);
      const at = session.state.path?.at ?? 0;
      session.set({ path: { steps: [...steps], end, status: "searching", at, ...changes } });
    };
    session.set({ tab: "path" });
    show({ at: 0 });
    const updates = throttle(show);
    const job = session.run({ kind: "path", board, techniques: session.wanted }, (news) => {
      if (news.kind === "step") {
        steps.push(news.step);
        updates.schedule();
      } else if (news.kind === "done" || news.kind === "failed") {
        updates.drop();
        show(news.kind === "done" ? { end: news.end, status: news.status } : { status: "stopped" });
        session.keep();
      }
    });
    this.job = updates.flushOnCancel(job);
  }

  /** Stops the search and keeps what it has found. */
  cancel(): void {
    this.job?.cancel();
    const { path } = this.session.state;
    if (path?.status === "searching") this.session.set({ path: { ...path, status: "stopped" } });
  }

  forget(): void {
    this.job?.cancel();
    this.job = undefined;
  }

  walk(at: number): void {
    const { path } = this.session.state;
    if (path === undefined) return;
    this.session.set({ path: goTo(path, at), tab: "path" });
    this.session.keep();
  }

  /** Makes the selected board of the path the current one. */
  continueHere(): void {
    const { path, history } = this.session.state;
    if (path !== undefined) this.session.boards.moveTo(advance(history, lookAt(path).board), noticeAfter(path.at));
  }
}

/** The notice after several steps of a path were applied together. */
export const noticeAfter = (steps: number): Pick<State, "notice"> => ({
  notice: { kind: "info", text: `This is the board after step ${steps} of the path. One Undo takes you back.` },
});
