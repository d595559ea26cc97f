import { truncate } from "../model/truncate.js";
import { backupEntry } from "./errors.js";

/** Checks a value of a file. The error names its place. */
export type Check = (value: unknown, path: string) => void;

/** A value as an error quotes it. */
export const shown = (value: unknown): string => truncate(JSON.stringify(value) ?? "nothing", 60);

const fieldsOf = (value: unknown, path: string): Readonly<Record<string, unknown>> => {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return value as Readonly<Record<string, unknown>>;
  throw backupEntry(path, shown(value));
};

/** The place of an entry. A key may be of any length. */
export const within = (path: string, key: string): string =>
  path === "" ? truncate(key, 60) : `${path}.${truncate(key, 60)}`;

/** A value that passes a test. */
export const value =
  (isValid: (value: unknown) => boolean): Check =>
  (each, path) => {
    if (!isValid(each)) throw backupEntry(path, shown(each));
  };

/** An object with these fields, and some that may be missing. It has no others. */
export const fields =
  (required: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}): Check =>
  (each, path) => {
    const table = fieldsOf(each, path);
    for (const key of Object.keys(table))
      if (!Object.hasOwn(required, key) && !Object.hasOwn(optional, key))
        throw backupEntry(within(path, key), shown(table[key]));
    for (const [key, check] of Object.entries(required)) check(table[key], within(path, key));
    for (const [key, check] of Object.entries(optional))
      if (Object.hasOwn(table, key)) check(table[key], within(path, key));
  };

/** An object whose keys are ids or days. */
export const table =
  (isKey: (key: string) => boolean, check: Check, most: number): Check =>
  (each, path) => {
    const entries = Object.entries(fieldsOf(each, path));
    if (entries.length > most) throw backupEntry(path, `${entries.length} entries`);
    for (const [key, entry] of entries) {
      if (!isKey(key)) throw backupEntry(within(path, key), shown(entry));
      check(entry, within(path, key));
    }
  };

export const list =
  (check: Check, most: number): Check =>
  (each, path) => {
    if (!Array.isArray(each)) throw backupEntry(path, shown(each));
    if (each.length > most) throw backupEntry(path, `${each.length} entries`);
    each.forEach((entry, i) => check(entry, `${path}[${i}]`));
  };

/** A list without the same entry twice. `keyOf` says what is the same. */
export const unique =
  (check: Check, keyOf: (entry: unknown) => unknown, place = ""): Check =>
  (each, path) => {
    check(each, path);
    const seen = new Set<unknown>();
    (each as readonly unknown[]).forEach((entry, i) => {
      const key = keyOf(entry);
      if (seen.has(key)) throw backupEntry(`${path}[${i}]${place}`, shown(key));
      seen.add(key);
    });
  };
