import type { Job } from "../engine/engine.js";
import type { Verdict } from "../engine/messages.js";
import { type Level, more } from "../state/hint.js";
import { advance } from "../state/history.js";
import { samePuzzle } from "../state/puzzle.js";
import { viewOf } from "../state/state.js";
import { type Step, applied } from "../state/step.js";
import type { Host } from "./host.js";
import { noticeAfter } from "./paths.js";

/** Computes the next hint in advance, and shows it on request. */
export class Hints {
  readonly session: Host;
  /** The next step of the board, computed in advance. */
  foreseen: { readonly key: string; readonly step: Promise<Step | null> } | undefined;
  /** The verdict on the board. */
  judged = new Promise<Verdict>(() => undefined);
  jobs: Job[] = [];

  constructor(session: Host) {
    this.session = session;
  }

  forget(): void {
    for (const job of this.jobs.splice(0)) job.cancel();
    this.foreseen = undefined;
  }

  /** Starts to compute the verdict and the next step. */
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

  /** The next step of the current board, computed once. */
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

  /** Shows the next hint, or the next level of the current one. */
  async next(level?: Level): Promise<void> {
    const { session } = this;
    const { hint, history } = session.state;
    if (hint?.step) {
      this.show(hint.step, level ?? more(hint.level));
      return;
    }
    const board = history.now;
    session.set({ hinting: true, tab: "hint" });
    // No step helps on a board without a solution.
    const { solutions } = await this.judged;
    if (session.state.history.now !== board) return;
    if (solutions === "none") {
      const since = await this.mistakenSince();
      if (session.state.history.now !== board) return;
      session.set({
        hint: { step: null, level: "long", mistake: since === undefined ? {} : { since } },
        hinting: false,
      });
      return;
    }
    const step = await this.foresee();
    if (session.state.history.now === board) this.show(step, level ?? "vague");
  }

  /** How many changes to undo until the board has a solution. */
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

  /** Finds the step of a link. */
  recall(step: { readonly technique: string; readonly outcome: string }): void {
    const board = this.session.state.history.now;
    this.session.run({ kind: "recall", board, ...step }, (news) => {
      if (this.session.state.history.now !== board) return;
      if (news.kind === "step") this.show(news.step, "long");
      if (news.kind === "failed") this.session.complain(news.message);
    });
  }

  /** Applies the step that is shown or hinted at. */
  apply(): void {
    const { state, boards } = this.session;
    const step = viewOf(state).step ?? state.hint?.step;
    if (step === undefined || step === null) return;
    const { tab, path, history } = state;
    boards.moveTo(advance(history, applied(step)), tab === "path" ? noticeAfter(path!.at + 1) : { notice: undefined });
  }
}
