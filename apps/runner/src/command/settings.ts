import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, isAbsolute, join } from "node:path";
import { badConfig, unknownSetting } from "./errors.js";
import { badValue } from "../techniques/errors.js";
import { tell } from "../terminal/output.js";
import { type Command, settingsIn } from "./define-command.js";
import { type NamedFlag, type FlagValue, type Values, namedFlags } from "./flag.js";
import { checkValue, isScalar } from "./parse-flags.js";
import { suggest } from "../terminal/suggest.js";
import { assertTrusted, assertTrustedPlugins, whyUntrusted } from "./trust.js";

/** Settings from one place. */
interface Source {
  readonly values: Values;
  /** Relative paths start here. */
  readonly folder: string;
  /** The place of a setting, for error messages; undefined for flags. */
  readonly nameOf: (setting: string) => string | undefined;
  readonly isFile?: boolean;
}

/** The flags of a call, completed by settings. */
export interface Settings {
  readonly values: Values;
  /** Where the paths of plugins start. */
  readonly pluginFolder: string;
  /** The places outside the command line that choose techniques. An error about them may have its cause there. */
  readonly choosing: readonly string[];
}

/**
 * Completes the flags of a call. Flags override environment variables, which override the configuration of the project, which
 * overrides that of the user.
 */
export function withSettings(flags: Values, command: Command, commands: readonly Command[]): Settings {
  const wanted = namedFlags(command.flags);
  const here = process.cwd();
  if (!wanted.some(({ setting }) => setting)) return { values: flags, pluginFolder: here, choosing: [] };
  const sources: Source[] = [
    { values: flags, folder: here, nameOf: () => undefined },
    { values: fromEnvironment(wanted, settingsIn(commands)), folder: here, nameOf: environmentName },
    ...[projectConfig(here, commands), userConfig(commands)].flatMap((config) => config ?? []),
  ];
  const merged: Record<string, FlagValue | undefined> = { ...flags };
  const choosing: string[] = [];
  let pluginFolder = here;
  for (const { name, setting, choosesTechniques, check } of wanted) {
    if (setting !== true) continue;
    const source = sources.find(({ values }) => values[name] !== undefined);
    if (source === undefined) continue;
    merged[name] = source.values[name];
    const place = source.nameOf(name);
    check?.(source.values[name] as string, place ?? `--${name}`);
    if (place !== undefined && choosesTechniques === true) choosing.push(place);
    if (name !== "plugin") continue;
    pluginFolder = source.folder;
    if (source.isFile === true) assertTrustedPlugins(source.values.plugin as string[], source.folder, place!);
  }
  // Options of techniques add up. The last one in the list wins, so the most important source comes last.
  const sets = sources.flatMap(({ values }) => [values.set]).reverse();
  if (wanted.some(({ name, setting }) => name === "set" && setting))
    merged.set = sets.flatMap((set) => (set as string[] | undefined) ?? []);
  return { values: merged, pluginFolder, choosing };
}

const environmentName = (name: string): string => `WINGS_${name.replaceAll("-", "_").toUpperCase()}`;
const keyOf = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function fromEnvironment(wanted: readonly NamedFlag[], settings: readonly NamedFlag[]): Values {
  const values: Record<string, FlagValue> = {};
  const known = settings.map(({ name }) => environmentName(name));
  for (const name of Object.keys(process.env)) {
    if (!name.startsWith("WINGS_") || known.includes(name)) continue;
    const flag = wanted.find((each) => environmentName(each.name) === name);
    if (flag !== undefined) {
      tell(`wings: ${name} has no effect. Use the flag --${flag.name}.\n`);
      continue;
    }
    // Other programs may use such names, so only likely typing errors are reported.
    const meant = suggest(
      name.slice(6),
      known.map((each) => each.slice(6)),
    );
    if (meant !== undefined) tell(`wings: ${name} has no effect. Did you mean WINGS_${meant}?\n`);
  }
  for (const flag of settings) {
    const name = environmentName(flag.name);
    const value = process.env[name];
    if (value === undefined || value === "") continue;
    values[flag.name] = checkValue(flag.many ? { ...flag, commas: true } : flag, value, name);
  }
  return values;
}

/** The configuration in this folder, or else in the project root: the nearest folder with a package.json or .git. */
function projectConfig(here: string, commands: readonly Command[]): Source | undefined {
  for (const folder of [here, projectRoot(here)]) {
    if (folder === undefined) continue;
    const config =
      readConfig(commands, join(folder, "wings.config.json")) ??
      readConfig(commands, join(folder, "package.json"), "wings");
    if (config !== undefined) return config;
  }
  return undefined;
}

function projectRoot(folder: string): string | undefined {
  if (["package.json", ".git"].some((name) => existsSync(join(folder, name)))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : projectRoot(parent);
}

function userConfig(commands: readonly Command[]): Source | undefined {
  const { XDG_CONFIG_HOME = "" } = process.env;
  // The XDG specification ignores relative paths.
  const folder = isAbsolute(XDG_CONFIG_HOME) ? XDG_CONFIG_HOME : join(homedir(), ".config");
  return readConfig(commands, join(folder, "wings/config.json"));
}

/** The settings in a JSON file, or in one field of it. Undefined if there is no such file or field. */
function readConfig(commands: readonly Command[], path: string, field?: string): Source | undefined {
  const config = readJson(path, field);
  if (config === undefined) return undefined;
  if (!isRecord(config))
    throw badConfig(path, `${field === undefined ? "it" : `its field "${field}"`} is not an object`);
  const values: Record<string, FlagValue> = {};
  const settings = settingsIn(commands);
  for (const [key, value] of Object.entries(config)) {
    const flag = settings.find(({ name }) => keyOf(name) === key || name === key);
    if (flag === undefined)
      throw unknownSetting(
        key,
        path,
        commands.flatMap((each) => namedFlags(each.flags)).find(({ name }) => [name, keyOf(name)].includes(key))?.name,
        suggest(
          key,
          settings.map(({ name }) => keyOf(name)),
        ),
      );
    values[flag.name] = checkSetting(flag, value, `${path}: ${key}`);
  }
  return { values, folder: dirname(path), nameOf: (name) => `${keyOf(name)} in ${path}`, isFile: true };
}

function readJson(path: string, field: string | undefined): unknown {
  let file: number;
  try {
    // Without O_NONBLOCK a named pipe would block the command.
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw badConfig(path, (error as Error).message, error);
  }
  try {
    const stats = fstatSync(file);
    if (field === undefined) {
      if (!stats.isFile()) throw badConfig(path, "it is not a regular file");
      assertTrusted(path, stats);
      return parseJson(file);
    }
    if (!stats.isFile()) return undefined;
    const value = fieldOf(file, field, whyUntrusted(path, stats) === undefined);
    if (value !== undefined) assertTrusted(path, stats);
    return value;
  } catch (error) {
    throw "exit" in (error as Error) ? error : badConfig(path, (error as Error).message, error);
  } finally {
    closeSync(file);
  }
}

/** Editors on Windows put a byte order mark in front. */
const parseJson = (file: number): unknown => JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));

/** A field of a package.json. One without settings may belong to anybody; then it need not even be JSON. */
function fieldOf(file: number, field: string, isTrusted: boolean): unknown {
  try {
    return (parseJson(file) as Readonly<Record<string, unknown>> | null)?.[field];
  } catch (error) {
    if (isTrusted) throw error;
    return undefined;
  }
}

/** JSON has more kinds of values than a command line. `source` names the value in an error. */
function checkSetting(flag: NamedFlag, value: unknown, source: string): FlagValue {
  if (flag.name === "set" && isRecord(value)) return setsOf(value, source);
  return checkValue(flag, value, source);
}

/** Converts `{ "als-xy-wing.disjoint": true }` and `{ "als-xy-wing": { "disjoint": true } }` to values of `--set`. */
function setsOf(sets: Readonly<Record<string, unknown>>, source: string): string[] {
  return Object.entries(sets).flatMap(([key, value]) => {
    const options = isRecord(value)
      ? Object.entries(value).map(([name, to]) => [`${key}.${name}`, to])
      : [[key, value]];
    return (options as [string, unknown][]).map(([name, to]) => {
      if (!isScalar(to)) throw badValue(`${source}.${name}`, to, "true, false or a whole number");
      return `${name}=${to}`;
    });
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
