import { type Board, type CodedError, type Technique, format, isWingsError, parse } from "@wings/core";

/**
 * What every technique must hold to, by the code of the failure. Codes never change. The core checks the first ones
 * whenever a technique runs.
 */
export const PROPERTIES = {
  TECHNIQUE_FAILED: "it throws no error",
  CHANGED_BOARD: "it doesn't change the board",
  NOT_COMMITTED: "it commits what it reports",
  COMMIT_EMPTY: "it commits only findings that change the board, with a size",
  STOP_IGNORED: "it stops when commit returns true",
  BAD_PATTERN: "patterns have the declared fields, in the declared order",
  TIMEOUT: "it finishes on every board",
  TOO_SLOW: "a search takes less than a millisecond",
  FINDING_REJECTED: "each finding follows from the facts of its reason",
  NOT_FOUND: "it finds what a case states",
  FOUND_TOO_MUCH: "it finds nothing on a miss",
  WRONG_MESSAGE: "a finding has the message that a case states",
  NO_MESSAGE: "a case states what a finding says",
  CONTRADICTS_SOLUTION: "no finding contradicts the solution",
  UNSTABLE_ORDER: "two runs report the same findings in the same order",
  UNSTABLE_TEXT: "a finding has the same texts, facts and marks every time",
  STALE_DATA: "it reads the current board, not an earlier one",
  GIVENS_MATTER: "it finds the same whether digits are given or placed",
  WRONG_FIRST: "policy first keeps the first finding of policy all",
  WRONG_SMALLEST: "policy smallest keeps the first of the smallest findings",
  WRONG_DISTINCT: "policy distinct keeps each outcome once",
  WRONG_COUNT: "policy count counts all findings",
  WRONG_SIZE: "sizes are whole numbers from minSize to 1000",
  LOW_MIN_SIZE: "minSize is the smallest size that occurs",
  FOUND_TWICE: "it reports each finding once",
  TOO_MANY: "it reports one finding for each pattern",
  SIDE_EFFECT: "it doesn't depend on chance, time, locale or environment, and doesn't change built-in objects",
  GROWING_MEMORY: "it keeps nothing from call to call",
  PRINTS: "it prints nothing",
  BAD_WORDS: "its name, roles, messages and options are single lines of text",
  OPEN_SLOT: "data fills each slot of the messages",
  UNUSED_DATUM: "a message uses each value of data",
  RESERVED_DATUM: "data leaves outcome to the core",
  WRONG_DATUM: "messages name only parts of the finding",
  UNTOLD_STEP: "the long and the short message say what changes",
  GIVEN_AWAY: "the vague message doesn't name a cell that changes",
  OTHER_DIGIT: "the digit that can't be is one that changes",
  UNTOLD_PATTERN: "the long message names cells or houses of the pattern",
  TELLING_HINT: "the vague message names no cell",
  WORDS_IN_DATA: "data has values, and no words of a language",
  UNDECLARED_ROLE: "marks use declared roles",
  TAKEN_WORD: "roles have other words than those of the core",
  UNUSED_ROLE: "marks use each declared role",
  WRONG_ROLE: "a role with the name of a field marks what that field contains",
  WRONG_MARK: "marks can be drawn, on digits that the cells have",
  DOUBLE_MARK: "a mark occurs once",
  UNEQUAL_MARKS: "it marks the same on rotated, reordered and relabeled boards",
  WRONG_LINK: "links are true on the board",
  ALWAYS_STRONG: "a link that is drawn as weak is not strong on every board",
  UNMARKED_CELL: "marks show each cell of the pattern",
  WRONG_FIELD: "each field of a pattern has a value of its declared kind",
  NOT_JSON: "a finding is plain JSON",
  REFUSED: "hosts accept what reason, marks and data return",
  TOO_LONG: "texts and findings are no longer than hosts accept",
  BROKEN_SYMMETRY: "it finds the same on rotated, reordered and relabeled boards",
  UNNEEDED_FACT: "the proof needs each fact of a reason",
  SEVERAL_SOLUTIONS: "if it assumes one solution, it finds nothing on puzzles with several",
  UNNEEDED_ASSUMPTION: "it assumes a unique solution only if it must",
  UNUSED_OPTION: "each option has an effect",
  FEW_FINDINGS: "there are enough findings for a meaningful test",
  INCOMPLETE: "it finds all that the reference finds",
  OTHER_HOUSES: "it is right on boards with other houses",
  BEYOND_REFERENCE: "it finds nothing that the reference doesn't find",
  EXCHANGED_FIELDS: "fields have the same values as in the reference",
} as const;

/** What the core expects when it is the core that finds a fault. */
const EXPECTED: Readonly<Record<string, string>> = {
  TECHNIQUE_FAILED: "find, reason, marks and data return on any board",
  NOT_COMMITTED: "report.commit(pattern, size) after each report",
  COMMIT_EMPTY: "if (report.eliminate(…) && report.commit(pattern, size)) return",
  STOP_IGNORED: "find returns at once when commit returns true",
  BAD_PATTERN: "all fields of `pattern`, in that order",
};

/** A broken property, with the board that shows it. */
export interface Fault {
  /** `WINGS_` and the key of the property. */
  readonly code: `WINGS_${string}`;
  readonly technique: string;
  readonly property: string;
  readonly expected: string;
  readonly seen: string;
  /** The board, in a format that `parse` reads. */
  readonly board: string;
  /** A line of code that reproduces the fault. */
  readonly again: string;
  /** The complete message, with a drawing of the board. */
  readonly text: string;
}

/** The evidence for a fault. By default, `examine` on the board reproduces it. */
export interface Evidence {
  readonly expected: string;
  readonly seen: string;
  readonly again?: string;
  /** A drawing that shows more than the candidates of the board. */
  readonly picture?: string | undefined;
}

/** The parts of a technique that a message needs. */
export type Named = Pick<Technique, "id" | "meta" | "options">;

/** The technique as code, with the options that differ from their defaults. */
export function codeOf({ meta, options }: Named): string {
  const set = Object.entries(meta.options).filter(([name, spec]) => options[name] !== spec.default);
  const values = set.map(([name]) => `${keyOf(name)}: ${String(options[name])}`);
  return values.length === 0 ? "technique" : `technique.with({ ${values.join(", ")} })`;
}

const keyOf = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name));

/** A board as code. */
export const boardCode = (board: Board): string =>
  `parse("${format(board, "url")}"${board.layout ? `, 1, layoutOf("${board.layout.name}")` : ""})`;

/** The line of code that checks a board again: all properties, or on other houses what `soundness` checks. */
export function again(technique: Named, board: Board, wanted?: { readonly least: number }): string {
  const [code, boards] = [codeOf(technique), `[${boardCode(board)}]`];
  if (board.layout) return `soundness(${code}, { boards: ${boards}, least: 0 })`;
  return `examine(${code}, ${boards}${wanted ? `, { least: ${wanted.least} }` : ""})`;
}

/** Describes a property that is broken on a board. */
export function fault(code: string, technique: Named, board: Board, sight: Evidence): Fault {
  const property = (PROPERTIES as Record<string, string | undefined>)[code] ?? PROPERTIES.TECHNIQUE_FAILED;
  const url = format(board, "url");
  const { expected, seen, again: line = again(technique, board), picture = format(board, "grid") } = sight;
  const text = [
    `Technique ${technique.id}, rule not met: ${property}. (WINGS_${code})`,
    `  expected: ${onOneLine(expected)}`,
    `  seen:     ${onOneLine(seen)}`,
    `  again:    ${line}`,
    picture,
  ].join("\n");
  return { code: `WINGS_${code}`, technique: technique.id, property, expected, seen, board: url, again: line, text };
}

/** A technique's words with control characters as in code: they could add lines that look like others. */
const onOneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]/gu, (character) => JSON.stringify(character).slice(1, -1));

/** Converts an error of a technique, or of the core about a technique, to a fault. */
export function faultOf(error: unknown, technique: Named, board: Board): Fault {
  const { faults } = detailsOf(error);
  if (faults !== undefined) return faults[0];
  // The core wraps what a technique throws. The cause may be a fault of the board guard.
  const { cause } = (error ?? {}) as { readonly cause?: unknown };
  const inner = detailsOf(cause).faults;
  if (inner !== undefined) return inner[0];
  const { board: where, problem } = detailsOf(error);
  const { code, message } = reasonOf(error);
  const known = code in EXPECTED ? code : "TECHNIQUE_FAILED";
  return fault(known, technique, where === undefined ? board : parse(where, 1, board.layout), {
    expected: EXPECTED[known],
    seen: problem === undefined || where === undefined ? message : problemText(technique, problem),
    again: again(technique, board),
  });
}

interface Details {
  readonly faults?: Fault[];
  readonly board?: string;
  readonly problem?: string;
}

const detailsOf = (error: unknown): Details => (isWingsError(error) ? (error.details as Details) : {});

/** The message of the core without its board, which a fault shows in a separate line. */
export const problemText = ({ id }: Named, problem: string): string => `technique ${id} ${problem}.`;

/** The code of an error without `WINGS_`, and its message. The core wraps errors of a technique, so the cause has the code. */
function reasonOf(error: unknown): { code: string; message: string } {
  const { code = "", message = String(error), cause } = (error ?? {}) as Partial<CodedError>;
  if (code === "WINGS_TECHNIQUE_FAILED" && cause !== undefined) {
    const inner = reasonOf(cause);
    return { code: inner.code in EXPECTED ? inner.code : "TECHNIQUE_FAILED", message };
  }
  return { code: code.replace("WINGS_", ""), message };
}

/** The error of a failed test. It draws the board of the first fault and lists the others. */
export function failureOf(faults: readonly Fault[]): CodedError {
  const [first, ...others] = faults;
  const also = others.map(({ code, property, seen }) => `also: ${property} (${code})\n  seen:     ${seen}`);
  return codedError(first.code, [first.text, ...also].join("\n"), { faults });
}

/** An error with a code, in the form of the errors of the core. */
export const codedError = (
  code: `WINGS_${string}`,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): CodedError => Object.assign(new Error(message), { name: "WingsError", code, details });
