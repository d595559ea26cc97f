import { type Choice, moved, toggled } from "../state/choice.js";
import { knownOf } from "../state/state.js";
import type { Host } from "./host.js";

/** Selects techniques and their order. */
export class Choices {
  readonly session: Host;

  constructor(session: Host) {
    this.session = session;
  }

  choose(choice: Choice): void {
    this.session.forget();
    this.session.set({ choice });
    this.session.settled();
  }

  toggle(id: string): void {
    this.choose(toggled(this.session.state.choice, id));
  }

  move(id: string, by: -1 | 1): void {
    const { state } = this.session;
    const known = knownOf(state).map((each) => each.id);
    this.choose(moved(known, state.choice, id, by));
  }
}
