import { type FindingJson, type Language, parseHouse, translate } from "@wings/core";

/** The kinds of houses, by their number divided by nine. */
const KINDS = ["r", "c", "b", "d", "w"] as const;
/** What languages call the others among their words. */
const WORDS: Readonly<Record<string, string>> = { b: "region {n}", d: "diagonal {n}", w: "window {n}" };

/** A part of a message that names one of them. */
const OTHER_PART = /(?:region|diagonal|window) n"/;

/** Whether the words of a finding name regions: then its board has no boxes. */
const hasRegions = ({ message }: Pick<FindingJson, "message">): boolean =>
  Object.hasOwn(message.parts ?? {}, "region n");

/** Whether a house is no row, no column and no box. */
export const isOtherHouse = (house: number, finding: Pick<FindingJson, "message">): boolean =>
  house > 26 || (house > 17 && hasRegions(finding));

/** What a house is called in a language. */
export function houseText(house: number, finding: Pick<FindingJson, "message">, language: Language): string {
  const kind = KINDS[Math.floor(house / 9)];
  const word =
    kind === "d" || kind === "w" || isOtherHouse(house, finding) ? translate(WORDS[kind], language) : language[kind];
  return word.replace("{n}", String((house % 9) + 1));
}

/** The house that a value of a message names. A region, for which languages have no letter, is a part of the message. */
export function houseOfValue(value: FindingJson["message"]["data"][string]): number | undefined {
  if (typeof value !== "object") return undefined;
  if ("house" in value) return parseHouse(value.house);
  return "part" in value && value.part === "region n" ? 17 + Number(value.data.n) : undefined;
}

/** The English word for a role: where a step has a region, a window or a diagonal, it doesn't speak of boxes. */
export const roleWordOf = (word: string, data: unknown): string =>
  word.includes(" where the digit lies in one ") && OTHER_PART.test(JSON.stringify(data))
    ? "house with all its places in another one"
    : word;
