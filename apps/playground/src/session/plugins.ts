import { isWingsError } from "@wings/core";
import { pluginBroken } from "../errors.js";
import type { Sandbox } from "../sandbox/open.js";
import { clip } from "../state/clip.js";
import { type Known, type Plugin, becameOf, knownOf } from "../state/state.js";
import type { Host } from "./host.js";
import { wordsOf } from "./text.js";

/** How long a plugin may take to answer, in milliseconds. */
const TIMEOUT = 3000;
/** So many characters a plugin may have. */
const LONGEST = 2_000_000;

/** The files of third parties. Each load has a number of its own: a file that is loaded anew is another plugin. */
export class Plugins {
  readonly session: Host;
  readonly sandboxes = new Map<number, Sandbox>();
  loads = 0;

  constructor(session: Host) {
    this.session = session;
    session.around.engine.watch(({ plugin, code, message }) => {
      this.stop(plugin, `${message} (${code})`);
    });
  }

  find(load: number): Plugin | undefined {
    return this.session.state.plugins.find((each) => each.load === load);
  }

  /** Loads a third party's techniques from the text of a file. */
  async load(name: string, text: string): Promise<void> {
    const { session } = this;
    const same = session.state.plugins.find((each) => each.name === name);
    if (same !== undefined) this.unload(same.load);
    const load = ++this.loads;
    session.set({
      plugins: [...session.state.plugins, { load, name, state: "loading", techniques: [] }],
      tab: "techniques",
    });
    try {
      if (text.length > LONGEST) throw pluginBroken(name, "it is larger than 2 MB.");
      const sandbox = await session.around.openSandbox(name, text, TIMEOUT);
      // It may have been removed meanwhile.
      if (this.find(load) === undefined) {
        sandbox.close();
        return;
      }
      this.sandboxes.set(load, sandbox);
      const techniques = sandbox.techniques.map(({ id, meta }) => ({ id, meta: clipped(meta), from: name }));
      const twice = techniques.find(({ id }) => knownOf(session.state).some((each) => each.id === id));
      if (twice !== undefined) throw pluginBroken(name, `there is a technique ${twice.id} already.`);
      session.around.engine.add({ load, name, sandbox, timeout: TIMEOUT });
      this.note(load, { state: "running", techniques });
      session.choices.choose(session.state.choice);
    } catch (error) {
      const isNamed = isWingsError(error) && error.code.startsWith("WINGS_PLUGIN");
      this.stop(load, wordsOf(isNamed ? error : pluginBroken(name, clip((error as Error).message, 500))));
    }
  }

  /** Ends a plugin that went wrong, and says why. One that is gone, or is stopped already, is left as it is. */
  stop(load: number, fault: string): void {
    const plugin = this.find(load);
    if (plugin === undefined || plugin.state === "stopped") return;
    this.end(load);
    this.note(load, { state: "stopped", fault });
    // The list of techniques says why: elsewhere it is enough to know where to look.
    if (this.session.state.tab !== "techniques")
      this.session.complain(`${becameOf({ ...plugin, fault })}: see Techniques.`);
  }

  unload(load: number): void {
    const { session } = this;
    this.end(load);
    session.set({ plugins: session.state.plugins.filter((each) => each.load !== load), notice: undefined });
    session.choices.choose(session.state.choice);
  }

  end(load: number): void {
    this.session.around.engine.remove(load);
    this.sandboxes.get(load)?.close();
    this.sandboxes.delete(load);
  }

  note(load: number, changes: object): void {
    const { plugins } = this.session.state;
    this.session.set({ plugins: plugins.map((each) => (each.load === load ? { ...each, ...changes } : each)) });
  }
}

/** What a stranger calls things is cut to what a page has room for. */
const clipped = ({ name, roles, after }: Known["meta"]): Known["meta"] => ({
  name: clip(name),
  roles: Object.fromEntries(Object.entries(roles).map(([role, word]) => [role, clip(word, 40)])),
  ...(after !== undefined && { after }),
});
