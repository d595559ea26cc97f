import * as v from "valibot";
import { defined } from "./tables.js";

/** What reads a value. */
export type Schema<T> = v.GenericSchema<unknown, T>;

type OptionalKey<T, K extends keyof T> = Partial<Pick<T, K>> extends Pick<T, K> ? K : never;
type Needed<T> = { readonly [K in keyof T as Exclude<K, OptionalKey<T, K>>]: Schema<T[K]> };
type Optional<T> = { readonly [K in keyof T as OptionalKey<T, K>]-?: Schema<Exclude<T[K], undefined>> };

/** What a schema does with a part that isn't valid. */
export interface Manner {
  object<T>(needed: Needed<T>, optional: Optional<T>): Schema<T>;
  list<T>(entry: Schema<T>, most: number): Schema<T[]>;
  table<T>(key: v.GenericSchema<string>, entry: Schema<T>, most: number): Schema<Record<string, T>>;
  /** A list in which each id is there once. */
  distinct<T extends { readonly id: string }>(list: Schema<T[]>): Schema<T[]>;
  /** A value that another one replaces where it isn't valid. */
  or<T>(schema: Schema<T>, instead: T): Schema<T>;
  /** A value that earlier versions didn't have, and what they meant. */
  since<T>(schema: Schema<T>, before: T): Schema<T>;
}

/** A part that isn't valid makes the whole invalid. */
export const strict: Manner = {
  object: <T>(needed: Needed<T>, optional: Optional<T>) =>
    v.strictObject({ ...needed, ...each(optional, (schema) => v.exactOptional(schema)) }) as unknown as Schema<T>,
  list: (entry, most) => v.pipe(v.array(entry), v.maxLength(most)),
  table: (key, entry, most) => v.pipe(v.record(key, entry), v.maxEntries(most)),
  distinct: (list) =>
    v.pipe(
      list,
      v.checkItems(({ id }, at, all) => all.findIndex((other) => other.id === id) === at),
    ),
  or: (schema) => schema,
  since: (schema) => schema,
};

/** A part that isn't valid is left out, and an object that lacks one it needs, too. The last entries stay. */
export const lenient: Manner = {
  object: <T>(needed: Needed<T>, optional: Optional<T>) =>
    v.pipe(
      v.object({ ...needed, ...each(optional, (schema) => v.fallback(v.optional(schema), undefined)) }),
      v.transform(defined),
    ) as unknown as Schema<T>,
  list: (entry, most) =>
    v.pipe(
      v.array(v.unknown()),
      v.transform((all) => all.slice(-most).flatMap((value) => valid(entry, value))),
    ),
  table: (key, entry, most) =>
    v.pipe(
      v.custom<Readonly<Record<string, unknown>>>(isTable),
      v.transform((table) => {
        const entries = Object.entries(table).filter(([name]) => v.is(key, name));
        return Object.fromEntries(
          entries.flatMap(([name, value]) => valid(entry, value).map((it) => [name, it] as const)).slice(-most),
        );
      }),
    ),
  // Of a puzzle that is there twice, both are kept.
  distinct: (list) => list,
  or: (schema, instead) => v.fallback(schema, () => instead as never),
  since: (schema, before) => v.optional(schema, () => before),
};

const each = (schemas: object, change: (schema: Schema<unknown>) => v.GenericSchema): v.ObjectEntries =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema as Schema<unknown>)]));

const isTable = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);

function valid<T>(schema: Schema<T>, value: unknown): T[] {
  const { success, output } = v.safeParse(schema, value);
  return success ? [output] : [];
}
