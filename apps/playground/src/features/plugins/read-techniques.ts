import { type Described, SMALL, readLoaded } from "@wings/plugin-host";
import { pluginBroken, pluginId, pluginShape } from "../../model/errors.js";
import { importError } from "./import-error.js";

/** Reads the description that the worker of a plugin sends. The plugin may have forged it. */
export const readTechniques = (name: string, received: unknown): readonly Described[] =>
  readLoaded(received, {
    name: "this page",
    limits: SMALL,
    broken: (why) => pluginBroken(name, why),
    id: (id) => pluginId(name, id),
    shape: (seen) => pluginShape(name, seen),
    import: (why) => importError(name, why),
  });
