import { type Board, type Technique, isWingsError, parseDetailed } from "@wings/core";
import { type CellDigit, Sink, eliminationsOf, runTechnique } from "@wings/core/host";
import { quoteUnknownText } from "../boards/read-board.js";
import { makePeriodicYield } from "../event-loop-yield.js";
import type { Run } from "../cli/flags.js";
import { badCase } from "../errors.js";
import { linesOf } from "../io/text-stream.js";
import { tell, write } from "../io/output.js";
import { type Techniques, loadTechniques } from "../techniques/load-techniques.js";
import { selectionOf } from "../techniques/selection.js";
import { jsonLine, sanitize } from "../terminal/sanitize.js";
import { formatTable } from "../terminal/table.js";
import { type TerminalStyle, paint, plural, terminalStyle } from "../terminal/terminal-style.js";

/** The codes of the HoDoKu library that wings has techniques for. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  "0000": ["full-house"],
  "0002": ["hidden-single"],
  "0003": ["naked-single"],
  "0100": ["pointing"],
  "0101": ["claiming"],
  "0110": ["locked-pair"],
  "0111": ["locked-triple"],
  "0200": ["naked-pair"],
  "0201": ["naked-triple"],
  "0202": ["naked-quad"],
  "0210": ["hidden-pair"],
  "0211": ["hidden-triple"],
  "0212": ["hidden-quad"],
  "0800": ["xy-wing"],
  "0801": ["xyz-wing"],
  "0803": ["w-wing"],
  "0902": ["als-xy-wing"],
};

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
export const run: Run = async ({ flags, inputs: [path = "-"] }) => {
  const style = terminalStyle(flags);
  const json = flags.json === true;
  const techniques = await loadTechniques(selectionOf(flags));
  const rows = new Map<string, Row>();
  const yieldIfDue = makePeriodicYield();
  let index = 0;
  let bad = 0;
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
        bad++;
        const { code, message, details } = error;
        record = { error: { code, message, line, column: "column" in details ? details.column : 1 } };
        if (!json) tell(`wings: ${sanitize(message)} (${code})\n`);
      }
      if (json) await write(jsonLine({ schema: 1, index, input: text, ...record }));
      index++;
    }
  } finally {
    techniques.plugins?.close();
  }
  if (!json) await write(resultTable(rows, techniques, style));
  if (index === 0) tell("wings: the file has no cases.\n");
  return bad > 0 || index === 0 || [...rows.values()].some(({ failed }) => failed > 0) ? 1 : 0;
};

function runCase(text: string, line: number, { list, rungs }: Techniques): Case {
  const { board, library } = quoteUnknownText(text, () => parseDetailed(text, line));
  if (library === undefined) throw badCase(line);
  const { code, variant } = library;
  const ids = CODES[code] ?? [];
  const covering = list.filter(({ id }) => ids.includes(id));
  const expected = outcomeText(library);
  const result = { code, variant, technique: covering[0]?.id ?? null, expected: expected.replace(/^\||\|$/, "") };
  if (covering.length === 0 || covering.some(({ id }) => rungs.get(id)!.isPlugin))
    return { ...result, ok: null, found: 0 };
  const outcomes = outcomesOn(board, covering);
  return { ...result, ok: outcomes.has(expected) !== (variant === "x"), found: outcomes.size };
}

interface Outcome {
  readonly eliminations: readonly CellDigit[];
  readonly placements: readonly CellDigit[];
}

/** An outcome in the notation of the library (`314 977`), sorted and without duplicates. */
const outcomeText = ({ eliminations, placements }: Outcome): string => {
  const text = (list: readonly CellDigit[]): string => {
    const codes = list.map(({ cell, digit }) => `${digit}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`);
    return [...new Set(codes)].sort().join(" ");
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

const failure = (line: number, { code, technique, variant, expected, found }: Case, text: string): string =>
  variant === "x"
    ? `line ${line}: ${code} ${technique} finds ${expected}, but must not: ${text}\n`
    : `line ${line}: ${code} ${technique} has ${plural(found, "outcome")}, none of them ${expected}: ${text}\n`;

function resultTable(rows: ReadonlyMap<string, Row>, { rungs }: Techniques, style: TerminalStyle): string {
  const total: Row = { passed: 0, failed: 0, notCovered: 0 };
  const list = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, row]) => {
      for (const key of ["passed", "failed", "notCovered"] as const) total[key] += row[key];
      const id = row.passed + row.failed > 0 ? CODES[code][0] : undefined;
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
    [...list, ["all", "", ...numbers(total)]],
    style,
  ).join("");
}

const numbers = ({ passed, failed, notCovered }: Row): string[] => [passed, failed, notCovered].map(String);
