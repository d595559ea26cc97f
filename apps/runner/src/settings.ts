import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { readConfig } from "./config.js";
import { badConfig, unknownSetting } from "./errors.js";
import { type Flag, type Value, type Values, checkValue } from "./cli/flags.js";
import { tell } from "./output.js";
import { suggest } from "./cli/suggest.js";
import { COMMANDS, SETTINGS } from "./cli/commands.js";

/** Settings from one place, and the folder that its relative paths start from. */
interface Source {
  readonly values: Values;
  readonly folder: string;
  /** Where it stands, for a setting that was not typed. */
  readonly called: (name: string) => string | undefined;
}

const ENDINGS = ["js", "mjs", "json"];

/** The flags of a call, completed: flags before environment before project before user settings. */
export async function withSettings(flags: Values, wanted: readonly Flag[]): Promise<Values> {
  if (!wanted.some(({ setting }) => setting)) return flags;
  const here = process.cwd();
  const sources: Source[] = [
    { values: flags, folder: here, called: () => undefined },
    { values: fromEnvironment(wanted), folder: here, called: environmentName },
    ...(await fromFile(projectFile(here))),
    ...(await fromFile(userFile())),
  ];
  const merged: Record<string, Value | undefined> = { ...flags };
  const untyped: string[] = [];
  for (const { name, setting } of wanted) {
    if (setting !== true) continue;
    const source = sources.find(({ values }) => values[name] !== undefined);
    if (source === undefined) continue;
    merged[name] = source.values[name];
    const called = source.called(name);
    if (called !== undefined && CHOOSING.includes(name)) untyped.push(called);
    if (name === "plugin") merged["plugin-folder"] = source.folder;
  }
  // Options of techniques add up; where one is set twice, the place that goes first wins, as the last in the list.
  const sets = sources.flatMap(({ values }) => [values.set]).reverse();
  if (wanted.some(({ name, setting }) => name === "set" && setting))
    merged.set = sets.flatMap((set) => (set as string[] | undefined) ?? []);
  return { ...merged, untyped };
}

/** The settings that choose techniques: what is wrong with one of them may not be on the command line. */
const CHOOSING = ["only", "skip", "plugin", "set"];

const environmentName = (name: string): string => `WINGS_${name.replaceAll("-", "_").toUpperCase()}`;
const fileName = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function fromEnvironment(wanted: readonly Flag[]): Values {
  const values: Record<string, Value> = {};
  const known = SETTINGS.map(({ name }) => environmentName(name));
  for (const name of Object.keys(process.env)) {
    if (!name.startsWith("WINGS_") || known.includes(name)) continue;
    const typed = wanted.find((flag) => environmentName(flag.name) === name);
    if (typed !== undefined) {
      tell(`wings: ${name} is no setting: --${typed.name} has to be typed.\n`);
      continue;
    }
    // Others may use such names too: only what looks like a slip is told.
    const meant = suggest(
      name.slice(6),
      known.map((each) => each.slice(6)),
    );
    if (meant !== undefined) tell(`wings: ${name} is no setting. Did you mean WINGS_${meant}?\n`);
  }
  for (const flag of SETTINGS) {
    const called = environmentName(flag.name);
    const value = process.env[called];
    if (value === undefined || value === "") continue;
    values[flag.name] = checkValue(flag.many ? { ...flag, commas: true } : flag, value, called);
  }
  return values;
}

/** `wings.config.*` in this folder or the nearest above. */
function projectFile(folder: string): string | undefined {
  const found = ENDINGS.map((ending) => join(folder, `wings.config.${ending}`)).find((path) => existsSync(path));
  const above = dirname(folder);
  return found ?? (above === folder ? undefined : projectFile(above));
}

function userFile(): string | undefined {
  const folder = [process.env.XDG_CONFIG_HOME, join(homedir(), ".config")].find((path) => path)!;
  return ENDINGS.map((ending) => join(folder, "wings", `config.${ending}`)).find((path) => existsSync(path));
}

async function fromFile(path: string | undefined): Promise<Source[]> {
  if (path === undefined) return [];
  const config = await readConfig(path);
  if (typeof config !== "object" || config === null || Array.isArray(config)) {
    throw badConfig(
      path,
      path.endsWith(".json") ? "it is not an object" : "it has no default export that is an object",
    );
  }
  const values: Record<string, Value> = {};
  for (const [key, value] of Object.entries(config)) {
    const flag = SETTINGS.find(({ name }) => fileName(name) === key || name === key);
    if (flag === undefined)
      throw unknownSetting(
        key,
        path,
        COMMANDS.flatMap(({ flags }) => flags).find(({ name }) => [name, fileName(name)].includes(key))?.name,
        suggest(
          key,
          SETTINGS.map(({ name }) => fileName(name)),
        ),
      );
    values[flag.name] = checkValue(flag, flag.name === "set" ? setsOf(value) : value, `${path}: ${key}`);
  }
  return [{ values, folder: dirname(resolve(path)), called: (name) => `${fileName(name)} in ${resolve(path)}` }];
}

/** `{ "als-xy-wing.disjoint": true }` and `{ "als-xy-wing": { "disjoint": true } }` as `--set` would have them. */
function setsOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.entries(value as Record<string, unknown>).flatMap(([key, of]) =>
    typeof of === "object" && of !== null
      ? Object.entries(of as Record<string, unknown>).map(([option, to]) => `${key}.${option}=${String(to)}`)
      : [`${key}=${String(of)}`],
  );
}
