import type { Job } from "../engine/engine.js";
import type { Filter, Group } from "../state/filter.js";
import type { Step } from "../state/step.js";
import type { Host } from "./host.js";
import { throttle } from "./throttle.js";

/** All steps of the board. */
export class Surveys {
  readonly session: Host;
  job: Job | undefined;

  constructor(session: Host) {
    this.session = session;
  }

  find(): void {
    const { session } = this;
    const board = session.state.history.now;
    const techniques = session.wanted;
    this.forget();
    const found = new Map<string, Step[]>();
    let done = 0;
    session.set({ tab: "steps", survey: { groups: [], techniques, done, running: true } });
    const show = (running = true): void => {
      const { survey } = session.state;
      if (survey === undefined) return;
      const groups = Array.from(found, ([technique, steps]): Group => ({ technique, steps: [...steps] }));
      session.set({ survey: { ...survey, groups, done, running } });
    };
    const updates = throttle(show);
    const job = session.run({ kind: "all", board, techniques }, (news) => {
      if (news.kind === "group") {
        const { technique, steps } = news;
        if (steps.length > 0) found.set(technique, found.get(technique) ?? []);
        found.get(technique)?.push(...steps);
        done = news.done;
        updates.schedule();
      } else if (news.kind === "done" || news.kind === "failed") {
        updates.drop();
        show(false);
      }
    });
    this.job = updates.flushOnCancel(job);
  }

  /** Stops the search and keeps what it has found. */
  cancel(): void {
    this.job?.cancel();
    const { survey } = this.session.state;
    if (survey !== undefined) this.session.set({ survey: { ...survey, running: false } });
  }

  forget(): void {
    this.job?.cancel();
    this.job = undefined;
  }

  pick(step: Step): void {
    const { survey } = this.session.state;
    if (survey === undefined) return;
    this.session.set({ survey: { ...survey, picked: step } });
    this.session.keep();
  }

  filter(changes: Partial<Filter>): void {
    this.session.set({ filter: { ...this.session.state.filter, ...changes } });
  }
}
