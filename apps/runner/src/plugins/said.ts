import { inspect, types } from "node:util";

/** What plugins hand over or throw may be anything, and even looking at it may throw. */
function attempt(look: () => string): string | undefined {
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

/** What was thrown, with the place. */
export const thrown = (error: unknown): string =>
  said(error, ({ stack, message }) => stack?.split("\n").slice(0, 2).join("") ?? message) ??
  `${shown(error)}, which is no error`;

/** Where in its files an error was made; nothing where that is not in them. */
export function placeOf(error: unknown): string {
  const place = said(error, ({ stack }) => /file:\/\/[^\s()]+:\d+/.exec(stack ?? "")?.[0] ?? "") ?? "";
  return place === "" ? "" : ` (${place})`;
}

const said = (error: unknown, of: (error: Error) => unknown): string | undefined =>
  types.isNativeError(error) ? attempt(() => String(of(error))) : undefined;

/** Not the `toString` that somebody may have given it. */
const sourceOf = (value: object): string => Function.prototype.toString.call(value);

function classOf(prototype: unknown): string {
  const maker = Object.getOwnPropertyDescriptor(prototype, "constructor")?.value as unknown;
  return typeof maker === "function" && maker.name !== "" ? `the class ${maker.name}` : "a class";
}
