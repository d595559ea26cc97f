import { type Board, type Technique, type WingsError, format, isWingsError, parse } from "@wings/core";

/**
 * What can be wrong with a technique: the property that does not hold, by the code of the failure. Codes never change. The
 * first ones are those of the core, which holds every technique to the contract while it runs.
 */
export const PROPERTIES = {
  TECHNIQUE_FAILED: "it throws nothing",
  CHANGED_BOARD: "it leaves the board as it is",
  NOT_COMMITTED: "it commits what it reports",
  COMMIT_EMPTY: "it commits only what eliminate answered true to, or what it placed, with the size of the pattern",
  STOP_IGNORED: "it reports nothing more when commit has answered true",
  BAD_PATTERN: "patterns have the declared fields, in the declared order",
  FINDING_REJECTED: "each finding follows from the facts of its reason",
  NOT_FOUND: "what is stated is among all findings",
  FOUND_TOO_MUCH: "nothing is found where nothing is to be found",
  CONTRADICTS_SOLUTION: "no finding contradicts the solution",
  UNSTABLE_ORDER: "two runs report the same findings in the same order",
  UNSTABLE_TEXT: "what is told of a finding is the same every time",
  STALE_DATA: "it looks at the board as it is now",
  WRONG_FIRST: "find-first is the first of find-all",
  WRONG_SMALLEST: "find-smallest is the first of the smallest of find-all",
  WRONG_DISTINCT: "find-distinct has the outcomes of find-all, each once",
  WRONG_COUNT: "policy count counts as many findings as find-all has",
  WRONG_SIZE: "sizes are whole numbers, and none is below minSize",
  LOW_MIN_SIZE: "minSize is the least size that is found",
  FOUND_TWICE: "nothing is found twice",
  SIDE_EFFECT: "it takes nothing from chance, and leaves the objects of the language as they are",
  PRINTS: "it prints nothing",
  BAD_WORDS: "its name, roles, messages and options are lines of text",
  OPEN_SLOT: "each slot of the messages has its datum",
  UNUSED_DATUM: "each datum has its slot in a message",
  RESERVED_DATUM: "data leaves action and outcome to the core",
  WRONG_DATUM: "what is told belongs to the finding",
  UNTOLD_STEP: "the long and the short message tell what changes",
  GIVEN_AWAY: "the vague message does not give the step away",
  UNDECLARED_ROLE: "each role that is marked is declared",
  UNUSED_ROLE: "each role that is declared is marked somewhere",
  WRONG_MARK: "what is marked is on the board, and can be drawn",
  WRONG_LINK: "what is linked is linked on the board",
  UNMARKED_CELL: "each cell of a pattern is marked",
  WRONG_FIELD: "each field of a pattern is of its declared kind",
  NOT_JSON: "a finding is plain JSON",
  BROKEN_SYMMETRY: "on the image of a board is found the image of what is found on the board",
  UNNEEDED_FACT: "each fact of a reason is needed",
  UNNEEDED_ASSUMPTION: "one solution is assumed only where it must be",
  UNUSED_OPTION: "each option changes what is done",
  FEW_FINDINGS: "enough is found for the test to say something",
  INCOMPLETE: "all that the reference finds is found",
  BEYOND_REFERENCE: "nothing is found that the reference does not find",
  EXCHANGED_FIELDS: "each field holds what it holds in the reference",
} as const;

/** What the core asks for where it is the core that finds a fault. */
const WANTED: Readonly<Record<string, string>> = {
  TECHNIQUE_FAILED: "find, reason, marks and data that return, on any board",
  NOT_COMMITTED: "sink.commit(pattern, size) after what was reported",
  COMMIT_EMPTY: "if (sink.eliminate(…) && sink.commit(pattern, size)) return",
  STOP_IGNORED: "find returns at once when commit answers true",
  BAD_PATTERN: "the fields of `pattern`, all of them, in that order",
};

/** A property that does not hold, and where. */
export interface Fault {
  /** `WINGS_` and the key of the property, or the code of an error that the technique met. */
  readonly code: `WINGS_${string}`;
  readonly technique: string;
  readonly property: string;
  readonly expected: string;
  readonly seen: string;
  /** The board as text that `parse` reads. */
  readonly board: string;
  /** The line of code that shows it again. */
  readonly again: string;
  /** All of it in words, with the board drawn. */
  readonly text: string;
}

/** What was expected, what was seen, and the line that shows it again, where that is not `examine` on this board. */
export interface Evidence {
  readonly expected: string;
  readonly seen: string;
  readonly again?: string;
  /** The board as it is to be drawn, where its candidates alone do not show what is wrong. */
  readonly picture?: string | undefined;
}

/** What a fault says of its technique. */
export type Named = Pick<Technique, "id" | "meta" | "options">;

/** The technique as code: with those of its options that are not as they are by default, for its author has the other one. */
export function codeOf({ meta, options }: Named): string {
  const set = Object.entries(meta.options).filter(([name, spec]) => options[name] !== spec.default);
  const values = set.map(([name]) => `${keyOf(name)}: ${String(options[name])}`);
  return values.length === 0 ? "technique" : `technique.with({ ${values.join(", ")} })`;
}

const keyOf = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name));

/** The line of code that asks all properties of a board again, and whether so much is found there where that is asked too. */
export const again = (technique: Named, board: Board, wanted?: { readonly least: number }): string =>
  `examine(${codeOf(technique)}, [parse("${format(board, "url")}")]${wanted ? `, { least: ${wanted.least} }` : ""})`;

/** A property that does not hold on a board. */
export function fault(code: string, technique: Named, board: Board, sight: Evidence): Fault {
  const property = (PROPERTIES as Record<string, string | undefined>)[code] ?? PROPERTIES.TECHNIQUE_FAILED;
  const url = format(board, "url");
  const { expected, seen, again: line = again(technique, board), picture = format(board, "grid") } = sight;
  const text = [
    `Technique ${technique.id}: it does not hold that ${property}. (WINGS_${code})`,
    `  expected: ${expected}`,
    `  seen:     ${seen}`,
    `  again:    ${line}`,
    picture,
  ].join("\n");
  return { code: `WINGS_${code}`, technique: technique.id, property, expected, seen, board: url, again: line, text };
}

/** What a technique threw, or what the core holds against it, as a fault; it may have been on an image of the board. */
export function faultOf(error: unknown, technique: Named, board: Board): Fault {
  const { faults } = detailsOf(error);
  if (faults !== undefined) return faults[0];
  // The core wraps what a technique throws, and what was thrown where its board was watched comes along.
  const { cause } = (error ?? {}) as { readonly cause?: unknown };
  const inner = detailsOf(cause).faults;
  if (inner !== undefined) return inner[0];
  const { board: where } = detailsOf(error);
  const { code, message } = reasonOf(error);
  const known = code in WANTED ? code : "TECHNIQUE_FAILED";
  return fault(known, technique, where === undefined ? board : parse(where), {
    expected: WANTED[known],
    seen: message.replace(/ Board: \S+$/, ""),
    again: again(technique, board),
  });
}

const detailsOf = (error: unknown): { readonly faults?: Fault[]; readonly board?: string } =>
  isWingsError(error) ? error.details : {};

/** The code of an error without `WINGS_`, and its message. The core wraps what a technique throws: the cause tells more. */
function reasonOf(error: unknown): { code: string; message: string } {
  const { code = "", message = String(error), cause } = (error ?? {}) as Partial<WingsError>;
  if (code === "WINGS_TECHNIQUE_FAILED" && cause !== undefined) {
    const inner = reasonOf(cause);
    return { code: inner.code in WANTED ? inner.code : "TECHNIQUE_FAILED", message };
  }
  return { code: code.replace("WINGS_", ""), message };
}

/** The error of a test that fails: its code and the drawn board are those of the first fault, the others are named. */
export function failureOf(faults: readonly Fault[]): WingsError {
  const [first, ...others] = faults;
  const also = others.map(({ code, property, seen }) => `also: ${property} (${code})\n  seen:     ${seen}`);
  return codedError(first.code, [first.text, ...also].join("\n"), { faults });
}

/** An error with a code, as the core makes them. */
export const codedError = (
  code: `WINGS_${string}`,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): WingsError => Object.assign(new Error(message), { name: "WingsError", code, details });
