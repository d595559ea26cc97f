import { type Board, type Technique, isWingsError, parseDetailed } from "@wings/core";
import { CLASSIC_GRID, sees } from "@wings/core/author";
import { type CellDigit, Sink, eliminationsOf, runTechnique } from "@wings/core/host";
import { HODOKU_CODES, type HodokuCoverage } from "@wings/ladder";
import { quoteUnknownText } from "../../run/answer.js";
import type { Run } from "../../command/define-command.js";
import { linesOf } from "../../run/input.js";
import { makePeriodicYield } from "../../terminal/clock.js";
import { badCase } from "./errors.js";
import { type Techniques, loadTechniques, selectionOf } from "../../techniques/load-techniques.js";
import { tell, write } from "../../terminal/output.js";
import { jsonLine, sanitize } from "../../terminal/sanitize.js";
import { type TerminalStyle, formatTable, paint, plural, terminalStyle } from "../../terminal/terminal-style.js";
import type { RegressFlags } from "./command.js";

interface Row {
  passed: number;
  failed: number;
  notCovered: number;
}

interface Case {
  readonly code: string;
  readonly variant: string;
  readonly technique: string | null;
  /** Null if no technique covers the code. */
  readonly ok: boolean | null;
  readonly expected: string;
  readonly found: number;
}

/** Runs the cases of a library: each names a technique, a board and the expected outcome. */
export const run: Run<RegressFlags> = async ({ flags, pluginFolder, inputs: [path = "-"] }) => {
  const style = terminalStyle(flags);
  const json = flags.json === true;
  const techniques = await loadTechniques(selectionOf(flags, pluginFolder));
  const rows = new Map<string, Row>();
  const yieldIfDue = makePeriodicYield();
  let index = 0;
  let bad = 0;
  let boards = 0;
  try {
    for await (const { text, line } of linesOf(path)) {
      await yieldIfDue();
      if (text.startsWith("#")) continue;
      let record: object;
      try {
        const result = runCase(text, line, techniques);
        count(rows, result);
        record = { ...result };
        if (result.ok === false && !json) tell(failure(line, result, text));
      } catch (error) {
        if (!isWingsError(error)) throw error;
        const { message, details } = error;
        // The type of a coded error lists only the codes of the core.
        const code: string = error.code;
        if (code === "WINGS_BAD_CASE") boards++;
        bad++;
        record = { error: { code, message, line, column: "column" in details ? details.column : 1 } };
        // Of a file that is no library, the first line says enough.
        if (!json && (code !== "WINGS_BAD_CASE" || boards === 1)) tell(`wings: ${sanitize(message)} (${code})\n`);
      }
      if (json) await write(jsonLine({ schema: 1, index, input: text, ...record }));
      index++;
    }
  } finally {
    techniques.plugins?.close();
  }
  if (!json) await write(resultTable(rows, techniques, style));
  if (index === 0) tell("wings: the file has no cases.\n");
  if (!json && boards > 1)
    tell(
      `wings: ${plural(boards - 1, "more line")} without a case. For plain boards, use wings rate or wings solve.\n`,
    );
  const { passed, failed, notCovered } = totalOf(rows);
  if (notCovered > 0) tell(notCoveredHint(notCovered, rows));
  return bad > 0 || failed > 0 || passed === 0 ? 1 : 0;
};

function notCoveredHint(cases: number, rows: ReadonlyMap<string, Row>): string {
  const codes = [...rows].flatMap(([code, row]) => (row.notCovered > 0 ? [code] : [])).sort();
  return `wings: ${plural(cases, "case")} not covered: no technique in use has the code${codes.length === 1 ? "" : "s"} ${codes.join(", ")}.\n`;
}

/** A name before a case (`X-Wing | :0300:…`) becomes spaces, so that errors name the right column. */
const withoutName = (text: string): string => text.replace(/^[^|]*\|(?=\s*:)/, (name) => " ".repeat(name.length));

function runCase(text: string, line: number, { list, rungs }: Techniques): Case {
  const { board, library } = quoteUnknownText(text, () => parseDetailed(withoutName(text), line));
  if (library === undefined) throw badCase(line);
  const { code, variant } = library;
  const { ids, isUnion }: HodokuCoverage = HODOKU_CODES[code] ?? { ids: [] };
  const covering = list.filter(({ id }) => ids.includes(id));
  const expected = outcomeText(library);
  const technique = ids.find((id) => covering.some((each) => each.id === id)) ?? null;
  const result = { code, variant, technique, expected: expected.replace(/^\||\|$/g, "") };
  if (covering.length === 0 || covering.some(({ id }) => rungs.get(id)!.isPlugin))
    return { ...result, ok: null, found: 0 };
  const outcomes = outcomesOn(board, covering);
  const isFound = isUnion ? hasTogether(outcomes, library, board) : outcomes.has(expected);
  return { ...result, ok: isFound !== (variant === "x"), found: outcomes.size };
}

/** Whether each expected elimination is one of some finding. A placement is there when all that it excludes is. */
function hasTogether(outcomes: ReadonlySet<string>, { eliminations, placements }: Outcome, board: Board): boolean {
  const parts = [...outcomes].map((outcome) => outcome.split("|"));
  const placed = new Set(parts.flatMap(([codes]) => codes.split(" ")));
  const gone = new Set(parts.flatMap(([, codes]) => codes.split(" ")));
  const isGone = (each: CellDigit): boolean => gone.has(codeOf(each));
  return (
    eliminations.every(isGone) &&
    placements.every((each) => placed.has(codeOf(each)) || excludedBy(board, each).every(isGone))
  );
}

/** The candidates that a placement excludes. */
const excludedBy = (board: Board, { cell, digit }: CellDigit): CellDigit[] => [
  ...board.candidates(cell).flatMap((each) => (each === digit ? [] : [{ cell, digit: each }])),
  ...Array.from(board.values.keys()).flatMap((other) =>
    sees(CLASSIC_GRID, cell, other) && board.has(other, digit) ? [{ cell: other, digit }] : [],
  ),
];

interface Outcome {
  readonly eliminations: readonly CellDigit[];
  readonly placements: readonly CellDigit[];
}

/** A candidate in the notation of the library. */
const codeOf = ({ cell, digit }: CellDigit): string => `${digit}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`;

/** An outcome in the notation of the library (`314 977`), sorted and without duplicates. */
const outcomeText = ({ eliminations, placements }: Outcome): string => {
  const text = (list: readonly CellDigit[]): string => {
    return [...new Set(list.map(codeOf))].sort().join(" ");
  };
  return `${text(placements)}|${text(eliminations)}`;
};

/** The outcomes of all findings of these techniques. */
export function outcomesOn(board: Board, techniques: readonly Technique[]): Set<string> {
  const sink = new Sink(board, "distinct");
  const before = board.copy();
  const outcomes = new Set<string>();
  for (const technique of techniques) {
    runTechnique(technique, board, sink, before);
    for (const hit of sink.hits)
      outcomes.add(outcomeText({ eliminations: eliminationsOf(hit), placements: hit.placements }));
  }
  return outcomes;
}

function count(rows: Map<string, Row>, { code, ok }: Case): void {
  const row = rows.get(code) ?? { passed: 0, failed: 0, notCovered: 0 };
  rows.set(code, row);
  row[ok === null ? "notCovered" : ok ? "passed" : "failed"]++;
}

function totalOf(rows: ReadonlyMap<string, Row>): Row {
  const total: Row = { passed: 0, failed: 0, notCovered: 0 };
  for (const row of rows.values())
    for (const key of ["passed", "failed", "notCovered"] as const) total[key] += row[key];
  return total;
}

const failure = (line: number, { code, technique, variant, expected, found }: Case, text: string): string =>
  variant === "x"
    ? `line ${line}: ${code} ${technique} finds ${expected}, but must not: ${text}\n`
    : `line ${line}: ${code} ${technique} has ${plural(found, "outcome")}, none of them ${expected}: ${text}\n`;

function resultTable(rows: ReadonlyMap<string, Row>, { rungs }: Techniques, style: TerminalStyle): string {
  const list = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, row]) => {
      const id = row.passed + row.failed > 0 ? HODOKU_CODES[code].ids.find((each) => rungs.has(each)) : undefined;
      return [code, id === undefined ? "" : rungs.get(id)!.technique.meta.name, ...numbers(row)];
    });
  const paintRow = (text: string, [, , passed, failed, notCovered]: readonly string[]): string =>
    Number(failed) > 0
      ? paint(style, "red", text)
      : Number(notCovered) > 0 && passed === "0"
        ? paint(style, "dim", text)
        : text;
  const titles = ["code", "technique", "passed", "failed", "not covered"];
  return formatTable(
    titles.map((title, i) => ({ title, isNumber: i >= 2, paint: paintRow })),
    [...list, ["all", "", ...numbers(totalOf(rows))]],
    style,
  ).join("");
}

const numbers = ({ passed, failed, notCovered }: Row): string[] => [passed, failed, notCovered].map(String);
