import { badArgument } from "@wings/core/host";

/**
 * Throws where a part of a call is of another kind than in an example of it, and says which. Each entry of a list is like
 * the first one of the example.
 */
export function checkCall(seen: unknown, example: unknown, place = ""): void {
  const kind = kindOf(example);
  if (kindOf(seen) !== kind) throw badArgument(seen, `${kind} as ${place}`);
  if (Array.isArray(example)) {
    if (example.length > 0)
      for (const [i, each] of [...(seen as unknown[])].entries()) checkCall(each, example[0], `${place}[${i}]`);
  } else if (typeof example === "object")
    for (const [name, part] of Object.entries(example!))
      checkCall((seen as Readonly<Record<string, unknown>>)[name], part, place === "" ? name : `${place}.${name}`);
}

const kindOf = (value: unknown): string =>
  Array.isArray(value)
    ? "a list"
    : value === null
      ? "null"
      : typeof value === "object"
        ? "an object"
        : `a ${typeof value}`;
