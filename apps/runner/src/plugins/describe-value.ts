import { inspect, types } from "node:util";

/** What plugins hand over or throw may be anything, and even looking at it may throw. */
function attempt<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/** A value of a plugin in a line, whatever it is. */
export const shown = (value: unknown): string =>
  typeof value === "string"
    ? JSON.stringify(value)
    : (attempt(() =>
        inspect(value, {
          customInspect: false,
          depth: 1,
          breakLength: Infinity,
          maxArrayLength: 9,
          maxStringLength: 99,
        }),
      ) ?? "something that can't be read");

/** What kind of thing somebody handed over, in words. */
export function kindOf(value: unknown): string {
  if (types.isPromise(value)) return "a promise";
  if (types.isProxy(value)) return "a proxy";
  if (typeof value === "function") return /^class\b/.test(sourceOf(value)) ? "a class" : "a function";
  if (typeof value !== "object" || value === null) return shown(value);
  if (Array.isArray(value)) return "a list";
  const above: unknown = Object.getPrototypeOf(value);
  return above === null || above === Object.prototype ? "an object" : `an instance of ${classOf(above)}`;
}

/** The message of what was thrown. */
export const messageOf = (error: unknown): string =>
  said(error, ({ message }) => message) ?? `it threw ${shown(error)}, which is no error`;

/** The folder of this command. An error that comes from there, as from the core, is still the plugin's. */
const OURS = new URL(".", import.meta.url).href;

/** Whether a place is in a plugin's files: neither in ours nor in Node.js. */
const isTheirs = (place: string): boolean => !place.includes(OURS) && !/[ (]node:|<anonymous>\)$/.test(place);

/** What was thrown, with the first place in its files. */
export const thrown = (error: unknown): string =>
  said(error, ({ stack, message }) => (stack === undefined ? message : withPlace(stack))) ??
  `${shown(error)}, which is no error`;

function withPlace(stack: string): string {
  const lines = stack.split("\n");
  const places = lines.filter((line) => /^ +at /.test(line));
  const words = lines.slice(0, places.length > 0 ? lines.indexOf(places[0]) : 1);
  return `${words.join("\n")} ${places.find(isTheirs)?.trim() ?? ""}`.trim();
}

/** Where in its files an error was made; nothing where that is not in them. */
export function placeOf(error: unknown): string {
  const place = said(error, ({ stack }) => stack?.match(/file:\/\/[^\s()]+:\d+/g)?.find(isTheirs) ?? "") ?? "";
  return place === "" ? "" : ` (${place})`;
}

const said = (error: unknown, of: (error: Error) => unknown): string | undefined =>
  attempt(() => (isError(error) ? String(of(error)) : undefined));

/** What Node.js objects to while it imports was made in another thread: it has come over as a plain object of the class. */
const isError = (value: unknown): value is Error =>
  types.isNativeError(value) || (!types.isProxy(value) && value instanceof Error);

/** Not the `toString` that somebody may have given it. */
const sourceOf = (value: object): string => Function.prototype.toString.call(value);

function classOf(prototype: unknown): string {
  const maker = Object.getOwnPropertyDescriptor(prototype, "constructor")?.value as unknown;
  return typeof maker === "function" && maker.name !== "" ? `the class ${maker.name}` : "a class";
}
