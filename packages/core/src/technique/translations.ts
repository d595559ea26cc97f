import { badArgument } from "../errors.js";
import { checkLanguage } from "./explain.js";
import type { Language } from "./language.js";
import type { Meta } from "./technique.js";

/** A technique, or what a host knows of one. */
interface Translated {
  readonly id: string;
  readonly meta: Pick<Meta, "roles" | "translations">;
}

/**
 * A language with the translations that techniques bring along: third-party techniques are in no table of wings. What the language
 * says itself stays.
 *
 * @example
 * ```ts
 * import { type Technique, english, explain, findFirst, parse, withTranslations } from "@wings/core";
 * import { xyWing } from "@wings/xy-wing";
 *
 * const translations = { de: { vague: "Es gibt einen XY-Wing mit {digits}." } };
 * const theirs: Technique = { ...xyWing, meta: { ...xyWing.meta, translations } };
 * const german = withTranslations({ ...english, code: "de", and: " und " }, [theirs]);
 *
 * const board = parse("683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64");
 * const finding = findFirst(board, [theirs]);
 * if (finding) console.log(explain(finding, { form: "vague", language: german })); // Es gibt einen XY-Wing mit 2, 5 und 9.
 * ```
 */
export function withTranslations(language: Language, techniques: readonly Translated[]): Language {
  checkLanguage(language ?? (null as never));
  checkTechniques(techniques);
  const own = techniques.flatMap(({ id, meta }) => {
    const { roles = {}, name, ...message } = meta.translations?.[language.code] ?? {};
    const words = Object.entries(roles).map(([role, word]) => [meta.roles[role], word] as const);
    return [{ id, name, message, words }];
  });
  const named = own.filter(({ name }) => name !== undefined);
  return {
    ...language,
    words: { ...Object.fromEntries(own.flatMap(({ words }) => words)), ...language.words },
    names: { ...Object.fromEntries(named.map(({ id, name }) => [id, name])), ...language.names },
    messages: { ...Object.fromEntries(own.map(({ id, message }) => [id, message])), ...language.messages },
  };
}

function checkTechniques(techniques: unknown): void {
  if (!Array.isArray(techniques)) throw badArgument(techniques, "a list of techniques");
  for (const each of techniques as unknown[]) {
    const { meta } = Object(each) as Partial<Translated>;
    if (Object(meta?.roles) !== meta?.roles) throw badArgument(each, "a technique, or its id and meta with roles");
  }
}
