import type { Message, OwnTranslation } from "./message.js";
import type { Roles } from "./roles.js";

/** What is wrong with the translations of a technique, in words; nothing where they are right or there are none. */
export function faultOfTranslations(translations: unknown, message: Message, roles: Roles): string | undefined {
  if (translations === undefined) return undefined;
  if (!isRecord(translations)) return "translations must be a record, by the codes of languages";
  for (const [code, translation] of Object.entries(translations)) {
    const at = `translations.${code}`;
    if (!isRecord(translation)) return `${at} must be a record`;
    const { name = "", roles: words = {}, parts = {}, ...forms } = translation as unknown as OwnTranslation;
    if (typeof name !== "string") return `${at}.name must be a text`;
    const fault =
      faultOfTexts(`${at}.roles`, words, roles, "a role") ??
      faultOfTexts(`${at}.parts`, parts, message.parts ?? {}, "a part of the message") ??
      faultOfTexts(
        at,
        forms,
        { long: message.long, short: message.short, vague: message.vague },
        "long, short or vague",
      );
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Texts in place of English ones: each has the slots of its original. */
function faultOfTexts(
  at: string,
  texts: unknown,
  originals: Readonly<Record<string, string>>,
  what: string,
): string | undefined {
  if (!isRecord(texts)) return `${at} must be a record`;
  for (const [key, text] of Object.entries(texts)) {
    if (text === undefined) continue;
    if (!Object.hasOwn(originals, key)) return `${at}.${key} is not ${what}`;
    if (typeof text !== "string" || text === "") return `${at}.${key} must be a text`;
    const [own, wanted] = [slotsOf(text), slotsOf(originals[key])];
    for (const slot of wanted) if (!own.has(slot)) return `${at}.${key} lacks ${slot}`;
    for (const slot of own) if (!wanted.has(slot)) return `${at}.${key} has ${slot}, which the English text has not`;
  }
  return undefined;
}

const slotsOf = (text: string): ReadonlySet<string> => new Set(text.match(/\{\w+\}/g));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
