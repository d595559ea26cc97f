import { isWingsError } from "@wings/core";
import type { Engine } from "../../engine/engine.js";
import { pluginBroken } from "../../model/errors.js";
import type { Sandbox } from "./open-sandbox.js";
import { type Known, type Plugin, knownOf } from "../../model/known.js";
import { type Problem, problemOf } from "../../model/problem.js";
import { truncate } from "../../model/truncate.js";
import { pluginText } from "../../model/words/plugin-text.js";
import type { Plugins } from "../../store/page.js";
import type { PageStore } from "../../store/store.js";

/** How long a plugin may take to answer, in milliseconds. */
const TIMEOUT = 3000;
/** Maximum number of characters of a plugin. */
const LONGEST = 2_000_000;

export function startPlugins(
  store: PageStore,
  engine: Engine,
  openSandbox: (name: string, text: string, timeout: number) => Promise<Sandbox>,
): Plugins {
  const { dispatch } = store;
  const sandboxes = new Map<number, Sandbox>();
  let loads = 0;
  const find = (load: number): Plugin | undefined => store.state.plugins.find((each) => each.load === load);
  const note = (load: number, changes: object): void => {
    const plugins = store.state.plugins.map((each) => (each.load === load ? { ...each, ...changes } : each));
    dispatch({ type: "plugins", plugins });
  };
  const end = (load: number): void => {
    engine.remove(load);
    sandboxes.get(load)?.close();
    sandboxes.delete(load);
  };
  /** Stops a plugin after a fault and shows the reason. Does nothing if it is already removed or stopped. */
  const stop = (load: number, fault: Problem): void => {
    const plugin = find(load);
    if (plugin === undefined || plugin.state === "stopped") return;
    end(load);
    note(load, { state: "stopped", fault });
    // The Techniques tab shows the reason; other tabs only point to it.
    if (store.state.tab !== "techniques") {
      const stopped = { ...plugin, fault };
      dispatch({
        type: "notice",
        notice: { kind: "error", say: (words) => words.seeTechniques(pluginText(stopped, words)) },
      });
    }
  };
  const unload = (load: number): void => {
    end(load);
    dispatch({ type: "plugins", plugins: store.state.plugins.filter((each) => each.load !== load) });
    dispatch({ type: "notice", notice: undefined });
  };
  engine.watch((fault) => {
    stop(fault.plugin, problemOf(fault));
  });

  return {
    unload,
    load: async (name, text) => {
      const same = store.state.plugins.find((each) => each.name === name);
      if (same !== undefined) unload(same.load);
      const load = ++loads;
      dispatch({
        type: "plugins",
        plugins: [...store.state.plugins, { load, name, state: "loading", techniques: [] }],
        tab: "techniques",
      });
      try {
        if (text.length > LONGEST) throw pluginBroken(name, "it is larger than 2 MB.");
        const sandbox = await openSandbox(name, text, TIMEOUT);
        // The user may have removed it meanwhile.
        if (find(load) === undefined) {
          sandbox.close();
          return;
        }
        sandboxes.set(load, sandbox);
        const techniques = sandbox.techniques.map(({ id, meta }) => ({ id, meta: truncated(meta), from: name }));
        const twice = techniques.find(({ id }) => knownOf(store.state).some((each) => each.id === id));
        if (twice !== undefined) throw pluginBroken(name, `duplicate technique id ${twice.id}.`);
        engine.add({ load, name, sandbox, timeout: TIMEOUT });
        note(load, { state: "running", techniques });
      } catch (error) {
        const isNamed = isWingsError(error) && error.code.startsWith("WINGS_PLUGIN");
        stop(load, problemOf(isNamed ? error : pluginBroken(name, truncate((error as Error).message, 500))));
      }
    },
  };
}

/** Truncates third-party names. */
const truncated = ({ name, roles, after, translations }: Known["meta"]): Known["meta"] => ({
  name: truncate(name),
  roles: Object.fromEntries(Object.entries(roles).map(([role, word]) => [role, truncate(word, 40)])),
  ...(after !== undefined && { after }),
  ...(translations !== undefined && { translations }),
});
