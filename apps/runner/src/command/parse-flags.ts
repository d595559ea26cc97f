import { parseArgs } from "node:util";
import { type UnknownFlag, missingValue, needlessValue, unknownFlag } from "./errors.js";
import { badValue } from "../techniques/errors.js";
import { suggest } from "../terminal/suggest.js";
import type { Flag, NamedFlag, FlagValue, Values } from "./flag.js";

/** The words after a command, read. */
export interface Words {
  readonly flags: Values;
  readonly inputs: readonly string[];
}

/** Reads the words after a command. `lookUp` says what is known of a flag that the command doesn't have, for the error message. */
export function parseFlags(
  command: string,
  words: readonly string[],
  flags: readonly NamedFlag[],
  lookUp: (flag: string) => UnknownFlag = () => ({}),
): Words {
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
  const values: Record<string, FlagValue> = {};
  const inputs: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") inputs.push(token.value);
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    const flag = flags.find((each) => each.name === name);
    if (flag === undefined) {
      const isLong = rawName.startsWith("--");
      const names = flags.map((each) => `--${each.name}`);
      const suggestion = isLong ? (switchedOff(name, flags) ?? suggest(rawName, names)) : undefined;
      const known = isLong ? lookUp(name) : {};
      throw known.error ?? unknownFlag(rawName, command, suggestion, known);
    }
    if (flag.value === undefined) {
      // A switch that a configuration file turns on can be turned off again.
      if (value !== undefined && flag.setting !== true) throw needlessValue(rawName);
      values[name] = value === undefined || checkValue(flag, value, rawName);
      continue;
    }
    if (value === undefined || (!inlineValue && /^-./.test(value) && flags.some((each) => isNamed(each, value))))
      throw missingValue(rawName, flag.value);
    const checked = checkValue(flag, value, rawName);
    values[name] = Array.isArray(checked)
      ? [...((values[name] as string[] | undefined) ?? []), ...(checked as string[])]
      : checked;
  }
  return { flags: values, inputs };
}

/** `--no-json` is written `--json=false`. */
const switchedOff = (name: string, flags: readonly NamedFlag[]): string | undefined => {
  const on = flags.find((flag) => `no-${flag.name}` === name && flag.value === undefined && flag.setting === true);
  return on && `--${on.name}=false`;
};

const isNamed = ({ name, short }: NamedFlag, word: string): boolean =>
  word.split("=")[0] === `--${name}` || (short !== undefined && word === `-${short}`);

export const isScalar = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);

/** Checks a value from the command line, the environment or a file. `source` names it in the error. */
export function checkValue(flag: Flag, value: unknown, source: string): FlagValue {
  const { choices, range, pattern, many, commas } = flag;
  if (many) {
    const list = Array.isArray(value) ? value : commas && typeof value === "string" ? value.split(",") : [value];
    if (!list.every((item) => typeof item === "string")) throw badValue(source, value, "text or a list of texts");
    const items = list.map((item) => item.trim()).filter((item) => item !== "");
    // An empty list in a file means none; empty words are a mistake, such as an unset shell variable.
    if (items.length === 0 && list.length > 0) throw badValue(source, value, `at least one: ${flag.value!}`);
    return items;
  }
  // No text of a value that may be given: a list or an object of a file could have any text.
  const text = isScalar(value) ? String(value) : "{}";
  if (flag.value === undefined) {
    if (typeof value === "boolean") return value;
    const isOn = /^(1|true|yes|on)$/i.test(text);
    if (!isOn && !/^(0|false|no|off|)$/i.test(text)) throw badValue(source, value, "true or false");
    return isOn;
  }
  if (text === "") throw badValue(source, value, flag.value);
  if (choices !== undefined && !choices.includes(text)) {
    throw badValue(source, value, choices.join(", ").replace(/, (?=[^,]*$)/, " or "), suggest(text, choices));
  }
  if (range !== undefined) {
    const [min, max] = range;
    if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max) {
      throw badValue(
        source,
        value,
        max === Infinity ? `a whole number from ${min}` : `a whole number from ${min} to ${max}`,
      );
    }
    return Number(text);
  }
  if (pattern !== undefined && !pattern.test(text))
    throw badValue(source, value, flag.example === undefined ? flag.value : `${flag.value}, such as ${flag.example}`);
  if (!isScalar(value)) throw badValue(source, value, flag.value);
  return text;
}
