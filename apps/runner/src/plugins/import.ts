import { pathToFileURL } from "node:url";
import { API, type Technique, checkTechnique } from "@wings/core";
import { pluginBareId, pluginBroken, pluginCore, pluginShape, pluginTwice } from "../errors.js";
import { lendCore } from "./lend-core.js";
import { coresOf } from "./locate.js";

/** Imports a plugin; what is wrong with it becomes an error that says what to do. */
export async function techniquesOf(name: string, entry: string): Promise<Technique[]> {
  let module: { default?: unknown };
  try {
    lendCore(entry);
    module = (await import(pathToFileURL(entry).href)) as { default?: unknown };
  } catch (error) {
    const { message = String(error) } = error as Partial<Error>;
    const missing = /@wings\/core.* does not provide an export named '(\w+)'/.exec(message);
    if (missing !== null) {
      throw pluginCore(name, `it imports ${missing[1]}`, coresOf(entry));
    }
    throw pluginBroken(name, `its import failed: ${message}`);
  }
  const list: unknown[] = Array.isArray(module.default) ? module.default : [module.default];
  const seen = list.find((each) => typeof each !== "object" || each === null || !("find" in each) || !("id" in each));
  if (seen !== undefined || list.includes(undefined))
    throw pluginShape(name, typeof seen === "object" ? "an object" : typeof seen);
  if (list.length === 0) throw pluginShape(name, "an empty list");
  for (const technique of list) inspect(name, technique as Technique);
  const ids = (list as Technique[]).map(({ id }) => id);
  const twice = ids.find((id, i) => ids.indexOf(id) < i);
  if (twice !== undefined) throw pluginTwice(name, name, twice);
  return list as Technique[];
}

/** Whether it is a technique that this command can run. */
function inspect(plugin: string, technique: Technique): void {
  const { id, api } = technique as { id: unknown; api: unknown };
  if (api !== API) {
    const remedy =
      typeof api !== "number"
        ? "make it with defineTechnique of @wings/core"
        : api < API
          ? "build it with a newer @wings/core, or ask its author to"
          : "npm install @wings/runner@latest";
    throw pluginBroken(plugin, `technique ${String(id)} has api ${String(api)}, this command ${API}: ${remedy}.`);
  }
  if (typeof id === "string" && !id.includes("/")) throw pluginBareId(plugin, id);
  try {
    checkTechnique(technique);
  } catch (error) {
    throw pluginBroken(plugin, (error as Error).message);
  }
}
