import { type FindingJson, explain } from "@wings/core";
import { type CellDigit, type Hit, cellsName, eliminationsOf } from "@wings/core/host";
import { describePattern, describeValue } from "./describe.js";
import { type Fault, fault } from "./faults.js";
import { spaced } from "./spaced.js";
import { type Subject, summaryOf } from "./subject.js";
import { entitiesIn, entityOf, fieldEntities, isSubset, patternEntities } from "./text-entities.js";

/** Properties of the messages and of the data that fills them. */

const SLOT = /\{(\w+)\}/g;
/** The core fills this slot. */
const RESERVED = ["outcome"];
const OUTCOME = "{outcome}";

/** Texts are single lines without control characters, which could control a terminal, and without markup, which is shown as it is. */
export function hasPlainTexts({ technique, board }: Subject): Fault | undefined {
  const { name, roles, options } = technique.meta;
  const words: Record<string, string> = { name };
  for (const [role, word] of Object.entries(roles)) words[`roles.${role}`] = word;
  const { parts = {}, ...forms } = technique.message;
  for (const [form, text] of Object.entries({ ...forms, ...parts })) words[`message.${form}`] = text;
  for (const [option, { description }] of Object.entries(options)) words[`options.${option}`] = description;
  const [wrong] =
    Object.entries(words).find(([, text]) => text.trim() === "" || isControlled(text) || MARKUP.test(text)) ?? [];
  if (wrong === undefined) return undefined;
  return fault("BAD_WORDS", technique, board, {
    expected: `${wrong} as one line of text, without control characters and markup`,
    seen: JSON.stringify(words[wrong]),
  });
}

const MARKUP = /<\/?[a-z][^<>]*>/i;
const isControlled = (text: string): boolean => /\p{Cc}/u.test(text);

const FORMS = ["long", "short", "vague"] as const;

export function fillsSlots({ technique, board, findings }: Subject): Fault | undefined {
  for (const finding of findings) {
    for (const form of FORMS) {
      const text = explain(finding, form);
      // A slot with blanks or other signs in it is none, and would be printed as it is.
      const [open] = /\{[^}]*\}?|\}|undefined|\b(null|NaN|Infinity)\b|\[object /.exec(text) ?? [];
      const empty = Object.entries(finding.message.data).find(([slot]) => slotText(finding, slot).trim() === "");
      if (open === undefined && empty === undefined && !isControlled(text)) continue;
      return fault("OPEN_SLOT", technique, board, {
        expected: `data for every slot of "${technique.message[form]}", each on one line; braces for slots alone`,
        seen: open?.startsWith("{")
          ? `nothing for ${open}: "${text}"`
          : `${open ?? (empty ? `no text for {${empty[0]}}` : "a control character")} in ${JSON.stringify(text)}`,
      });
    }
  }
  return undefined;
}

/** The text of one slot. */
const slotText = (finding: FindingJson, slot: string): string =>
  explain({ ...finding, message: { ...finding.message, long: `{${slot}}` } });

export function usesData({ technique, board, findings }: Subject): Fault | undefined {
  const { parts = {}, ...forms } = technique.message;
  const templates = [...Object.values(forms), ...Object.values(parts)].join("");
  const slots = Array.from(templates.matchAll(SLOT), ([, slot]) => slot);
  for (const { message } of findings) {
    const unused = Object.keys(message.data).find((datum) => !slots.includes(datum) && !RESERVED.includes(datum));
    if (unused === undefined) continue;
    return fault("UNUSED_DATUM", technique, board, {
      expected: `a slot {${unused}} in one of the messages, or no value ${unused} in data`,
      seen: `slots ${[...new Set(slots)].join(", ") || "none"}`,
    });
  }
  return undefined;
}

/** The core overwrites these values. */
export function leavesReservedData({ technique, board, hits }: Subject): Fault | undefined {
  for (const hit of hits) {
    const data = Object.keys(technique.data(hit.pattern as never, board));
    const given = data.find((datum) => RESERVED.includes(datum));
    if (given === undefined) continue;
    return fault("RESERVED_DATUM", technique, board, {
      expected: `no value ${given} in data: the core fills {${given}}`,
      seen: `data returns ${data.join(", ")}`,
    });
  }
  return undefined;
}

/** A value with the name of a field names what the field contains: `pivot` is the name of the pivot's cell. */
export function namesFieldValues(subject: Subject): Fault | undefined {
  const { technique, board, findings, hits } = subject;
  for (const [i, finding] of findings.entries()) {
    const { message } = finding;
    for (const [field, kind] of Object.entries(technique.meta.pattern)) {
      const what = entityOf(kind);
      if (!Object.hasOwn(message.data, field) || what === undefined) continue;
      const mentioned = entitiesIn(slotText(spaced(finding), field))[what];
      const held = fieldEntities(kind, hits[i].pattern[field])[what];
      if (isSubset(mentioned, held) && isSubset(held, mentioned)) continue;
      return fault("WRONG_DATUM", technique, board, {
        expected: `{${field}} with the value of the field ${field} (${describeValue(hits[i].pattern[field], kind)}), or another name for the slot`,
        seen: `${JSON.stringify(slotText(finding, field))} in ${summaryOf(subject, hits[i])}`,
      });
    }
  }
  return undefined;
}

/** The long and the short message name each cell and digit that changes: the core says so in `{outcome}`. */
export function namesChanges({ technique, board, findings, hits }: Subject): Fault | undefined {
  for (const [i, finding] of findings.entries()) {
    const changes = changesOf(hits[i]);
    for (const form of ["long", "short"] as const) {
      const text = explain(finding, form);
      const mentioned = entitiesIn(explain(spaced(finding), form));
      const isNamed = changes.every(({ cell, digit }) => mentioned.cells.has(cell) && mentioned.digits.has(digit));
      if (technique.message[form].includes(OUTCOME) && isNamed) continue;
      return fault("UNTOLD_STEP", technique, board, {
        expected: `what changes in the ${form} message: {outcome}`,
        seen: `${JSON.stringify(text)} for ${slotText(finding, "outcome")}`,
      });
    }
  }
  return undefined;
}

/** A warning: "can't be {x}: remove 5" where x is 2. What the words exclude right before the outcome is what changes. */
export function endsWithItsDigit({ technique, board, findings, hits }: Subject): Fault | undefined {
  const slot = /\b(?:can't|cannot|can not) be \{(\w+)\}[^\w{}]*\{outcome\}/.exec(technique.message.long)?.[1];
  if (slot === undefined) return undefined;
  for (const [i, finding] of findings.entries()) {
    const digits = digitsOfValue(finding.message.data[slot]);
    const changed = changesOf(hits[i]).map(({ digit }) => digit);
    if (digits.length === 0 || digits.some((digit) => changed.includes(digit))) continue;
    return fault("OTHER_DIGIT", technique, board, {
      expected: `{${slot}} before ${OUTCOME} with a digit that changes (${slotText(finding, "outcome")})`,
      seen: JSON.stringify(explain(finding, "long")),
    });
  }
  return undefined;
}

/** The digits that a value names; none of a value that names something else, too. */
function digitsOfValue(value: unknown): readonly number[] {
  if (typeof value === "number") return value >= 1 && value <= 9 ? [value] : [];
  const { digits } = Object(value) as { readonly digits?: readonly number[] };
  return digits ?? [];
}

/** A warning: the words may be those of another technique, for they name nothing of the pattern. */
export function tellsPattern({ technique, board, findings, hits }: Subject): Fault | undefined {
  for (const [i, finding] of findings.entries()) {
    const own = patternEntities(technique, hits[i].pattern);
    if (own.cells.size + own.houses.size === 0) continue;
    const { message } = finding;
    const mentioned = entitiesIn(
      explain(spaced({ ...finding, message: { ...message, long: message.long.replaceAll(OUTCOME, "") } })),
    );
    const isTold =
      [...own.cells].some((cell) => mentioned.cells.has(cell)) ||
      [...own.houses].some((house) => mentioned.houses.has(house));
    if (isTold) continue;
    return fault("UNTOLD_PATTERN", technique, board, {
      expected: `a long message that names cells or houses of the pattern (${describePattern(technique, hits[i].pattern)})`,
      seen: JSON.stringify(explain(finding)),
    });
  }
  return undefined;
}

/** A hint must not name a cell that changes. */
export function hidesStep({ technique, board, findings, hits }: Subject): Fault | undefined {
  for (const [i, finding] of findings.entries()) {
    const vague = explain(finding, "vague");
    const { cells } = entitiesIn(explain(spaced(finding), "vague"));
    const given = changesOf(hits[i]).find(({ cell }) => cells.has(cell));
    if (given === undefined) continue;
    return fault("GIVEN_AWAY", technique, board, {
      expected: `a vague message without ${cellsName([given.cell])}, which changes`,
      seen: JSON.stringify(vague),
    });
  }
  return undefined;
}

const changesOf = (hit: Hit): CellDigit[] => [...eliminationsOf(hit), ...hit.placements];

/** A warning: a hint should leave it to the player to find the pattern. */
export function keepsHintVague({ technique, board, findings }: Subject): Fault | undefined {
  for (const finding of findings) {
    const vague = explain(finding, "vague");
    const { cells } = entitiesIn(explain(spaced(finding), "vague"));
    if (cells.size === 0) continue;
    return fault("TELLING_HINT", technique, board, {
      expected: `a vague message that says where to look, such as a digit, a house or a region, without ${cellsName([...cells])}`,
      seen: JSON.stringify(vague),
    });
  }
  return undefined;
}

/** A warning: a translation replaces the messages, but it can't replace words in data. */
export function keepsDataWordless({ technique, board, hits }: Subject): Fault | undefined {
  for (const hit of hits) {
    for (const [slot, value] of Object.entries(technique.data(hit.pattern as never, board))) {
      const words = textsIn(value).find((text) => /\p{L}{2}/u.test(text) || entitiesIn(text).cells.size > 0);
      if (words === undefined) continue;
      return fault("WORDS_IN_DATA", technique, board, {
        expected: `${slot} as a value such as { cell }, { digits } or { house }, or { part } with its words in message.parts`,
        seen: `${JSON.stringify(words)} in data`,
      });
    }
  }
  return undefined;
}

/** All texts in a value that are printed as they are. The name of a part is none of them. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  const { list, data } = Object(value) as { readonly list?: unknown; readonly data?: object };
  if (Array.isArray(list)) return list.flatMap(textsIn);
  return data === undefined ? [] : Object.values(data).flatMap(textsIn);
}
