import { isWingsError, parseDetailed } from "@wings/core";
import { reading } from "../boards/read-board.js";
import { makeBreath } from "../breath.js";
import { clean, jsonLine } from "../terminal/sanitize.js";
import { columns } from "../terminal/table.js";
import { badCase } from "../errors.js";
import { linesOf } from "../lines.js";
import { type Look, counted, lookOf, paint } from "../terminal/terminal-style.js";
import { tell, write } from "../output.js";
import { CODES, outcomeText, outcomesOn } from "./regression.js";
import type { Run } from "../cli/run.js";
import { selectionOf } from "../techniques/selection.js";
import { type Techniques, loadTechniques } from "../techniques/load-techniques.js";

interface Row {
  passed: number;
  failed: number;
  notCovered: number;
}

interface Case {
  readonly code: string;
  readonly variant: string;
  readonly technique: string | null;
  /** Null where no technique is there for the code. */
  readonly ok: boolean | null;
  readonly expected: string;
  readonly found: number;
}

/** Runs the cases of a library: each states a technique, a board and what the technique does there. */
export const run: Run = async ({ flags, inputs: [path = "-"] }) => {
  const look = lookOf(flags);
  const json = flags.json === true;
  const techniques = await loadTechniques(selectionOf(flags));
  const rows = new Map<string, Row>();
  const breathe = makeBreath();
  let index = 0;
  let bad = 0;
  try {
    for await (const { text, line } of linesOf(path)) {
      await breathe();
      if (text.startsWith("#")) continue;
      let out: object;
      try {
        const it = runCase(text, line, techniques);
        count(rows, it);
        out = { ...it };
        if (it.ok === false && !json) tell(failure(line, it, text));
      } catch (error) {
        if (!isWingsError(error)) throw error;
        bad++;
        const { code, message, details } = error;
        out = { error: { code, message, line, column: (details?.column as number | undefined) ?? 1 } };
        if (!json) tell(`wings: ${clean(message)} (${code})\n`);
      }
      if (json) await write(jsonLine({ schema: 1, index, input: text, ...out }));
      index++;
    }
  } finally {
    techniques.plugins?.close();
  }
  if (!json) await write(table(rows, techniques, look));
  if (index === 0) tell("wings: there is no case in the file.\n");
  return bad > 0 || index === 0 || [...rows.values()].some(({ failed }) => failed > 0) ? 1 : 0;
};

function runCase(text: string, line: number, { list, rungs }: Techniques): Case {
  const { board, library } = reading(text, () => parseDetailed(text, line));
  if (library === undefined) throw badCase(line);
  const { code, variant } = library;
  const ids = CODES[code] ?? [];
  const ours = list.filter(({ id }) => ids.includes(id));
  const expected = outcomeText(library);
  const wanted = { code, variant, technique: ours[0]?.id ?? null, expected: expected.replace(/^\||\|$/, "") };
  if (ours.length === 0 || ours.some(({ id }) => rungs.get(id)!.isPlugin)) return { ...wanted, ok: null, found: 0 };
  const outcomes = outcomesOn(board, ours);
  return { ...wanted, ok: outcomes.has(expected) !== (variant === "x"), found: outcomes.size };
}

function count(rows: Map<string, Row>, { code, ok }: Case): void {
  const row = rows.get(code) ?? { passed: 0, failed: 0, notCovered: 0 };
  rows.set(code, row);
  row[ok === null ? "notCovered" : ok ? "passed" : "failed"]++;
}

const failure = (line: number, { code, technique, variant, expected, found }: Case, text: string): string =>
  variant === "x"
    ? `line ${line}: ${code} ${technique} finds ${expected}, and must not: ${text}\n`
    : `line ${line}: ${code} ${technique} has ${counted(found, "outcome")}, none is ${expected}: ${text}\n`;

function table(rows: ReadonlyMap<string, Row>, { rungs }: Techniques, look: Look): string {
  const total: Row = { passed: 0, failed: 0, notCovered: 0 };
  const list = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, row]) => {
      for (const key of ["passed", "failed", "notCovered"] as const) total[key] += row[key];
      const id = row.passed + row.failed > 0 ? CODES[code][0] : undefined;
      return [code, id === undefined ? "" : rungs.get(id)!.technique.meta.name, ...numbers(row)];
    });
  const colour = (text: string, [, , passed, failed, notCovered]: readonly string[]): string =>
    Number(failed) > 0
      ? paint(look, "red", text)
      : Number(notCovered) > 0 && passed === "0"
        ? paint(look, "dim", text)
        : text;
  const titles = ["code", "technique", "passed", "failed", "not covered"];
  return columns(
    titles.map((title, i) => ({ title, isNumber: i >= 2, paint: colour })),
    [...list, ["all", "", ...numbers(total)]],
    look,
  ).join("");
}

const numbers = ({ passed, failed, notCovered }: Row): string[] => [passed, failed, notCovered].map(String);
