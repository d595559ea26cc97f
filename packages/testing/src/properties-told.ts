import {
  type Board,
  type FieldKind,
  type Finding,
  type Mark,
  type Technique,
  fill,
  findingOf,
  namePattern,
  readPattern,
} from "@wings/core";
import { type Fault, fault } from "./faults.js";
import { type Subject, short } from "./subject.js";

/** The properties of how findings are told: in words, in marks, as a pattern and as JSON. */

const SLOT = /\{(\w+)\}/g;
/** What the core fills in by itself. */
const ALWAYS = ["targets", "outcome"];

/** A second telling of the same finding gives the same texts, facts and marks. */
export function tellsTheSame(subject: Subject): Fault | undefined {
  const { technique, board, findings, hits } = subject;
  for (const [i, first] of findings.entries()) {
    const second = findingOf(technique, board, hits[i]);
    const part = (["text", "message", "reason", "marks"] as const).find((each) => !isSame(first[each], second[each]));
    if (part === undefined) continue;
    return fault("UNSTABLE_TEXT", technique, board, {
      expected: `${part} of ${JSON.stringify(hits[i].pattern)} as it was told first: ${tellPart(first, part)}`,
      seen: `told once more: ${tellPart(second, part)}`,
    });
  }
  return undefined;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const tellPart = (finding: Finding, part: "text" | "message" | "reason" | "marks"): string =>
  JSON.stringify(part === "message" ? finding.message.data : finding[part]);

export function fillsItsSlots({ technique, board, findings }: Subject): Fault | undefined {
  for (const { message } of findings) {
    for (const template of [message.template, message.short, message.vague]) {
      const text = fill(template, message.data);
      const [open] = text.match(SLOT) ?? [];
      const [datum] = Object.entries(message.data).find(([, value]) => !isDatum(value)) ?? [];
      if (open === undefined && datum === undefined) continue;
      return fault("OPEN_SLOT", technique, board, {
        expected: `data for every slot of "${template}", each a text or a number`,
        seen:
          open === undefined ? `${datum} is ${JSON.stringify(message.data[datum!])}` : `nothing for ${open}: "${text}"`,
      });
    }
  }
  return undefined;
}

const isDatum = (value: unknown): boolean =>
  typeof value === "string" ? value !== "" && !/undefined|NaN/.test(value) : Number.isFinite(value);

export function usesItsData({ technique, board, findings }: Subject): Fault | undefined {
  const { long, short: line, vague } = technique.message;
  const slots = Array.from((long + line + vague).matchAll(SLOT), ([, slot]) => slot);
  for (const { message } of findings) {
    const unused = Object.keys(message.data).find((datum) => !slots.includes(datum) && !ALWAYS.includes(datum));
    if (unused === undefined) continue;
    return fault("UNUSED_DATUM", technique, board, {
      expected: `a slot {${unused}} in one of the messages, or no such datum`,
      seen: `slots ${[...new Set(slots)].join(", ") || "none"}`,
    });
  }
  return undefined;
}

/** The core writes its own over these: what `data` says of them would never be seen. */
export function leavesWhatIsTheCores({ technique, board, hits }: Subject): Fault | undefined {
  for (const hit of hits) {
    const given = Object.keys(technique.data(hit.pattern as never, board)).find((datum) => ALWAYS.includes(datum));
    if (given === undefined) continue;
    return fault("RESERVED_DATUM", technique, board, {
      expected: `no datum ${given}: the core itself fills {${given}}`,
      seen: `data gives ${Object.keys(technique.data(hit.pattern as never, board)).join(", ")}`,
    });
  }
  return undefined;
}

export function declaresItsRoles(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  for (const hit of hits) {
    for (const mark of technique.marks(hit.pattern as never, board)) {
      if ("link" in mark || Object.hasOwn(technique.meta.roles, mark.role)) continue;
      return fault("UNDECLARED_ROLE", technique, board, {
        expected: `one of ${Object.keys(technique.meta.roles).join(", ")}; the core itself adds what is eliminated and placed`,
        seen: `role ${JSON.stringify(mark.role)} in the marks of ${short(subject, hit)}`,
      });
    }
  }
  return undefined;
}

/** The roles that are marked on a board. */
export const markedRoles = ({ technique, board, hits }: Pick<Subject, "technique" | "board" | "hits">): string[] =>
  hits.flatMap((hit) =>
    technique.marks(hit.pattern as never, board).flatMap((mark) => ("link" in mark ? [] : [mark.role])),
  );

/** Asked of several boards together, one of which is drawn: no single board need show every role. */
export function marksItsRoles(technique: Technique, board: Board, marked: ReadonlySet<string>): Fault | undefined {
  const unused = Object.keys(technique.meta.roles).filter((role) => !marked.has(role));
  if (unused.length === 0) return undefined;
  return fault("UNUSED_ROLE", technique, board, {
    expected: `a board with a mark of the role ${unused.join(", one of ")}; or no such role`,
    seen: `marks of ${[...marked].join(", ") || "no role"} on all boards together, of which this is one`,
  });
}

/** A digit can be marked in a cell that has it, as a candidate or as its digit. */
export function marksWhatIsThere(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  for (const hit of hits) {
    for (const mark of technique.marks(hit.pattern as never, board)) {
      if (candidatesIn(mark).every(([cell, digit]) => isThere(board, cell, digit))) continue;
      return fault("WRONG_MARK", technique, board, {
        expected: "marks and links on digits that the cells have",
        seen: `${JSON.stringify(mark)} in the marks of ${short(subject, hit)}`,
      });
    }
  }
  return undefined;
}

function candidatesIn(mark: Mark): [cell: number, digit: number][] {
  if ("house" in mark) return [];
  if ("cell" in mark) return (mark.digits ?? []).map((digit) => [mark.cell, digit]);
  return [
    [mark.from, mark.digit],
    [mark.to, mark.toDigit ?? mark.digit],
  ];
}

const isThere = (board: Board, cell: number, digit: number): boolean =>
  board.has(cell, digit) || board.values[cell] === digit;

/** Also there and back: a pattern in names is read as the same pattern. */
export function keepsItsShape(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  const { id, meta } = technique;
  for (const hit of hits) {
    const back = readPattern(id, meta.pattern, namePattern(id, meta.pattern, hit.pattern as never));
    const wrong = Object.entries(meta.pattern).find(([field, kind]) => !isOfKind(kind, hit.pattern[field]));
    if (wrong === undefined && JSON.stringify(back) === JSON.stringify(hit.pattern)) continue;
    const [field, kind] = wrong ?? [];
    return fault("WRONG_FIELD", technique, board, {
      expected: field === undefined ? `${JSON.stringify(hit.pattern)} there and back` : `${field}: ${kind} by number`,
      seen:
        field === undefined ? JSON.stringify(back) : `${JSON.stringify(hit.pattern[field])} in ${short(subject, hit)}`,
    });
  }
  return undefined;
}

const LAST = { c: 80, d: 9, h: 26 };

function isOfKind(kind: FieldKind, value: unknown): boolean {
  const letter = kind[0] as keyof typeof LAST;
  const isOne = (one: unknown): boolean =>
    Number.isInteger(one) && Number(one) >= (letter === "d" ? 1 : 0) && Number(one) <= LAST[letter];
  return kind.endsWith("s") ? Array.isArray(value) && value.every(isOne) : isOne(value);
}

/** What is plain comes out of JSON as it went in. */
export function isJson(subject: Subject): Fault | undefined {
  const { technique, board, findings, hits } = subject;
  for (const [i, finding] of findings.entries()) {
    const wrong = notPlain(finding, "finding");
    if (wrong === undefined) continue;
    return fault("NOT_JSON", technique, board, {
      expected: "texts, finite numbers, lists and plain objects",
      seen: `${wrong} in ${short(subject, hits[i])}`,
    });
  }
  return undefined;
}

/** Where something is that JSON does not bring back, and what it is. */
function notPlain(value: unknown, path: string): string | undefined {
  if (typeof value === "string" || typeof value === "boolean" || value === null || Number.isFinite(value)) {
    return Object.is(value, -0) ? `${path} is -0` : undefined;
  }
  const isPlain =
    typeof value === "object" && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);
  if (!isPlain) return `${path} is ${typeof value === "number" ? value : `a special ${typeof value}`}`;
  for (const [key, inner] of Object.entries(value)) {
    const wrong = notPlain(inner, `${path}.${key}`);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
