import type { Context } from "../../run/answer.js";
import { paint, plural, toTerminal, wrap } from "../../terminal/terminal-style.js";

/** A screen is never so small that no step fits on it. */
const FEWEST_LINES = 5;
/** The lines below the steps: what is left, and the prompt. */
const BELOW = 4;

/** A list that ends with the screen, and says what is left. Without a screen, it has everything. */
export class Screenful {
  readonly #context: Context;
  #left: number;
  #text = "";
  #hasSteps = false;
  /** What no longer fits. */
  #steps = 0;
  #techniques = 0;

  constructor(context: Context) {
    this.#context = context;
    this.#left = context.rows === undefined ? Infinity : context.rows - BELOW;
  }

  /** Shows a text, whether it fits or not. */
  show(text: string): void {
    this.#left -= text.split("\n").length;
    const line = toTerminal(this.#context.style, `${text}\n`);
    const { live } = this.#context;
    if (live === undefined) this.#text += line;
    else live.show(line);
  }

  /** Shows the steps of a technique below its title, or of several without one, as far as they fit. */
  list<T>(title: string | undefined, steps: readonly T[], textOf: (step: T) => string): void {
    if (!this.#hasSteps) this.#left = Math.max(this.#left, FEWEST_LINES);
    this.#hasSteps = true;
    let shown = 0;
    for (const step of this.#steps > 0 ? [] : steps) {
      const text = shown === 0 && title !== undefined ? `${title}\n${textOf(step)}` : textOf(step);
      if (text.split("\n").length > this.#left) break;
      this.show(text);
      shown++;
    }
    if (shown === steps.length) return;
    this.#steps += steps.length - shown;
    if (title !== undefined) this.#techniques++;
  }

  /** The text that has not been shown yet. */
  end(): string {
    if (this.#steps > 0) {
      const of = this.#techniques === 0 ? "" : ` of ${plural(this.#techniques, "technique")}`;
      const left = `${plural(this.#steps, "more step")}${of}. To see all: add --all, or | less for a pager.`;
      this.show(`\n${paint(this.#context.style, "dim", wrap(left, this.#context.style))}`);
    }
    this.#context.live?.end();
    return this.#text;
  }
}
