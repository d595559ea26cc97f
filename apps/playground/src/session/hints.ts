import type { Job } from "../engine/engine.js";
import type { Verdict } from "../engine/messages.js";
import { type Level, more } from "../state/hint.js";
import { advance } from "../state/history.js";
import { samePuzzle } from "../state/puzzle.js";
import { viewOf } from "../state/state.js";
import { type Step, applied } from "../state/step.js";
import type { Host } from "./host.js";
import { behind } from "./paths.js";

/** What is found out about a board as soon as it is there, and told when somebody asks. */
export class Hints {
  readonly session: Host;
  /** The next step of the board, found before anyone asks. */
  foreseen: { readonly key: string; readonly step: Promise<Step | null> } | undefined;
  /** What is known of the board as a whole, for those who wait for it. */
  judged = new Promise<Verdict>(() => undefined);
  jobs: Job[] = [];

  constructor(session: Host) {
    this.session = session;
  }

  forget(): void {
    for (const job of this.jobs.splice(0)) job.cancel();
    this.foreseen = undefined;
  }

  /** Looks ahead: whether the board has a solution, and what its next step is. */
  prepare(): void {
    this.judged = new Promise((resolve) => {
      const judge = this.session.run({ kind: "judge", board: this.session.state.history.now }, (news) => {
        if (news.kind !== "verdict") return;
        this.session.set({ verdict: news.verdict });
        resolve(news.verdict);
      });
      this.jobs.push(judge);
    });
    void this.foresee();
  }

  /** The next step of the board as it is now: looked for once. */
  foresee(): Promise<Step | null> {
    const board = this.session.state.history.now;
    const techniques = this.session.wanted;
    const key = `${board} ${techniques.join()}`;
    if (this.foreseen?.key === key) return this.foreseen.step;
    const step = new Promise<Step | null>((resolve) => {
      let found: Step | null = null;
      const next = this.session.run({ kind: "next", board, techniques }, (news) => {
        if (news.kind === "step") found = news.step;
        if (news.kind === "done" || news.kind === "failed") resolve(found);
      });
      this.jobs.push(next);
    });
    this.foreseen = { key, step };
    return step;
  }

  /** The next hint, or more of the one that is there. */
  async next(level?: Level): Promise<void> {
    const { session } = this;
    const { hint, history } = session.state;
    if (hint?.step) {
      this.show(hint.step, level ?? more(hint.level));
      return;
    }
    const board = history.now;
    session.set({ hinting: true, tab: "hint" });
    // Whatever leads on from a mistake leads astray.
    const { solutions } = await this.judged;
    if (session.state.history.now !== board) return;
    if (solutions === "none") {
      const since = await this.mistakenSince();
      if (session.state.history.now !== board) return;
      session.set({
        hint: { step: null, level: "full", mistake: since === undefined ? {} : { since } },
        hinting: false,
      });
      return;
    }
    const step = await this.foresee();
    if (session.state.history.now === board) this.show(step, level ?? "vague");
  }

  /** How many changes ago the board still had a solution. */
  mistakenSince(): Promise<number | undefined> {
    const past = samePuzzle(this.session.state.history);
    return new Promise((resolve) => {
      const look = this.session.run({ kind: "sound", boards: past }, (news) => {
        if (news.kind === "sound") resolve(news.at < 0 ? undefined : past.length - news.at);
      });
      this.jobs.push(look);
    });
  }

  show(step: Step | null, level: Level): void {
    this.session.set({ hint: { step, level }, hinting: false, tab: "hint" });
    this.session.keep();
  }

  /** Finds the step of a link again. */
  recall(step: { readonly technique: string; readonly outcome: string }): void {
    const board = this.session.state.history.now;
    this.session.run({ kind: "recall", board, ...step }, (news) => {
      if (this.session.state.history.now !== board) return;
      if (news.kind === "step") this.show(news.step, "full");
      if (news.kind === "failed") this.session.complain(news.message);
    });
  }

  /** Carries out the step that is shown, or the one that was hinted at. */
  apply(): void {
    const { state, boards } = this.session;
    const step = viewOf(state).step ?? state.hint?.step;
    if (step === undefined || step === null) return;
    const { tab, path, history } = state;
    boards.moveTo(advance(history, applied(step)), tab === "path" ? behind(path!.at + 1) : { notice: undefined });
  }
}
