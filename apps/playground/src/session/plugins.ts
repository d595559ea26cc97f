import { isWingsError } from "@wings/core";
import { pluginBroken } from "../errors.js";
import type { Sandbox } from "../sandbox/open-sandbox.js";
import { truncate } from "../state/truncate.js";
import { type Known, type Plugin, becameOf, knownOf } from "../state/state.js";
import type { Host } from "./host.js";
import { wordsOf } from "./text.js";

/** How long a plugin may take to answer, in milliseconds. */
const TIMEOUT = 3000;
/** Maximum number of characters of a plugin. */
const LONGEST = 2_000_000;

/** Plugins from files. Each load has its own number, because a reloaded file is another plugin. */
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

  /** Loads techniques from the text of a file. */
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
      // The user may have removed it meanwhile.
      if (this.find(load) === undefined) {
        sandbox.close();
        return;
      }
      this.sandboxes.set(load, sandbox);
      const techniques = sandbox.techniques.map(({ id, meta }) => ({ id, meta: truncated(meta), from: name }));
      const twice = techniques.find(({ id }) => knownOf(session.state).some((each) => each.id === id));
      if (twice !== undefined) throw pluginBroken(name, `duplicate technique id ${twice.id}.`);
      session.around.engine.add({ load, name, sandbox, timeout: TIMEOUT });
      this.note(load, { state: "running", techniques });
      session.choices.choose(session.state.choice);
    } catch (error) {
      const isNamed = isWingsError(error) && error.code.startsWith("WINGS_PLUGIN");
      this.stop(load, wordsOf(isNamed ? error : pluginBroken(name, truncate((error as Error).message, 500))));
    }
  }

  /** Stops a plugin after a fault and shows the reason. Does nothing if it is already removed or stopped. */
  stop(load: number, fault: string): void {
    const plugin = this.find(load);
    if (plugin === undefined || plugin.state === "stopped") return;
    this.end(load);
    this.note(load, { state: "stopped", fault });
    // The Techniques tab shows the reason; other tabs only point to it.
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

/** Truncates third-party names. */
const truncated = ({ name, roles, after }: Known["meta"]): Known["meta"] => ({
  name: truncate(name),
  roles: Object.fromEntries(Object.entries(roles).map(([role, word]) => [role, truncate(word, 40)])),
  ...(after !== undefined && { after }),
});
