import type { FindingJson } from "@wings/core";

/**
 * A finding with the same texts, but with a blank between values that touch. `join: "none"` makes one word of two cells,
 * `r1c3r5c9`, and of a cell and a digit another cell. With blanks, the names in a text can be read back.
 */
export function spaced(finding: FindingJson): FindingJson {
  const { message } = finding;
  const { data, parts = {} } = message;
  return {
    ...finding,
    message: {
      ...message,
      long: spacedTemplate(message.long, data),
      short: spacedTemplate(message.short, data),
      vague: spacedTemplate(message.vague, data),
      parts: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, spacedTemplate(part, {})])),
      data: spacedData(data),
    },
  };
}

type Data = FindingJson["message"]["data"];
type Value = Data[string];

/** A text in data is no name, but may be a piece of one. */
const isName = (value: Value | undefined): boolean => typeof value !== "string";

const spacedTemplate = (template: string, data: Data): string =>
  template.replace(/\{(\w+)\}(?=\{(\w+)\})/g, (slot, one: string, other: string) =>
    isName(data[one]) && isName(data[other]) ? `${slot} ` : slot,
  );

const spacedData = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).map(([slot, value]) => [slot, spacedValue(value)]));

function spacedValue(value: Value): Value {
  if (typeof value !== "object") return value;
  if ("part" in value) return { ...value, data: spacedData(value.data) };
  if (!("join" in value) || value.join !== "none") {
    return "list" in value ? { ...value, list: value.list.map(spacedValue) } : value;
  }
  if (!("list" in value)) return { ...value, join: "space" };
  const { list } = value;
  return {
    ...value,
    list: list.flatMap((item, i) =>
      i > 0 && isName(item) && isName(list[i - 1]) ? [" ", spacedValue(item)] : [spacedValue(item)],
    ),
  };
}
