import type { Engine } from "../../engine/engine.js";
import type { Plugins } from "../../store/page.js";
import type { PageStore } from "../../store/store.js";

/** Plugins whose code is loaded with the first of them. */
export function latePlugins(store: PageStore, engine: Engine): Plugins {
  let started: Promise<Plugins> | undefined;
  const start = async (): Promise<Plugins> => {
    const [{ startPlugins }, { openSandbox }] = await Promise.all([
      import("./plugins.js"),
      import("./open-sandbox.js"),
    ]);
    return startPlugins(store, engine, openSandbox);
  };
  const plugins = (): Promise<Plugins> => (started ??= start());
  return {
    load: async (name, text) => {
      await (await plugins()).load(name, text);
    },
    unload: (load) => {
      void plugins().then((its) => {
        its.unload(load);
      });
    },
  };
}
