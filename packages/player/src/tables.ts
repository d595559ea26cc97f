/** The last entries of a table. */
export function latest<T>(table: Readonly<Record<string, T>>, most: number): Readonly<Record<string, T>> {
  const entries = Object.entries(table);
  return entries.length <= most ? table : Object.fromEntries(entries.slice(-most));
}

/** A value without the fields that are undefined. */
export const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T;

/** A table without an entry. */
export const without = <T>(table: Readonly<Record<string, T>>, gone: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(table).filter(([key]) => key !== gone));
