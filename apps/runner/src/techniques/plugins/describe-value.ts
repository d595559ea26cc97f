import { inspect, types } from "node:util";

/** Plugins can export or throw any value, and even looking at it may throw. */
function attempt<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/** Any value in one line. */
export const inspectValue = (value: unknown): string =>
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
      ) ?? "a value that can't be read");

/** The kind of a value, in words. */
export function kindOf(value: unknown): string {
  if (types.isPromise(value)) return "a promise";
  if (types.isProxy(value)) return "a proxy";
  if (typeof value === "function") return /^class\b/.test(sourceOf(value)) ? "a class" : "a function";
  if (typeof value !== "object" || value === null) return inspectValue(value);
  if (Array.isArray(value)) return "a list";
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype ? "an object" : `an instance of ${classOf(prototype)}`;
}

/** The message of a thrown value. */
export const messageOf = (error: unknown): string =>
  errorText(error, ({ message }) => message) ?? `it threw ${inspectValue(error)}, which is not an error`;

/** The folder of this command. An error from here, such as one of the core, still has its cause in the plugin. */
const OWN_FOLDER = new URL(".", import.meta.url).href;

/** Whether a line of a stack is in a file of the plugin, not in ours or in Node.js. */
const isInPlugin = (place: string): boolean => !place.includes(OWN_FOLDER) && !/[ (]node:|<anonymous>\)$/.test(place);

/** A thrown value with the first place in the plugin's files. */
export const describeThrown = (error: unknown): string =>
  errorText(error, ({ stack, message }) => (stack === undefined ? message : withFirstPlace(stack))) ??
  `${inspectValue(error)}, which is not an error`;

function withFirstPlace(stack: string): string {
  const lines = stack.split("\n");
  const places = lines.filter((line) => /^ +at /.test(line));
  const message = lines.slice(0, places.length > 0 ? lines.indexOf(places[0]) : 1);
  return `${message.join("\n")} ${places.find(isInPlugin)?.trim() ?? ""}`.trim();
}

/** The place in the plugin's files where an error was created, if any. */
export function placeOf(error: unknown): string {
  const place = errorText(error, ({ stack }) => stack?.match(/file:\/\/[^\s()]+:\d+/g)?.find(isInPlugin) ?? "") ?? "";
  return place === "" ? "" : ` (${place})`;
}

const errorText = (error: unknown, read: (error: Error) => unknown): string | undefined =>
  attempt(() => (isError(error) ? String(read(error)) : undefined));

/** Import errors come from another thread of Node.js: they are instances of `Error`, but not native errors. */
const isError = (value: unknown): value is Error =>
  types.isNativeError(value) || (!types.isProxy(value) && value instanceof Error);

/** A value may have its own `toString`. */
const sourceOf = (value: object): string => Function.prototype.toString.call(value);

function classOf(prototype: unknown): string {
  const maker = Object.getOwnPropertyDescriptor(prototype, "constructor")?.value as unknown;
  return typeof maker === "function" && maker.name !== "" ? `the class ${maker.name}` : "a class";
}
