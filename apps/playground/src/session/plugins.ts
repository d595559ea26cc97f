import { pluginBroken } from "../errors.js";
import type { Sandbox } from "../sandbox/open.js";
import type { Session } from "../session.js";
import { clip } from "../state/clip.js";
import { type Known, knownOf } from "../state/state.js";
import { wordsOf } from "./text.js";

/** How long a plugin may take to answer, in milliseconds. */
const TIMEOUT = 3000;
/** So many characters a plugin may have. */
const LONGEST = 2_000_000;

/** The files of third parties. */
export class Plugins {
  readonly session: Session;
  readonly sandboxes = new Map<string, Sandbox>();

  constructor(session: Session) {
    this.session = session;
    session.around.engine.watch(({ plugin, code, message }) => {
      this.stop(plugin, `${message} (${code})`);
    });
  }

  /** Loads a third party's techniques from the text of a file. */
  async load(name: string, text: string): Promise<void> {
    const { session } = this;
    this.unload(name);
    session.set({ plugins: [...session.state.plugins, { name, state: "loading", techniques: [] }], tab: "techniques" });
    try {
      if (text.length > LONGEST) throw pluginBroken(name, "it is larger than 2 MB.");
      const sandbox = await session.around.openSandbox(name, text, TIMEOUT);
      const techniques = sandbox.techniques.map(({ id, meta }) => ({ id, meta: clipped(meta), from: name }));
      const twice = techniques.find(({ id }) => knownOf(session.state).some((each) => each.id === id));
      this.sandboxes.set(name, sandbox);
      if (twice !== undefined) throw pluginBroken(name, `there is a technique ${twice.id} already.`);
      session.around.engine.add(name, sandbox, TIMEOUT);
      this.note(name, { state: "running", techniques });
      session.choices.choose(session.state.choice);
    } catch (error) {
      this.stop(name, wordsOf(error));
    }
  }

  /** Ends a plugin that went wrong, and says why. */
  stop(name: string, fault: string): void {
    this.end(name);
    const { plugins, tab } = this.session.state;
    const ran = plugins.some((each) => each.name === name && each.state === "running");
    this.note(name, { state: "stopped", fault });
    // The list of techniques says why: elsewhere it is enough to know where to look.
    if (tab !== "techniques") this.session.complain(`${name} was ${ran ? "stopped" : "not loaded"}: see Techniques.`);
  }

  unload(name: string): void {
    const { session } = this;
    if (!session.state.plugins.some((each) => each.name === name)) return;
    this.end(name);
    session.set({ plugins: session.state.plugins.filter((each) => each.name !== name) });
    session.choices.choose(session.state.choice);
  }

  end(name: string): void {
    this.session.around.engine.remove(name);
    this.sandboxes.get(name)?.close();
    this.sandboxes.delete(name);
  }

  note(name: string, changes: object): void {
    const { plugins } = this.session.state;
    this.session.set({ plugins: plugins.map((each) => (each.name === name ? { ...each, ...changes } : each)) });
  }
}

/** What a stranger calls things is cut to what a page has room for. */
const clipped = ({ name, roles, after }: Known["meta"]): Known["meta"] => ({
  name: clip(name),
  roles: Object.fromEntries(Object.entries(roles).map(([role, word]) => [role, clip(word, 40)])),
  ...(after !== undefined && { after }),
});
