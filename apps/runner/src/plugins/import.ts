import { pathToFileURL } from "node:url";
import { types } from "node:util";
import { API, type OptionSpec, type Technique, checkTechnique } from "@wings/core";
import { pluginBareId, pluginBroken, pluginCore, pluginShape, pluginTwice } from "../errors.js";
import { lendCore } from "./core-fallback.js";
import { coresOf } from "./locate.js";
import { kindOf, messageOf, placeOf, shown, thrown } from "./describe-value.js";

/** Imports a plugin; what is wrong with it becomes an error that says what to do. */
export async function techniquesOf(name: string, entry: string): Promise<Technique[]> {
  let exported: unknown;
  try {
    lendCore(entry);
    exported = ((await import(pathToFileURL(entry).href)) as { default?: unknown }).default;
  } catch (error) {
    const message = messageOf(error);
    const missing = /@wings\/core.* does not provide an export named '(\w+)'/.exec(message);
    if (missing !== null) {
      throw pluginCore(name, `it imports ${missing[1]}`, coresOf(entry));
    }
    const hint = message.startsWith("Unknown file extension") ? BUILD : undefined;
    const place = placeOf(error) || (await import("./syntax.js")).syntaxPlace(entry, error);
    throw pluginBroken(name, `its import failed: ${message}${place}`, hint);
  }
  const isList = !types.isProxy(exported) && Array.isArray(exported);
  const list: unknown[] = isList ? Array.from(exported as unknown[]) : [exported];
  if (list.length === 0) throw pluginShape(name, "its default export is an empty list");
  list.forEach((each, i) => {
    const where = isList ? `number ${i + 1} of its list` : "its default export";
    inspect(name, each, where);
  });
  const ids = (list as Technique[]).map(({ id }) => id);
  const twice = ids.find((id, i) => ids.indexOf(id) < i);
  if (twice !== undefined) throw pluginTwice(name, name, twice);
  return list as Technique[];
}

/** Whether it is a technique that this command can run. */
function inspect(plugin: string, value: unknown, where: string): void {
  const kind = kindOf(value);
  if (kind === "a proxy" || kind.startsWith("an instance")) {
    // Its functions may be those of its class, or not be there when they are called alone.
    throw pluginBroken(plugin, `${where} is ${kind}: expected a plain object, as defineTechnique makes it.`, MAKE);
  }
  if (kind !== "an object") throw pluginShape(plugin, `${where} is ${kind}`, REMEDIES[kind]);
  if (!("find" in (value as object)) && !("id" in (value as object)))
    throw pluginShape(plugin, `${where} is an object without id and find`);
  let id: unknown;
  try {
    ({ id } = value as Technique);
    const technique = value as Technique;
    checkApi(plugin, technique);
    if (typeof id === "string" && !id.includes("/")) throw pluginBareId(plugin, id);
    checkOptions(plugin, technique);
    checkTechnique(technique);
  } catch (error) {
    const { code, message } = Object(error) as { code?: unknown; message?: unknown };
    if (String(code).startsWith("WINGS_PLUGIN")) throw error;
    const isTold = !types.isProxy(error) && String(code).startsWith("WINGS_");
    const why = isTold ? String(message) : `technique ${shown(id)} can't be read: it threw ${thrown(error)}.`;
    throw pluginBroken(plugin, why, MAKE);
  }
}

const BUILD = "Build it: a plugin is one file of JavaScript, or a package that names one.";
const MAKE = "Make it with defineTechnique of @wings/core: it checks every field.";
const REMEDIES: Readonly<Record<string, string>> = {
  "a promise": "Await it: export default await …",
  "a function": "Call it: export default what it answers.",
  "a class": "Make a technique with defineTechnique, a plain object, and export that.",
};

/** Asked before anything else: only who keeps the same contract can be understood. */
function checkApi(plugin: string, { id, api }: { readonly id: unknown; readonly api: unknown }): void {
  if (api === API) return;
  const seen = `technique ${typeof id === "string" ? id : shown(id)} has api ${shown(api)}, this command ${API}`;
  if (!Number.isInteger(api) || Number(api) < 0) throw pluginBroken(plugin, `${seen}: expected a whole number.`, MAKE);
  throw pluginBroken(
    plugin,
    `${seen}: ${Number(api) < API ? "build it with a newer @wings/core, or ask its author to" : "npm install @wings/runner@latest"}.`,
  );
}

/** What is said of it, what its options may be, and what they are: whoever is asked for a setting has to have it. */
function checkOptions(plugin: string, { id, meta, options }: Technique): void {
  const refuse = (field: string, value: unknown, expected: string): never => {
    throw pluginBroken(
      plugin,
      `technique ${typeof id === "string" ? id : shown(id)} has ${field}=${shown(value)}: expected ${expected}.`,
      MAKE,
    );
  };
  const isRecord = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isRecord(meta)) refuse("meta", meta, "an object with name, pattern, roles, options and minSize");
  const specs = meta.options;
  if (!isRecord(specs)) refuse("meta.options", specs, "an object with a description for each option");
  for (const [name, spec] of Object.entries(specs as Record<string, OptionSpec | null>)) {
    if (!isRecord(spec))
      refuse(
        `meta.options.${name}`,
        spec,
        "an object with type, default and description, and for a number min and max",
      );
  }
  if (!isRecord(options))
    refuse("options", options, "an object with the value of each option, {} where there are none");
  for (const [name, spec] of Object.entries(specs)) {
    const value: unknown = options[name];
    if (typeof value !== typeof spec.default) refuse(`options.${name}`, value, `a ${spec.type}`);
  }
}
