import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire, register } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { types } from "node:util";
import type { OptionSpec, Technique } from "@wings/core";
import { API, checkTechnique } from "@wings/core/host";
import { CORE_VERSION } from "../../terminal/version.js";
import { duplicateTechnique, pluginBroken, pluginCore, pluginId, pluginShape } from "./errors.js";
import { describeThrown, inspectValue, kindOf, messageOf, placeOf } from "./describe-value.js";
import { readManifest } from "./locate.js";

/** Imports a plugin. If anything is wrong with it, the error says what to do. `onImport` is called before anything is read. */
export async function techniquesOf(
  name: string,
  entry: string,
  onImport: () => void = () => undefined,
): Promise<Technique[]> {
  checkCore(name, entry);
  let exported: unknown;
  try {
    provideCore(entry);
    const module = (await import(pathToFileURL(entry).href)) as { default?: unknown };
    onImport();
    exported = module.default;
  } catch (error) {
    const message = messageOf(error);
    const missing = /@wings\/core.* does not provide an export named '(\w+)'/.exec(message);
    if (missing !== null) {
      throw pluginCore(name, `it imports ${missing[1]}`, coresOf(entry));
    }
    const hint = message.startsWith("Unknown file extension") ? BUILD : undefined;
    const place = placeOf(error) || syntaxPlace(entry, error);
    throw pluginBroken(name, `its import failed: ${message}${place}`, hint);
  }
  const isList = !types.isProxy(exported) && Array.isArray(exported);
  const list: unknown[] = isList ? Array.from(exported as unknown[]) : [exported];
  if (list.length === 0) throw pluginShape(name, "its default export is an empty list");
  list.forEach((each, i) => {
    const where = isList ? `item ${i + 1} of its default export` : "its default export";
    inspect(name, each, where);
  });
  const ids = (list as Technique[]).map(({ id }) => id);
  const duplicate = ids.find((id, i) => ids.indexOf(id) < i);
  if (duplicate !== undefined) throw duplicateTechnique(name, name, duplicate);
  return list as Technique[];
}

/** Checks that a value is a technique that this command can run. */
function inspect(plugin: string, value: unknown, where: string): void {
  const kind = kindOf(value);
  if (kind === "a proxy" || kind.startsWith("an instance")) {
    // Methods of a class or a proxy may not work when called on their own.
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
    if (typeof id === "string" && !id.includes("/")) throw pluginId(plugin, id);
    checkOptions(plugin, technique);
    checkTechnique(technique);
    checkData(plugin, technique);
  } catch (error) {
    const { code, message } = Object(error) as { code?: unknown; message?: unknown };
    if (String(code).startsWith("WINGS_PLUGIN")) throw error;
    const isCoreError = !types.isProxy(error) && String(code).startsWith("WINGS_");
    const why = isCoreError
      ? String(message)
      : `technique ${inspectValue(id)} can't be read: it threw ${describeThrown(error)}.`;
    throw pluginBroken(plugin, why, MAKE);
  }
}

const BUILD = "Build it first: a plugin is a JavaScript file, or a package that names one.";
const MAKE = "Create it with defineTechnique of @wings/core/author, which checks every field.";
const REMEDIES: Readonly<Record<string, string>> = {
  "a promise": "Await it: export default await …",
  "a function": "Call it and export the result.",
  "a class": "Export a plain object made with defineTechnique.",
};

/** Checked first: with another api the other fields may have another meaning. */
function checkApi(plugin: string, { id, api }: { readonly id: unknown; readonly api: unknown }): void {
  if (api === API) return;
  const seen = `technique ${typeof id === "string" ? id : inspectValue(id)} has api ${inspectValue(api)}, but this command has ${API}`;
  if (!Number.isInteger(api) || Number(api) < 0) throw pluginBroken(plugin, `${seen}: expected a whole number.`, MAKE);
  throw pluginBroken(
    plugin,
    `${seen}: ${Number(api) < API ? "it must be built with a newer @wings/core" : "npm install @wings/runner@latest"}.`,
  );
}

/** Only data can cross threads. */
function checkData(plugin: string, { id, meta, options, message }: Technique): void {
  try {
    JSON.stringify({ meta, options, message });
  } catch (error) {
    throw pluginBroken(plugin, `technique ${id} has fields that are neither data nor functions: ${messageOf(error)}.`);
  }
}

/** Checks `meta`, the descriptions of options, and their values. */
function checkOptions(plugin: string, { id, meta, options }: Technique): void {
  const refuse = (field: string, value: unknown, expected: string): never => {
    throw pluginBroken(
      plugin,
      `technique ${typeof id === "string" ? id : inspectValue(id)} has ${field}=${inspectValue(value)}: expected ${expected}.`,
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
  if (!isRecord(options)) refuse("options", options, "an object with the value of each option, or {}");
  for (const [name, spec] of Object.entries(specs)) {
    const value: unknown = options[name];
    if (typeof value !== typeof spec.default) refuse(`options.${name}`, value, `a ${spec.type}`);
  }
}

/** A bundled module doesn't import the core or another file. */
const IMPORTS = /["'](@wings\/core(\/author)?["']|\.\.?\/)/;

let isProvided = false;

/** A plugin that is not bundled imports `@wings/core/author`. If it has no core installed, it gets the core of this command. */
function provideCore(entry: string): void {
  if (isProvided || hasCore(entry) || !IMPORTS.test(readFileSync(entry, "utf8"))) return;
  const own = new URL("./plugin-core.js", import.meta.url).href;
  const hook = `
    export const resolve = (name, context, next) =>
      name !== "@wings/core" && name !== "@wings/core/author"
        ? next(name, context)
        : next(name, context).catch(() => ({ url: ${JSON.stringify(own)}, shortCircuit: true }));`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
  isProvided = true;
}

/** Another major version of the core is another contract: an error of a missing export would come later, or not at all. */
function checkCore(name: string, entry: string): void {
  // A bundled plugin has the core that it was built with. The import reports a file that can't be read.
  if (!existsSync(entry) || !IMPORTS.test(readFileSync(entry, "utf8"))) return;
  const { range, version = CORE_VERSION } = coreOf(entry);
  const [, wanted] = /^\^(\d+)\./.exec(range ?? "") ?? [];
  if (wanted !== undefined && wanted !== version.split(".")[0])
    throw pluginCore(name, "a core of another major version has another contract", coresOf(entry));
}

function hasCore(entry: string): boolean {
  try {
    createRequire(entry).resolve("@wings/core");
    return true;
  } catch {
    return false;
  }
}

const SYNTAX_CHECK_TIMEOUT = 5000;

/** The line of a syntax error, for a message. The error of an import has no line, but `node --check` prints it. */
function syntaxPlace(path: string, error: unknown): string {
  if (!(error instanceof SyntaxError)) return "";
  const env = { ...process.env, NODE_OPTIONS: "" };
  const { stderr } = spawnSync(process.execPath, ["--check", path], {
    encoding: "utf8",
    timeout: SYNTAX_CHECK_TIMEOUT,
    env,
  });
  // Link errors, such as a missing export, pass this check.
  const line = /:(\d+)\r?\n/.exec(stderr)?.[1];
  return line === undefined ? "" : ` (line ${line})`;
}

/** The range of cores that a plugin needs, and the version that is installed with it. */
function coreOf(entry: string): { readonly range: string | undefined; readonly version: string | undefined } {
  let range: string | undefined;
  let version: string | undefined;
  for (let at = dirname(entry); ; at = dirname(at)) {
    const manifest = readManifest(at);
    range ??= manifest?.peerDependencies?.["@wings/core"] ?? manifest?.dependencies?.["@wings/core"];
    version ??= readManifest(join(at, "node_modules/@wings/core"))?.version;
    if (at === dirname(at)) return { range, version };
  }
}

/** The same for people. */
function coresOf(entry: string): { wanted: string; found: string; install: string } {
  const { range, version } = coreOf(entry);
  return {
    wanted: range !== undefined ? `@wings/core@${range}` : `a newer @wings/core than ${version ?? CORE_VERSION} (here)`,
    install: range !== undefined ? `npm install @wings/core@${range}` : "npm install @wings/core",
    found:
      version === undefined
        ? "no @wings/core is installed with it, and the core of this command lacks that export"
        : `@wings/core ${version} is installed`,
  };
}
