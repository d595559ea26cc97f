import { parseArgs } from "node:util";
import { badValue, missingValue, needlessValue, unknownFlag } from "../errors.js";
import { suggest } from "./suggest.js";
import { COMMANDS } from "./commands.js";

/** A flag, described once: parsing, help, completion, settings and suggestions all come from this. */
export interface Flag {
  readonly name: string;
  readonly short?: string;
  /** What stands for the value in the help; a flag without one is on or off. */
  readonly value?: string;
  readonly about: string;
  /** May be given several times (or, where `commas`, as a list); the value is then an array. */
  readonly many?: boolean;
  readonly commas?: boolean;
  readonly choices?: readonly string[];
  /** What a shell offers for the value: an id, a list of ids and packages, an option of a technique, a file. */
  readonly offers?: "id" | "ids" | "set" | "file";
  /** A whole number from here to there. */
  readonly range?: readonly [min: number, max: number];
  readonly pattern?: RegExp;
  /** What a value looks like, where it follows a pattern. */
  readonly example?: string;
  /** What is meant without the flag. */
  readonly default?: string | number;
  /** May also come from the environment (`WINGS_…`) and from configuration files. */
  readonly setting?: boolean;
}

export type Value = string | number | boolean | readonly string[];
export type Values = Readonly<Record<string, Value | undefined>>;

export interface Line {
  readonly flags: Values;
  readonly inputs: readonly string[];
}

/** Reads the words behind a command. */
export function readLine(command: string, words: readonly string[], flags: readonly Flag[]): Line {
  const { tokens } = parseArgs({
    args: [...words],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      flags.map(({ name, short, value }) => [
        name,
        { type: value === undefined ? "boolean" : "string", ...(short !== undefined && { short }) } as const,
      ]),
    ),
  });
  const read: Record<string, Value> = {};
  const inputs: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") inputs.push(token.value);
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    const flag = flags.find((each) => each.name === name);
    if (flag === undefined) {
      const names = flags.map((each) => `--${each.name}`);
      const isLong = rawName.startsWith("--");
      const others = COMMANDS.filter(({ flags: its }) => isLong && its.some((each) => each.name === name));
      throw unknownFlag(
        rawName,
        command,
        isLong ? (negated(name, flags) ?? suggest(rawName, names)) : undefined,
        others.map((each) => each.name),
      );
    }
    if (flag.value === undefined) {
      // A setting that a file turns on can be turned off again.
      if (value !== undefined && flag.setting !== true) throw needlessValue(rawName);
      read[name] = value === undefined || checkValue(flag, value, rawName);
      continue;
    }
    if (value === undefined || (!inlineValue && /^-./.test(value) && flags.some((each) => isNamed(each, value))))
      throw missingValue(rawName, flag.value);
    const seen = checkValue(flag, value, rawName);
    read[name] = Array.isArray(seen) ? [...((read[name] as string[] | undefined) ?? []), ...(seen as string[])] : seen;
  }
  return { flags: read, inputs };
}

/** How the flag is turned off that somebody has put `no-` before. */
const negated = (name: string, flags: readonly Flag[]): string | undefined => {
  const on = flags.find((flag) => `no-${flag.name}` === name && flag.value === undefined && flag.setting === true);
  return on && `--${on.name}=false`;
};

const isNamed = ({ name, short }: Flag, word: string): boolean =>
  word.split("=")[0] === `--${name}` || (short !== undefined && word === `-${short}`);

/** Holds a value, whether typed or from a file, to what the flag takes. */
export function checkValue(flag: Flag, value: unknown, called: string): Value {
  const { choices, range, pattern, many, commas } = flag;
  if (many) {
    const list = Array.isArray(value) ? value : commas && typeof value === "string" ? value.split(",") : [value];
    if (!list.every((item) => typeof item === "string")) throw badValue(called, value, "text or a list of texts");
    const items = list.map((item) => item.trim()).filter((item) => item !== "");
    // An empty list in a file says "none"; an empty word is a slip, as of a variable that is not set.
    if (items.length === 0 && typeof value === "string") throw badValue(called, value, `at least one: ${flag.value!}`);
    return items;
  }
  if (flag.value === undefined) {
    if (typeof value === "boolean") return value;
    const on = /^(1|true|yes|on)$/i.test(String(value));
    if (!on && !/^(0|false|no|off|)$/i.test(String(value))) throw badValue(called, value, "true or false");
    return on;
  }
  const text = String(value);
  if (text === "") throw badValue(called, value, flag.value);
  if (choices !== undefined && !choices.includes(text)) {
    throw badValue(called, value, choices.join(", ").replace(/, (?=[^,]*$)/, " or "), suggest(text, choices));
  }
  if (range !== undefined) {
    const [min, max] = range;
    if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max) {
      throw badValue(
        called,
        value,
        max === Infinity ? `a whole number from ${min}` : `a whole number from ${min} to ${max}`,
      );
    }
    return Number(text);
  }
  if (pattern !== undefined && !pattern.test(text))
    throw badValue(called, value, flag.example === undefined ? flag.value : `${flag.value}, such as ${flag.example}`);
  return text;
}
